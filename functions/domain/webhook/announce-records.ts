import { requestDeliveries, type RequestDependencies } from '#functions/domain/webhook/request-deliveries.ts';
import type { FormEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import type { MemberList } from '#functions/store/visitor-list/member-list.ts';
import type { StoredFormKind } from '#functions/store/visitor/form-entry.ts';
import type { WebhookEvent } from '#shared/model/account/webhook.ts';

const ENTRY_EVENT: Readonly<Record<StoredFormKind, WebhookEvent>> = { contact: 'contact.created', homepage: 'form.created' };

/**
 * Indexes entries as before, and tells webhooks of each first: an entry is due to be indexed until it is, so that after a crash in
 * between it is told of again, and none is forgotten. The entry is its own outbox.
 */
export const announcedEntries = (
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

/** As `announcedEntries`, of members: registrations are told of once they are confirmed. */
export const announcedMembers = (
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
