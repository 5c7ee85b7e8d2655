import { addressDigest, digest, formerAddressInKey } from '#functions/platform/keys/digest.ts';
import type { Key } from '#functions/platform/keys/key.ts';

/**
 * Every key of the one table, except those of sign-in (`sign-in-keys.ts`), of webhooks (`webhook-keys.ts`), of visits (`visit-keys.ts`)
 * and of the index `due` (`due-keys.ts`). The table below also lists those of billing (`billing-keys.ts`) and of news (`news-keys.ts`).
 * Items that are read or removed together share a partition; sort keys that sort by time hold ULIDs or instants.
 *
 * | partition (`pk`)                        | sort key (`sk`)                   | item                        | read by                                                        |
 * |-----------------------------------------|-----------------------------------|-----------------------------|----------------------------------------------------------------|
 * | `OPERATOR`                              | `OPERATOR`                        | id of the operator's account | registration, bootstrap                                        |
 * | `OPERATOR`                              | `LISTS`                           | version of the site indexes | bootstrap, to decide whether to reindex                        |
 * | `OPERATOR`                              | `LIBRARY`                         | whether it was filled       | bootstrap, to fill the media libraries once                    |
 * | `OPERATOR`                              | `BACKFILL`                        | progress of the backfill    | the reconcile job; requests of one person                      |
 * | `OPERATOR`                              | `SUPPRESSION_KEY`                 | key of the digests          | every suppression of an address                                |
 * | `PLANS`                                 | `PLAN#<id>`                       | plan                        | one plan by id; all plans                                      |
 * | `PRICES#<plan>`                         | `<month>`                         | announcement of its prices from a month on | `due`: accounts to tell                         |
 * | `ACCOUNT#<id>`                          | `ACCOUNT`                         | account                     | one or many by id                                              |
 * | `ACCOUNT#<id>`                          | `SITES`                           | number of its own sites     | plan limits                                                    |
 * | `ACCOUNT#<id>`                          | `SITE_TEMPLATE#<id>`              | template saved from a site  | those of an account, newest first; one by id and account       |
 * | `ACCOUNT#<id>`                          | `SITE_TEMPLATES`                  | number of its templates     | its limit                                                      |
 * | `ACCOUNT#<id>`                          | `SUB_ADMIN#<id>`                  | sub-administrator's id      | the sub-administrators of an account, oldest first             |
 * | `ACCOUNT#<id>`                          | `API_ACCESS#<id>`                 | access of a machine         | the accesses of an account, oldest first; every call           |
 * | `API_PROOF#<digest>`                    | `API_PROOF`                       | access that a secret proves | every call of a machine                                        |
 * | `API_USAGE#<access>`                    | `CALLS#<day>`                     | calls of a day, the last one | the calls of an access                                         |
 * | `API_USAGE#<access>`                    | `WINDOW#<minute>`                 | calls of a minute           | the rate limit                                                 |
 * | `API_USAGE#<access>`                    | `REPETITION#<digest>`             | answer to a write           | its repetition with the same `Idempotency-Key`                 |
 * | `ACCOUNT#<id>`                          | `PLAN_CHANGE`                     | a requested change of plan  | `due`: changes to apply                                        |
 * | `ACCOUNT#<id>`                          | `TRIAL_REMINDER`                  | next reminder of a trial    | `due`: reminders to send                                       |
 * | `ACCOUNT#<id>`                          | `BILLING`                         | balance, next closing       | the monthly closing; `due`: months to close                    |
 * | `ACCOUNT#<id>`                          | `BILLING_SETTINGS`                | issuer of invoices          | every closing; the settings                                    |
 * | `ACCOUNT#<id>`                          | `ACCOUNTING_SETTINGS`             | names of accounts and tax codes | the journal; its settings                                  |
 * | `ACCOUNT#<id>`                          | `DUNNING_SETTINGS`                | steps of dunning            | every step; `due`: open invoices to reschedule                 |
 * | `ACCOUNT#<id>`                          | `FREE_LINE#<id>`                  | line of the next invoice    | the page of the customer; the closing                          |
 * | `ACCOUNT#<id>`                          | `BILLING_DATA`                    | address of its invoices     | every invoice                                                  |
 * | `ACCOUNT#<id>`                          | `ENDED_PAYMENT#<number>`          | late payment that has ended | `due`: accounts to resume                                      |
 * | `BANK#<issuer>`                         | `TRANSFER#<fingerprint>`          | a recorded bank transfer    | the matching of files, so that each is recorded once           |
 * | `BANK#<issuer>`                         | `PAYER#<digest>`                  | account of a payer          | the matching of files                                          |
 * | `ACCOUNT#<id>`                          | `TERMS#<month>`                   | prices of an account in a month | the closings of that month and the next                        |
 * | `ACCOUNT#<id>`                          | `CARD`                            | saved card of an account    | closings, charges; the payment settings                        |
 * | `ACCOUNT#<id>`                          | `REFUND#<id>`                     | refund to a card            | the job that refunds; `due` (charge): refunds with unknown outcome |
 * | `ACCOUNT#<id>`                          | `CHARGE#<number>`                 | attempts to charge a card   | the job that charges; `due`: charges to begin or to settle     |
 * | `ACCOUNT#<id>`                          | `LEGAL`                           | versions of its documents   | the documents in force; agreements                             |
 * | `ACCOUNT#<id>`                          | `LEGAL_DRAFT#<kind>`              | draft of a document         | its editor                                                     |
 * | `ACCOUNT#<id>`                          | `LEGAL_VERSION#<id>`              | published document          | its readers                                                    |
 * | `ACCOUNT#<id>`                          | `AGREEMENT#<document>`            | agreement to a document     | the account; those who manage it                               |
 * | `ACCOUNT#<id>`                          | `EXPORT`                          | latest export of its data   | the account; the operator                                      |
 * | `ACCOUNT#<id>`                          | `LICENCE#<instant>#<id>#<version>` | licence taken or given back | the most licences in use in a month                            |
 * | `USERIMPORTS#<account>`                 | `<id>`                            | import of accounts          | those of an account, newest first; `due`: invitations to request |
 * | `USERS#<scope>#<status>#<type>#<plan>`  | `<sort>#<value>#<id>#<version>`   | index entry of an account   | lists of accounts; `*` is any value                    |
 * | `USERWORDS#<scope>`                     | `<prefix>#<id>#<version>`         | index entry of an account   | search of accounts                                             |
 * | `SCOPE#<account>`                       | `COUNT#<shard>`                   | figures of a subtree        | dashboard, lists of accounts                                   |
 * | `SCOPE#<account>`                       | `SITE#<created>#<id>`             | list entry of a site        | sites by creation                                              |
 * | `SITES#<scope>#<status>`                | `<sort>#<value>#<id>`             | list entry of a site        | sites in any other order, and by status; `*` is any status     |
 * | `SITETRASH#<scope>`                     | `<deletion>#<id>`                 | entry of a deleted site     | trash, last deletion first                                     |
 * | `SITEWORDS#<scope>`                     | `<prefix>#<id>#<version>`         | index entry of a site       | search of sites                                                |
 * | `AUDIT#<account>`                       | `<instant>#<id>`                  | audit entry                 | the audit log of an account, newest first                      |
 * | `INVOICES#<issuer>`                     | `NUMBER#<year>`                   | last number of a year       | every issue of an invoice                                      |
 * | `INVOICES#<issuer>`                     | `INVOICE#<number>`                | invoice                     | one by number                                                  |
 * | `INVOICES#<issuer>`                     | `DOCUMENT#<number>`               | hashes of the archived PDFs | downloads; the archive job                                     |
 * | `INVOICES#<issuer>`                     | `DOCUMENT#<number>#VOID`          | hashes of its PDFs marked as void | downloads; the archive job                               |
 * | `INVOICES#<issuer>`                     | `CREDIT_NUMBER#<year>`            | last number of a year's credit notes | every issue of a credit note                            |
 * | `INVOICES#<issuer>`                     | `CREDIT_NOTE#<invoice>#<number>`  | credit note of an invoice   | those of an invoice; the journal                               |
 * | `INVOICES#<issuer>`                     | `REMINDER#<number>`               | next step of an open invoice | `due`: steps of dunning to act                                 |
 * | `INVOICES#<issuer>`                     | `DUNNING#<number>`                | steps that have acted on it | the invoice; its next step                                     |
 * | `INVOICES#<issuer>`                     | `RECEIPT#<invoice>#<entry>#<copy>`| copy of a receipt           | those of an invoice                                            |
 * | `INVOICES#<issuer>`                     | `MANUAL#<request>`                | request of a manual invoice | a repeated request                                             |
 * | `PAYMENTS#<scope>`                      | `PAYMENT#<number>`                | payment of an invoice       | the payments of the issuer, and of a customer                  |
 * | `PAYMENTS#<scope>`                      | `LEDGER#<number>#<id>`            | entry of an invoice's ledger | the entries of an invoice                                      |
 * | `CARD_EVENT#<id>`                       | `CARD_EVENT`                      | an event of Stripe          | its receipt: each event has one job                            |
 * | `LOOK#<site>`                           | `<login>#<hour>`                  | view already audited        | the audit of views, once an hour                               |
 * | `JOB#<id>`                              | `JOB`                             | job                         | its runner; `due`: overdue jobs                                |
 * | `MEDIA#<id>`                            | `MEDIA`                           | uploaded file               | one or many by id; `due`: unused files                         |
 * | `LIBRARY#<account>`                     | `MEDIA#<id>`                      | id of a file of the account | its media library, newest first                                |
 * | `MEDIA#<id>`                            | `CONVERSION`                      | a video's conversion        | its end; `due`: conversions to check                           |
 * | `SITE#<id>`                             | `SITE`                            | site                        | one or many by id; `due`: sites to sweep                       |
 * | `SITE#<id>`                             | `SCHEDULE`                        | marker of a schedule        | `due`: publications to check or carry out                      |
 * | `DOMAINS#<site>`                        | `<token>`                         | request for a custom domain | the requests of a site, oldest first; `due`: domains to check  |
 * | `DOMAIN#<name>`                         | `CLAIM`                           | the request that has the name | every step of a request for this name                          |
 * | `DOMAIN_LIST`                           | `<name>#<site>#<token>`           | pointer to a request        | the operator's list of domains, by name                        |
 * | `DOMAIN_GROUPS`                         | `<position>`                      | tenants of a connection group | the quotas; the choice of a group                            |
 * | `SITE#<id>`                             | `REVISION#<id>`                   | revision (manifest)         | some by id; all, for the sweep                                 |
 * | `SITE#<id>`                             | `PART#<hash>`                     | part of a revision          | many by hash; all, for the sweep                               |
 * | `SITE#<id>`                             | `HISTORY#<id>`                    | history entry               | the history, newest first                                      |
 * | `SITE#<id>`                             | `MEDIA#<id>`                      | id of a file of the site    | the removal of a deleted site                                  |
 * | `SITE#<id>`                             | `BULK_UPLOAD#<id>`                | bulk upload of a ZIP file   | those of a site, newest first; `due`: uploads whose files are processed |
 * | `SITE#<id>`                             | `EXPORT`                          | latest export of the site   | logins that may publish it                                     |
 * | `SITE#<id>`                             | `PRESENCE#<login>#<editor>`       | an open editor              | who has the site open                                          |
 * | `SITE#<id>`                             | `APPROVAL#<revision>#<invitee>`   | approval of a revision      | publications; the sweep                                        |
 * | `SITE#<id>`                             | `COMMENT#<id>`                    | comment with its replies    | the comments of a site, newest first; the sweep                |
 * | `SITE#<id>`                             | `COMMENT_DIGEST#<recipient>`      | state of e-mails about comments  | `due`: e-mails about comments to send                     |
 * | `SITE#<id>`                             | `POPUP#<id>#<shard>`              | clicks on a popup           | the counts of all popups of a site                             |
 * | `SITE#<id>`                             | `POPUP#<id>#applicants`           | forms sent from a popup     | the same; the applicant limit                                  |
 * | `SITE#<id>`                             | `PREVIEW`                         | how its preview is shared   | every request to the preview                                   |
 * | `SITE#<id>`                             | `INVITEE#<digest of address>`     | invited to the preview      | the same; the share popup                                      |
 * | `SITE#<id>`                             | `PREVIEWSESSION#<invitee>#<id>`   | session of an invitee       | every request to the preview                                   |
 * | `SITE#<id>`                             | `MAIL#<invitee>#<job>`            | e-mail to an invitee        | the share popup; SES events                                    |
 * | `SITE#<id>`                             | `PREVIEWLOGIN#<id>`               | session of a console login  | the same                                                       |
 * | `SITE#<id>`                             | `PREVIEWTICKET#<digest>`          | one-time right to its frame | opening the frame                                              |
 * | `SITE#<id>`                             | `VISITORS`                        | records by form and state   | numbers of members, contacts and forms                         |
 * | `SITE#<id>`                             | `RETENTION`                       | retention period            | its daily run; `due`: runs to begin or continue                |
 * | `SITE#<id>`                             | `REPORT_DELIVERY`                 | addresses of monthly reports | `due`: reports to send                                        |
 * | `SITE#<id>`                             | `REPORT#<month>`                  | result of a report          | the settings; each month is delivered once                     |
 * | `SITE#<id>`                             | `ERASURE#<digest of address>`     | erasure in progress         | its continuation; exports; `due`: interrupted erasures         |
 * | `SITE#<id>`                             | `ERASURES`                        | number of erasures so far   | exports that run at that time                                  |
 * | `ACCOUNT#<id>`                          | `NEWS`                            | number of its news items    | its limit                                                      |
 * | `NEWSITEM#<id>`                         | `NEWS`                            | news item of an account     | one or many by id; `due`: items that begin or end              |
 * | `NEWSLIST#<scope>`                      | `<sort>#<value>#<id>#<version>`   | index entry of a news item  | lists of news                                                  |
 * | `NEWSWORDS#<scope>`                     | `<prefix>#<id>#<version>`         | index entry of a news item  | search of news                                                 |
 * | `NEWS#<site>`                           | `NEWS#<id>`                       | copy of a news item         | the news of a site                                             |
 * | `NEWS#<site>`                           | `ORDER`                           | order of its news           | the same                                                       |
 * | `OPERATOR`                              | `NEWS`                            | version of stored news      | bootstrap, to decide whether to migrate                        |
 * | `NOTICES`                               | `NOTICE#<id>`                     | system notification         | the operator's list, newest first; `due`: e-mails to request   |
 * | `NOTICES`                               | `CURRENT`                         | all published notifications | every bell                                                     |
 * | `NOTICE#<id>`                           | `READS#<shard>`                   | logins that have read it    | the notification's figures                                     |
 * | `ACCOUNT#<id>`                          | `READ_MARKS`                      | read marks of a login       | its bell                                                       |
 * | `ACCOUNT#<id>`                          | `EVENT_CHANNELS`                  | channels of events          | the bells of its logins; e-mails about events                  |
 * | `EVENTS#<account>`                      | `<day>#<kind>#<subject>`          | event of an account         | the bells of its logins, newest first                          |
 * | `ENTRIES#<site>#<form>`                 | `ENTRY#<id>`                      | form entry                  | the entries of a form, newest first                            |
 * | `ENTRIES#<site>#<form>`                 | `SENT#<submission>`               | a submission already stored | idempotent submission                                          |
 * | `ENTRIES#<site>#<form>`                 | `MAIL#<entry>#<job>`              | e-mail about an entry       | the details of the entry; SES events                           |
 * | `VISITORS#<site>#<form>`                | `LIST#<state>#<language>#<id>`    | index item of a record      | lists of form entries and members; `*` is any value            |
 * | `VISITORS#<site>#<form>`                | `MAIL#<address>#<id>`             | index item of a record      | the same by e-mail address                                     |
 * | `VISITORS#<site>#<form>`                | `WORD#<prefix>#<id>`              | index item of a record      | search of form entries and members                             |
 * | `VISITORS#<site>#<form>`                | `COLUMNS`                         | fields that were answered   | the columns of lists                                           |
 * | `MEMBERS#<site>`                        | `MEMBER#<id>`                     | member                      | one by id                                                      |
 * | `MEMBERS#<site>`                        | `LEFT#<id>`                       | former member               | one by id                                                      |
 * | `MEMBERS#<site>`                        | `DAY#<day>`                       | numbers who joined and left | the growth of the last days                                    |
 * | `MEMBERS#<site>`                        | `ADDRESS#<digest>`                | id of a member              | log-in; an address belongs to one member of a site             |
 * | `MEMBERS#<site>`                        | `SESSION#<member>#<session>`      | session of a member         | every request of a member, with the member                     |
 * | `MEMBERS#<site>`                        | `EMAIL#<member>`                  | change of an address        | the links of its e-mails; the member's account                 |
 * | `MEMBERS#<site>`                        | `PENDING#<address>#<id>`          | registration to confirm     | the link of its e-mail; the newest of an address               |
 * | `MEMBERS#<site>`                        | `MAIL#<digest of address>#<job>`  | e-mail to a member          | the details of the member; SES events                          |
 * | `SUPPRESSED#<keyed digest of address>`  | `SUPPRESSED`                      | end of a suppression        | every e-mail of a site, before it is sent                      |
 */

/** Means any value in the partitions of lists. */
const ANY = '*';

/** Points to the operator's own account. Accounts that register are created directly below it. */
export const OPERATOR_KEY: Key = { pk: 'OPERATOR', sk: 'OPERATOR' };
export const SUPPRESSION_KEY_KEY: Key = { pk: 'OPERATOR', sk: 'SUPPRESSION_KEY' };
export const RECORD_BACKFILL_KEY: Key = { pk: 'OPERATOR', sk: 'BACKFILL' };
export const SITE_INDEX_VERSION_KEY: Key = { pk: 'OPERATOR', sk: 'LISTS' };
export const NEWS_VERSION_KEY: Key = { pk: 'OPERATOR', sk: 'NEWS' };

export const PLANS_PARTITION = 'PLANS';
export const PLAN_PREFIX = 'PLAN#';
export const planKey = (id: string): Key => ({ pk: PLANS_PARTITION, sk: PLAN_PREFIX + id });

/** Returns the key of the announcement of prices that a plan has from a month on. */
export const priceAnnouncementKey = (planId: string, from: string): Key => ({ pk: `PRICES#${planId}`, sk: from });

export const accountPartition = (id: string): string => `ACCOUNT#${id}`;
export const accountKey = (id: string): Key => ({ pk: accountPartition(id), sk: 'ACCOUNT' });
export const siteCountKey = (ownerId: string): Key => ({ pk: accountPartition(ownerId), sk: 'SITES' });
export const SITE_TEMPLATE_PREFIX = 'SITE_TEMPLATE#';
/** Returns the key of a template. Its content is in the partition of a site that does not exist, under the id of its content. */
export const siteTemplateKey = (ownerId: string, id: string): Key => ({ pk: accountPartition(ownerId), sk: SITE_TEMPLATE_PREFIX + id });
export const siteTemplateCountKey = (ownerId: string): Key => ({ pk: accountPartition(ownerId), sk: 'SITE_TEMPLATES' });
export const trialReminderKey = (accountId: string): Key => ({ pk: accountPartition(accountId), sk: 'TRIAL_REMINDER' });
export const planChangeKey = (accountId: string): Key => ({ pk: accountPartition(accountId), sk: 'PLAN_CHANGE' });
export const accountExportItemKey = (accountId: string): Key => ({ pk: accountPartition(accountId), sk: 'EXPORT' });
export const API_ACCESS_PREFIX = 'API_ACCESS#';
export const apiAccessKey = (accountId: string, id: string): Key => ({ pk: accountPartition(accountId), sk: API_ACCESS_PREFIX + id });
/** Returns the key under which the access of a machine is found. `proof` is the digest of the machine's secret. */
export const apiProofKey = (proof: string): Key => ({ pk: `API_PROOF#${proof}`, sk: 'API_PROOF' });
export const apiUsagePartition = (accessId: string): string => `API_USAGE#${accessId}`;
export const apiCallsKey = (accessId: string, day: string): Key => ({ pk: apiUsagePartition(accessId), sk: `CALLS#${day}` });
export const apiWindowKey = (accessId: string, window: number): Key => ({ pk: apiUsagePartition(accessId), sk: `WINDOW#${window}` });
export const idempotencyKey = (accessId: string, key: string): Key => ({
  pk: apiUsagePartition(accessId),
  sk: `REPETITION#${digest(key)}`,
});
export const SUB_ADMIN_PREFIX = 'SUB_ADMIN#';
export const subAdminKey = (parentId: string, id: string): Key => ({ pk: accountPartition(parentId), sk: SUB_ADMIN_PREFIX + id });

/** Returns the partition of the imports of accounts. It belongs to the account in which the starting login works. */
export const userImportsPartition = (ownerId: string): string => `USERIMPORTS#${ownerId}`;
export const userImportKey = ({ ownerId, id }: { ownerId: string; id: string }): Key => ({ pk: userImportsPartition(ownerId), sk: id });
/** Returns the id of an import in the index `due`. */
export const userImportDueId = ({ ownerId, id }: { ownerId: string; id: string }): string => `${ownerId}#${id}`;
export const userImportOf = (dueId: string): { ownerId: string; id: string } => {
  const [ownerId = '', id = ''] = dueId.split('#');
  return { ownerId, id };
};

export const accountListPartition = (scopeId: string, status = ANY, type = ANY, plan = ANY): string =>
  `USERS#${scopeId}#${status}#${type}#${plan}`;
export const accountWordsPartition = (scopeId: string): string => `USERWORDS#${scopeId}`;
const scopePartition = (scopeId: string): string => `SCOPE#${scopeId}`;
export const scopeCountKey = (scopeId: string, shard: number): Key => ({ pk: scopePartition(scopeId), sk: `COUNT#${shard}` });
/** Returns the range of the list of sites by creation. As the oldest list, it shares the partition of the scope's figures. */
export const siteListByCreation = (scopeId: string): { pk: string; prefix: string } => ({ pk: scopePartition(scopeId), prefix: 'SITE#' });
export const siteListPartition = (scopeId: string, status = ANY): string => `SITES#${scopeId}#${status}`;
/** Returns the partition of the deleted sites of a scope that can be restored. */
export const siteTrashPartition = (scopeId: string): string => `SITETRASH#${scopeId}`;
export const siteWordsPartition = (scopeId: string): string => `SITEWORDS#${scopeId}`;
export const auditPartition = (accountId: string): string => `AUDIT#${accountId}`;

/** Returns the key of an audited view. `hour` is in UTC, as YYYY-MM-DDTHH. */
export const auditedViewKey = (siteId: string, loginId: string, hour: string): Key => ({ pk: `LOOK#${siteId}`, sk: `${loginId}#${hour}` });

export const jobKey = (id: string): Key => ({ pk: `JOB#${id}`, sk: 'JOB' });
export const mediaKey = (id: string): Key => ({ pk: `MEDIA#${id}`, sk: 'MEDIA' });
export const videoConversionKey = (mediaId: string): Key => ({ pk: `MEDIA#${mediaId}`, sk: 'CONVERSION' });

export const sitePartition = (id: string): string => `SITE#${id}`;
/** Returns the key of the marker of a site with scheduled publications. The schedule itself is on the site's item. */
export const siteScheduleKey = (id: string): Key => ({ pk: sitePartition(id), sk: 'SCHEDULE' });
/** Domains have a separate partition, because the domains of a deleted site remain until their tenants are deleted. */
export const siteDomainsPartition = (siteId: string): string => `DOMAINS#${siteId}`;
export const domainKey = ({ siteId, token }: { siteId: string; token: string }): Key => ({ pk: siteDomainsPartition(siteId), sk: token });
/** Returns the id of a domain in the index `due`. */
export const domainDueId = ({ siteId, token }: { siteId: string; token: string }): string => `${siteId}#${token}`;
export const domainKeyOf = (id: string): Key => {
  const [siteId = '', token = ''] = id.split('#');
  return domainKey({ siteId, token });
};
export const DOMAIN_LIST_PARTITION = 'DOMAIN_LIST';
export const domainListKey = ({ name, ...request }: { name: string; siteId: string; token: string }): Key => ({
  pk: DOMAIN_LIST_PARTITION,
  sk: `${name}#${domainDueId(request)}`,
});
export const DOMAIN_GROUPS_PARTITION = 'DOMAIN_GROUPS';
export const domainGroupKey = (group: number): Key => ({ pk: DOMAIN_GROUPS_PARTITION, sk: String(group) });
export const domainClaimKey = (name: string): Key => ({ pk: `DOMAIN#${name}`, sk: 'CLAIM' });
export const siteKey = (id: string): Key => ({ pk: sitePartition(id), sk: 'SITE' });
export const siteExportItemKey = (siteId: string): Key => ({ pk: sitePartition(siteId), sk: 'EXPORT' });
export const REVISION_PREFIX = 'REVISION#';
export const revisionKey = (siteId: string, id: string): Key => ({ pk: sitePartition(siteId), sk: REVISION_PREFIX + id });
export const PART_PREFIX = 'PART#';
export const partKey = (siteId: string, hash: string): Key => ({ pk: sitePartition(siteId), sk: PART_PREFIX + hash });
/** Prefix of history entries, which are separate from the revisions, so that the history is read without manifests. */
export const HISTORY_PREFIX = 'HISTORY#';
export const historyKey = (siteId: string, id: string): Key => ({ pk: sitePartition(siteId), sk: HISTORY_PREFIX + id });
export const SITE_MEDIA_PREFIX = 'MEDIA#';
export const siteMediaKey = (siteId: string, mediaId: string): Key => ({ pk: sitePartition(siteId), sk: SITE_MEDIA_PREFIX + mediaId });
export const BULK_UPLOAD_PREFIX = 'BULK_UPLOAD#';
export const bulkUploadKey = ({ siteId, id }: { siteId: string; id: string }): Key => ({
  pk: sitePartition(siteId),
  sk: BULK_UPLOAD_PREFIX + id,
});
/** Returns the id of a bulk upload in the index `due`. */
export const bulkUploadDueId = ({ siteId, id }: { siteId: string; id: string }): string => `${siteId}#${id}`;
export const bulkUploadOf = (dueId: string): { siteId: string; id: string } => {
  const [siteId = '', id = ''] = dueId.split('#');
  return { siteId, id };
};
/** Prefix of the presence of editors. The keys begin with the login, so that no editor can update the presence of another login. */
export const PRESENCE_PREFIX = 'PRESENCE#';
export const presenceKey = (siteId: string, loginId: string, editorId: string): Key => ({
  pk: sitePartition(siteId),
  sk: `${PRESENCE_PREFIX}${loginId}#${editorId}`,
});
export const APPROVAL_PREFIX = 'APPROVAL#';
export const approvalKey = (siteId: string, { revision, inviteeId }: { revision: string; inviteeId: string }): Key => ({
  pk: sitePartition(siteId),
  sk: `${APPROVAL_PREFIX}${revision}#${inviteeId}`,
});
export const COMMENT_PREFIX = 'COMMENT#';
export const commentKey = (siteId: string, id: string): Key => ({ pk: sitePartition(siteId), sk: COMMENT_PREFIX + id });
export const commentDigestKey = (siteId: string, recipient: string): Key => ({
  pk: sitePartition(siteId),
  sk: `COMMENT_DIGEST#${recipient}`,
});
/** Returns the id of an e-mail about comments in the index `due`. */
export const commentDigestDueId = (siteId: string, recipient: string): string => `${siteId}#${recipient}`;
export const commentDigestOf = (id: string): { siteId: string; recipient: string } => {
  const [siteId = '', recipient = ''] = id.split('#');
  return { siteId, recipient };
};
export const POPUP_PREFIX = 'POPUP#';
export const popupCountKey = (siteId: string, popupId: string, shard: number): Key => ({
  pk: sitePartition(siteId),
  sk: `${POPUP_PREFIX}${popupId}#${shard}`,
});
/** Returns the key of a popup's applicants: one item, separate from the clicks, so that the limit can be a condition. */
export const popupApplicantsKey = (siteId: string, popupId: string): Key => ({
  pk: sitePartition(siteId),
  sk: `${POPUP_PREFIX}${popupId}#applicants`,
});

/** Returns the key of the sharing of a site's preview. */
export const previewShareKey = (siteId: string): Key => ({ pk: sitePartition(siteId), sk: 'PREVIEW' });
export const INVITEE_PREFIX = 'INVITEE#';
/** Returns the key of an invitee. `id` is the digest of the invited address. */
export const inviteeKey = (siteId: string, id: string): Key => ({ pk: sitePartition(siteId), sk: INVITEE_PREFIX + id });
export const previewSessionPrefix = (inviteeId: string): string => `PREVIEWSESSION#${inviteeId}#`;
export const previewSessionKey = (siteId: string, inviteeId: string, sessionId: string): Key => ({
  pk: sitePartition(siteId),
  sk: previewSessionPrefix(inviteeId) + sessionId,
});
/** Returns the key of a console login's session on the preview of a site. */
export const previewLoginKey = (siteId: string, id: string): Key => ({ pk: sitePartition(siteId), sk: `PREVIEWLOGIN#${id}` });
/** Returns the key of a ticket. `id` is the digest of the ticket. */
export const previewTicketKey = (siteId: string, id: string): Key => ({ pk: sitePartition(siteId), sk: `PREVIEWTICKET#${id}` });

/** Returns the key of the recipients of a site's reports. */
export const reportDeliveryKey = (siteId: string): Key => ({ pk: sitePartition(siteId), sk: 'REPORT_DELIVERY' });
export const DELIVERED_REPORT_PREFIX = 'REPORT#';
export const deliveredReportKey = (siteId: string, month: string): Key => ({
  pk: sitePartition(siteId),
  sk: DELIVERED_REPORT_PREFIX + month,
});
export const retentionKey = (siteId: string): Key => ({ pk: sitePartition(siteId), sk: 'RETENTION' });
/** Prefix of the erasures of a site that are in progress, and of the counter of its erasures. */
export const ERASURES_PREFIX = 'ERASURE';
export const erasureCountKey = (siteId: string): Key => ({ pk: sitePartition(siteId), sk: `${ERASURES_PREFIX}S` });
const erasureKeyOfDigest = (siteId: string, address: string): Key => ({
  pk: sitePartition(siteId),
  sk: `${ERASURES_PREFIX}#${address}`,
});
export const erasureKey = (siteId: string, email: string): Key => erasureKeyOfDigest(siteId, addressDigest(email));
/** Returns the id of an erasure in the index `due`. */
export const erasureDueId = (siteId: string, email: string): string => `${siteId}#${addressDigest(email)}`;
export const erasureKeyOf = (id: string): Key => {
  const [siteId = '', address = ''] = id.split('#');
  return erasureKeyOfDigest(siteId, address);
};

export const NOTICES_PARTITION = 'NOTICES';
export const NOTICE_PREFIX = 'NOTICE#';
export const noticeKey = (id: string): Key => ({ pk: NOTICES_PARTITION, sk: NOTICE_PREFIX + id });
export const CURRENT_NOTICES_KEY: Key = { pk: NOTICES_PARTITION, sk: 'CURRENT' };
/** The readers of a notification have a separate partition, because many write there concurrently. */
export const noticeReadsPartition = (id: string): string => `NOTICE#${id}`;
export const noticeReadsKey = (id: string, shard: number): Key => ({ pk: noticeReadsPartition(id), sk: `READS#${shard}` });
export const readMarksKey = (loginId: string): Key => ({ pk: accountPartition(loginId), sk: 'READ_MARKS' });
export const eventChannelsKey = (accountId: string): Key => ({ pk: accountPartition(accountId), sk: 'EVENT_CHANNELS' });
export const eventPartition = (accountId: string): string => `EVENTS#${accountId}`;
/**
 * Returns the key of an event. `day` is in Japanese time. There is one event per kind, subject and day: a repeated event replaces it or
 * adds to it.
 */
export const eventKey = (accountId: string, { day, kind, subject }: { day: string; kind: string; subject: string }): Key => ({
  pk: eventPartition(accountId),
  sk: `${day}#${kind}#${subject}`,
});

/** Each form has its own partition, so that a form with a hundred thousand entries does not slow down others. */
export const formEntryPartition = (siteId: string, form: string): string => `ENTRIES#${siteId}#${form}`;
export const formEntryKey = (siteId: string, form: string, id: string): Key => ({
  pk: formEntryPartition(siteId, form),
  sk: `ENTRY#${id}`,
});
/** Returns the id of an entry in the index `due`. */
export const formEntryDueId = ({ siteId, kind, id }: { siteId: string; kind: string; id: string }): string => `${siteId}#${kind}#${id}`;
export const submissionKey = (siteId: string, form: string, submissionId: string): Key => ({
  pk: formEntryPartition(siteId, form),
  sk: `SENT#${submissionId}`,
});

/** Returns the partition of the index of one form's entries, or of the members. Lists, search and removal need no other partition. */
export const recordIndexPartition = (siteId: string, form: string): string => `VISITORS#${siteId}#${form}`;
export const recordListPrefix = (state = ANY, language = ANY): string => `LIST#${state}#${language}#`;
export const RECORD_MAIL_PREFIX = 'MAIL#';
export const RECORD_WORD_PREFIX = 'WORD#';
export const answerColumnsKey = (siteId: string, form: string): Key => ({ pk: recordIndexPartition(siteId, form), sk: 'COLUMNS' });
export const recordCountsKey = (siteId: string): Key => ({ pk: sitePartition(siteId), sk: 'VISITORS' });

export const membersPartition = (siteId: string): string => `MEMBERS#${siteId}`;
export const memberKey = (siteId: string, memberId: string): Key => ({ pk: membersPartition(siteId), sk: `MEMBER#${memberId}` });
export const formerMemberKey = (siteId: string, memberId: string): Key => ({ pk: membersPartition(siteId), sk: `LEFT#${memberId}` });
/** Returns the key prefix of a day in Japanese time. Days sort as text. */
export const memberDayPrefix = (day: string): string => `DAY#${day}`;
export const memberDayKey = (siteId: string, day: string): Key => ({ pk: membersPartition(siteId), sk: memberDayPrefix(day) });
export const memberAddressKey = (siteId: string, email: string): Key => ({
  pk: membersPartition(siteId),
  sk: `ADDRESS#${addressDigest(email)}`,
});
/** Returns the key in which earlier versions stored some addresses, or `undefined` for all other addresses. */
export function formerMemberAddressKey(siteId: string, email: string): Key | undefined {
  const former = formerAddressInKey(email);
  return former === undefined ? undefined : { pk: membersPartition(siteId), sk: `ADDRESS#${digest(former)}` };
}
export const memberSessionPrefix = (memberId: string): string => `SESSION#${memberId}#`;
export const EMAIL_CHANGE_PREFIX = 'EMAIL#';
export const memberEmailChangeKey = (siteId: string, memberId: string): Key => ({
  pk: membersPartition(siteId),
  sk: EMAIL_CHANGE_PREFIX + memberId,
});
/** Returns the id of a member in the index `due`. */
export const memberDueId = ({ siteId, id }: { siteId: string; id: string }): string => `${siteId}#${id}`;
export const memberSessionKey = (siteId: string, { memberId, sessionId }: { memberId: string; sessionId: string }): Key => ({
  pk: membersPartition(siteId),
  sk: memberSessionPrefix(memberId) + sessionId,
});
export const registrationPrefix = (address: string): string => `PENDING#${address}#`;
export const registrationKey = (registration: { siteId: string; addressDigest: string; registrationId: string }): Key => ({
  pk: membersPartition(registration.siteId),
  sk: registrationPrefix(registration.addressDigest) + registration.registrationId,
});

/** Prefix of the records of e-mails. `about` is the id of an entry, or the digest of a member's address. */
export const MAIL_RECORDS_PREFIX = 'MAIL#';
export const mailRecordPrefix = (about: string): string => `${MAIL_RECORDS_PREFIX}${about}#`;
export const suppressionKey = (keyedDigest: string): Key => ({ pk: `SUPPRESSED#${keyedDigest}`, sk: 'SUPPRESSED' });
