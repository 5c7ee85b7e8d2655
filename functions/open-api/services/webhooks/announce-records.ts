import { requestDeliveries, type RequestDependencies } from '#functions/open-api/services/webhooks/request-deliveries.ts';
import type { FormEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import type { MemberList } from '#functions/visitors/store/list/member-list.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { WebhookEvent } from '#shared/model/open-api/webhook.ts';

const ENTRY_EVENT: Readonly<Record<StoredFormKind, WebhookEvent>> = { contact: 'contact.created', homepage: 'form.created' };

/**
 * Wraps the indexing of entries: enqueues the webhook deliveries of an entry before indexing it. An entry stays due until it is indexed, so
 * a crash in between enqueues the deliveries again, and no event is lost. The entry thus serves as the outbox.
 */
export const withEntryWebhooks = (
  dependencies: RequestDependencies,
  entries: Pick<FormEntryList, 'find' | 'index'>,
): Pick<FormEntryList, 'index'> => ({
  async index(siteId, kind, id) {
    const entry = await entries.find(siteId, kind, id);
    if (entry && !entry.words) {
      await requestDeliveries(dependencies, { type: ENTRY_EVENT[kind], siteId, subjectId: id, at: entry.createdAt });
    }
    await entries.index(siteId, kind, id);
  },
});

/** Wraps the indexing of members like `withEntryWebhooks`. A registration is announced once it is confirmed. */
export const withMemberWebhooks = (
  dependencies: RequestDependencies,
  members: Pick<MemberList, 'find' | 'index'>,
): Pick<MemberList, 'index'> => ({
  async index(member) {
    const { siteId, id } = member;
    const found = await members.find(siteId, id);
    if (found?.entity === 'member' && !found.words) {
      await requestDeliveries(dependencies, { type: 'member.created', siteId, subjectId: id, at: found.createdAt });
    }
    await members.index(member);
  },
});
