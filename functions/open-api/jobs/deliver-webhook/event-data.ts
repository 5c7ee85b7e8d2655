import { type BillingEventDependencies, billingEventData } from '#functions/open-api/jobs/deliver-webhook/billing-event-data.ts';
import { type PeopleDependencies, nameRedactor } from '#functions/accounts/services/name-redactor.ts';
import { entryDetail } from '#functions/visitors/services/list/entry-view.ts';
import { memberDetail } from '#functions/visitors/services/list/member-view.ts';
import { siteSummary } from '#functions/sites/services/site-summary.ts';
import { scopeOf } from '#functions/platform/base/scope.ts';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { FormEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import type { MailRecordStore } from '#functions/visitors/store/entries/mail-record-store.ts';
import type { MemberList } from '#functions/visitors/store/list/member-list.ts';
import type { StoredDelivery } from '#functions/open-api/store/webhooks/delivery.ts';
import type { StoredWebhook } from '#functions/open-api/store/webhooks/webhook.ts';
import { isWebhookEvent, WEBHOOK_EVENT_DEFINITIONS } from '#shared/api-contract/webhook-events.ts';
import { type BillingEvent, isBillingEvent, type WebhookEvent } from '#shared/model/open-api/webhook.ts';

export interface EventDataDependencies extends PeopleDependencies, BillingEventDependencies {
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  entries: Pick<FormEntryStore, 'find'>;
  members: Pick<MemberList, 'find' | 'countSessions'>;
  mailRecords: Pick<MailRecordStore, 'list'>;
  sitesOrigin: string;
}

type Subject = Pick<StoredDelivery, 'subjectId'>;

async function entryData({ entries, mailRecords }: EventDataDependencies, site: Site, kind: StoredFormKind, { subjectId }: Subject) {
  const [entry, mails] = await Promise.all([
    entries.find(site.id, kind, subjectId),
    mailRecords.list({ siteId: site.id, list: kind, about: subjectId }),
  ]);
  return entry && { entry: entryDetail(entry, mails) };
}

async function memberData({ members, mailRecords }: EventDataDependencies, site: Site, { subjectId }: Subject) {
  const member = await members.find(site.id, subjectId);
  if (member?.entity !== 'member') return undefined;
  const [mails, sessionCount] = await Promise.all([
    mailRecords.list({ siteId: site.id, list: 'membership', about: addressDigest(member.email) }),
    members.countSessions(member),
  ]);
  return { member: memberDetail(member, mails, sessionCount) };
}

const READERS: Readonly<
  Record<
    Exclude<WebhookEvent, BillingEvent>,
    (dependencies: EventDataDependencies, site: Site, subject: Subject) => Promise<object | undefined>
  >
> = {
  'contact.created': (dependencies, site, subject) => entryData(dependencies, site, 'contact', subject),
  'form.created': (dependencies, site, subject) => entryData(dependencies, site, 'homepage', subject),
  'member.created': memberData,
  'site.published': ({ sitesOrigin }, site) => Promise.resolve({ site: siteSummary(site, sitesOrigin) }),
  'site.unpublished': ({ sitesOrigin }, site) => Promise.resolve({ site: siteSummary(site, sitesOrigin) }),
};

/**
 * Returns the data of a delivery as the open API would return it now to the same account with the same sites, or `undefined` if the open
 * API would return `not-found`: the subject was erased, its site was deleted, or the webhook no longer includes the site.
 */
export async function eventData(
  dependencies: EventDataDependencies,
  webhook: StoredWebhook,
  { type, siteId, subjectId }: StoredDelivery,
): Promise<object | undefined> {
  if (!isWebhookEvent(type)) return { webhookId: webhook.id };
  if (isBillingEvent(type)) {
    const read = await billingEventData(dependencies, scopeOf(webhook.accountId), { type, subjectId });
    return read && WEBHOOK_EVENT_DEFINITIONS[type].data.parse(read);
  }
  const site =
    siteId === null ? undefined : await dependencies.sites.findIncludingDeleted(scopeOf(webhook.accountId, webhook.siteIds), siteId);
  if (!site || site.deletedAt !== undefined) return undefined;
  const read = await READERS[type](dependencies, site, { subjectId });
  const data = await nameRedactor(dependencies, { scope: scopeOf(webhook.accountId) })(read);
  // Parsing removes undeclared fields.
  return data && WEBHOOK_EVENT_DEFINITIONS[type].data.parse({ siteId, ...data });
}
