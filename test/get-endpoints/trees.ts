import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { contentHash } from '#functions/content-hash.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { writeFaults } from '#functions/domain/user-import/import-file.ts';
import { exportSubject } from '#functions/domain/visitor-list/list-export.ts';
import { newJob } from '#functions/jobs/new-job.ts';
import { jobStore } from '#functions/store/job/job-store.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import { importFileKey, memberMediaKey } from '#functions/gateways/media-keys.ts';
import { scopeOf } from '#functions/scope.ts';
import { type Account, accountAuditSubject } from '#functions/store/account/account.ts';
import { ACCOUNT_EXPORT_JOB, accountExportStore } from '#functions/store/account/account-export-store.ts';
import { accountStore } from '#functions/store/account/account-store.ts';
import { newAuditEntry } from '#functions/store/audit/audit-entry.ts';
import { ISSUER_SETTINGS } from '#functions/store/billing/billing-fixture.ts';
import { billingSettingsStore } from '#functions/store/billing/billing-settings-store.ts';
import { invoiceDocumentStore } from '#functions/store/billing/invoice-document-store.ts';
import { paymentStore } from '#functions/store/billing/payment-store.ts';
import { siteKey } from '#functions/store/keys.ts';
import { pageViewStore } from '#functions/store/page-view/page-view-store.ts';
import { formEntryList } from '#functions/store/visitor-list/form-entry-list.ts';
import type { StoredFormKind } from '#functions/store/visitor/form-entry.ts';
import { mailRecordRef } from '#functions/store/visitor/mail-record.ts';
import { mailRecordStore } from '#functions/store/visitor/mail-record-store.ts';
import { applicantWrite, clicksWrite } from '#functions/store/visitor/popup-count-store.ts';
import { mediaBucket } from '#functions/wiring/base.ts';
import type { FormKind } from '#shared/model/form/form-field.ts';
import { type ImageRef, type MediaKind, publishedVariants, type VideoRef } from '#shared/model/media/media.ts';
import type { SystemNoticeInput } from '#shared/model/notice/system-notice.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import type { NewsInput } from '#shared/model/news/news.ts';
import { diffDocuments, joinChanges } from '#shared/rules/site/site-parts.ts';
import { storeFilledApiAccess } from '#test/get-endpoints/filled-api-access.ts';
import { storeFilledDomain } from '#test/get-endpoints/filled-domain.ts';
import { storeCard } from '#test/support/billing/cards.ts';
import { INVOICE_LINES, storeInvoice } from '#test/support/billing/invoices.ts';
import { createMember } from '#test/support/accounts/create-member.ts';
import { createPreviewViewer } from '#test/support/accounts/create-preview-viewer.ts';
import { addReadyMedia, siteDependencies } from '#test/support/api/site-fixture.ts';
import { type Call, send } from '#test/support/http/send.ts';
import type { Product } from '#test/support/product.ts';
import {
  FILLED_POPUP_IDS,
  filledDocument,
  type FilledMedia,
  MEMBERS_SHEET_ID,
  PUBLIC_SHEET_ID,
} from '#test/support/sites/filled-document.ts';
import { storeMember } from '#test/support/visitors/members.ts';
import { type EntryOptions, storeFormEntry } from '#test/support/visitors/form-entries.ts';
import type { ImportFault } from '#shared/model/account/user-import.ts';
import { storeUserImport } from '#test/support/accounts/user-imports.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

export type TokenName = 'operator' | 'oem' | 'oemAdmin' | 'user' | 'subAdmin' | 'member' | 'viewer';

/** What GET requests name, in an account tree operator → OEM → USER with a site. */
export interface Tree {
  tokens: Record<TokenName, string>;
  oem: Account;
  user: Account;
  subAdmin: Account;
  siteId: string;
  revision: string;
  publicationId: string;
  pageId: string;
  membersPageId: string;
  newsId: string;
  noticeId: string;
  /** Entries of the contact form and of the homepage form. */
  contactId: string;
  formEntryId: string;
  memberId: string;
  /** The number of an invoice to the OEM. */
  billNumber: string;
  /** Finished exports of the lists. */
  exportIds: Readonly<Record<FormKind, string>>;
  /** The finished report of a month. */
  reportId: string;
  /** The finished export of all data of the USER. */
  accountExportId: string;
  /** An import of the operator whose file is uploaded, and a refused one. */
  importIds: Readonly<Record<'uploaded' | 'refused', string>>;
  mediaIds: readonly string[];
  apiAccessId: string;
  /** A file of a members-only sheet. */
  file: { folder: string; name: string };
}

export interface FilledTree extends Tree {
  /** The name of the site's custom domain. */
  domain: string;
  document: SiteDocument;
  news: NewsInput;
  media: FilledMedia;
}

export const FILLED_ENTRY = {
  name: 'Filled visitor',
  message: 'A filled message',
  colours: ['red', 'blue'],
  email: 'filled@visitors.example.com',
  lang: 'en',
  cell: 'B2',
  offer: { id: FILLED_POPUP_IDS[0] ?? '', name: 'Filled popup', isWaiting: true },
} as const satisfies EntryOptions;

export const FILLED_COMMENT = { language: 'en', point: { x: 12.5, y: 80 }, second: 3.5, text: 'Filled comment' } as const;

/** Published before the present time of every test. */
export const FILLED_NOTICE: SystemNoticeInput = {
  title: 'Filled notification',
  url: 'https://example.com/maintenance',
  content: 'The console rests.',
  imageId: null,
  receivers: ['oem-master', 'oem-admin', 'oem-user'],
  publishType: 'reserve',
  startDate: '2026-02-03T04:05:00.000Z',
  endDate: '2099-02-03T04:05:00.000Z',
  isDraft: false,
  kind: 'maintenance',
  maintenance: { startDate: '2098-02-03T04:05:00.000Z', endDate: '2098-02-03T05:05:00.000Z' },
  isMailed: true,
};

export const FILLED_VIEWS = { month: '2026-10', views: 300_001 } as const;

export const FILE_CONTENT = 'the bytes of a members-only picture';
const NOWHERE = numberedUlid(99);

const tokensOf = async (
  { people, table }: Product,
  logins: Record<Exclude<TokenName, 'member' | 'viewer'>, Account>,
  siteId: string,
): Promise<Tree['tokens']> => {
  const tokens: Partial<Tree['tokens']> = {
    member: await createMember(table, siteId),
    viewer: await createPreviewViewer(table, siteId),
  };
  for (const [name, account] of Object.entries(logins) as [TokenName, Account][]) tokens[name] = (await people.signIn(account)).accessToken;
  return tokens as Tree['tokens'];
};

/** Calls endpoints with a token. Throws if one refuses. */
const caller =
  ({ handlers }: Product, token: string) =>
  async <T>(family: EndpointFamilyName, endpoint: Endpoint, call: Call): Promise<T> => {
    const { status, data } = await send(handlers[family], endpoint, { ...call, token });
    if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${JSON.stringify(data)}`);
    return data as T;
  };

/** A new site and account with nothing but what creating them asks for. The site's empty content is public. */
export async function emptyTree(product: Product): Promise<Tree> {
  const { people, table } = product;
  const operator = await people.add('MASTER', null);
  const oem = await people.add('OEM_MASTER', operator);
  const oemAdmin = await people.add('OEM_ADMIN', oem);
  const user = await people.add('USER', oem, { planId: 'ep' });
  const subAdmin = await people.add('SUB_ADMIN', user);
  const { accessToken } = await people.signIn(user);
  const { site } = await caller(product, accessToken)<{ site: { id: string; working: string } }>('site', apiContract.site.create, {
    body: { name: 'An empty site', numberHorizontal: 1, numberVertical: 1, viewMode: 'MOBILE' },
  });
  // Publishing would refuse it.
  await table.update(siteKey(site.id), { set: { status: 'PUBLISH', live: site.working } });
  return {
    tokens: await tokensOf(product, { operator, oem, oemAdmin, user, subAdmin }, site.id),
    oem,
    user,
    subAdmin,
    siteId: site.id,
    revision: site.working,
    publicationId: NOWHERE,
    pageId: NOWHERE,
    membersPageId: NOWHERE,
    newsId: NOWHERE,
    noticeId: NOWHERE,
    contactId: NOWHERE,
    formEntryId: NOWHERE,
    memberId: NOWHERE,
    billNumber: '2020-01-000001',
    exportIds: { contact: NOWHERE, homepage: NOWHERE, membership: NOWHERE },
    reportId: NOWHERE,
    accountExportId: NOWHERE,
    importIds: { uploaded: NOWHERE, refused: NOWHERE },
    mediaIds: [NOWHERE],
    apiAccessId: NOWHERE,
    file: { folder: 'abcdefgh12345678', name: '736.avif' },
  };
}

/** Stores ready media of a site, and a rejected file. */
async function storeMedia({ table }: Product, owner: Account, siteId: string): Promise<FilledMedia & { failedId: string }> {
  const fixture = { dependencies: siteDependencies(table, systemClock) };
  const variantsOf = (kind: MediaKind, width: number) =>
    publishedVariants(kind, width).map((variant) => ({ ...variant, hash: contentHash(kind), bytes: 1_000 }));
  const picture = (kind: MediaKind, differences = {}): Promise<ImageRef> =>
    addReadyMedia(fixture, owner, siteId, kind, { variants: variantsOf(kind, 1_080), ...differences });
  const { mediaId: failedId } = await picture('creative', { state: 'failed', fault: 'unreadable', image: null });
  const video: VideoRef = { mediaId: randomIds.ulid(), width: 720, height: 1_280, durationMs: 4_000, size: 1_000, hasSound: true };
  await picture('video', { id: video.mediaId, image: null, video, variants: variantsOf('video', 720) });
  return {
    creative: await picture('creative'),
    video,
    logo: await picture('logo'),
    favicon: await picture('favicon'),
    product: await picture('product'),
    popup: await picture('popup'),
    failedId,
  };
}

/** The picture of a news item, which belongs to an account and to no site. */
async function storeNewsImage({ table }: Product, owner: Account): Promise<string> {
  const variants = publishedVariants('news', 1_080).map((variant) => ({ ...variant, hash: contentHash('news'), bytes: 1_000 }));
  const fixture = { dependencies: siteDependencies(table, systemClock) };
  return (await addReadyMedia(fixture, owner, '', 'news', { variants })).mediaId;
}

const portrait = (number: number): ImageRef => ({ mediaId: numberedUlid(number), width: 250, height: 250, colour: '#336699' });
const CONTRACT = { contractStart: '2026-01-01', contractEnd: '2099-12-31' } as const;

/** Accounts with every attribute that an account can have. */
async function filledAccounts({ people, table }: Product) {
  const operator = await people.add('MASTER', null, { picture: portrait(901), companyName: 'Filled operator' });
  const oem = await people.add('OEM_MASTER', operator, {
    companyName: 'Filled OEM',
    contactName: 'Olive',
    planId: 'pro-multilanguage',
    licenceGrant: 50,
    language: 'en',
    brand: { logo: portrait(902), mainColor: '#0b7285' },
    picture: portrait(903),
    ...CONTRACT,
  });
  const oemAdmin = await people.add('OEM_ADMIN', oem, { picture: portrait(904), companyName: 'Filled OEM', contactName: 'Oscar' });
  const user = await people.add('USER', oem, {
    companyName: 'Filled customer',
    contactName: 'Ursula',
    planId: 'premium-multilanguage',
    language: 'kr',
    picture: portrait(905),
    ...CONTRACT,
  });
  const subAdmin = await people.add('SUB_ADMIN', user, { contactName: 'Susan', picture: portrait(906) });
  const paused = await people.add('USER', oem, { companyName: 'Paused', ...CONTRACT, picture: portrait(907) });
  await table.update({ pk: `ACCOUNT#${paused.id}`, sk: 'ACCOUNT' }, { set: { contractStatus: 'SUSPENDED', pausedBy: 'oem' } });
  return { operator, oem, oemAdmin, user, subAdmin };
}

/** A whole minute. */
const inAWeek = (): string => new Date(Math.floor(Date.now() / 60_000) * 60_000 + 7 * 24 * 3_600_000).toISOString();

/** Saves and publishes the document, after a save and a restore that leave entries of every kind in the history. */
async function publishDocument(product: Product, token: string, siteId: string, working: string, document: SiteDocument) {
  const call = caller(product, token);
  const params = { id: siteId };
  const save = async (base: string, next: SiteDocument) => {
    const { document: present } = await call<{ document: SiteDocument }>('site', apiContract.site.get, { params });
    const body = { base, changes: joinChanges(diffDocuments(present, next)), kind: 'save' };
    return (await call<{ site: { working: string } }>('site', apiContract.site.update, { params, body })).site.working;
  };
  const filled = await save(working, document);
  const changed = await save(filled, { ...document, settings: { ...document.settings, name: 'Another name', viewMode: 'MOBILE' } });
  const { site: restored } = await call<{ site: { working: string } }>('site', apiContract.site.restore, {
    params,
    body: { base: changed, revision: filled },
  });
  const { publication } = await call<{ publication: { id: string } }>('site', apiContract.site.publish, {
    params,
    body: { revision: restored.working, visibility: 'public' },
  });
  await call('site', apiContract.site.schedule, {
    params,
    body: { public: { at: inAWeek(), revision: restored.working }, private: null },
  });
  return { revision: restored.working, publicationId: publication.id };
}

/** An open comment, and a resolved one with a reply. */
async function commentOnSheet(product: Product, token: string, siteId: string, revision: string): Promise<void> {
  const call = caller(product, token);
  const params = { id: siteId };
  const comment = async () => {
    const body = { ...FILLED_COMMENT, id: randomIds.ulid(), sheetId: PUBLIC_SHEET_ID, revision };
    return (await call<{ comment: { id: string } }>('site', apiContract.site.comment, { params, body })).comment.id;
  };
  await comment();
  const commentId = await comment();
  const reply = { id: randomIds.ulid(), text: 'Filled reply' };
  await call('site', apiContract.site.reply, { params: { ...params, commentId }, body: reply });
  await call('site', apiContract.site.resolveComment, { params: { ...params, commentId }, body: { isResolved: true } });
}

async function countPopups({ table }: Product, siteId: string): Promise<void> {
  for (const popupId of FILLED_POPUP_IDS) {
    await table.transact([clicksWrite(siteId, popupId, 1)]);
    await table.transact([applicantWrite({ id: siteId }, popupId, null)]);
  }
}

/** An entry that a login works on, with an e-mail about it. */
async function storeWorkedEntry({ table }: Product, siteId: string, kind: StoredFormKind, { id, contactName }: Account): Promise<string> {
  const entry = await storeFormEntry(table, siteId, { ...FILLED_ENTRY, kind });
  const list = formEntryList(table, systemClock);
  const present = await list.find(siteId, kind, entry.id);
  const note = { text: 'Called back', by: contactName, at: entry.createdAt };
  if (present) await list.change(present, { state: 'in-progress', assignee: { id, name: contactName }, note });
  const subject = { siteId, form: kind, entryId: entry.id };
  const mail = { template: 'form-thanks' as const, to: entry.email, at: entry.createdAt };
  await mailRecordStore(table).create(mailRecordRef(subject, randomIds.ulid()), subject, mail, 'queued');
  return entry.id;
}

/** An invoice with every field, whose payment the operator has completed. */
async function storeSettledBill({ table }: Product, account: Account): Promise<string> {
  const lines = INVOICE_LINES.map((line) => (line.usage ? { ...line, month: FILLED_VIEWS.month } : line));
  const { number, issuerId } = await storeInvoice(table, account, { kind: 'reissue', corrects: '2026-12-000001', lines });
  const file = { key: 'invoice.pdf', sha256: 'a'.repeat(64), bytes: 40_000 };
  await invoiceDocumentStore(table).record({ issuerId, number }, { number, files: { jp: file, en: file } }, []);
  const payments = paymentStore(table);
  const operator = scopeOf(issuerId);
  const audit = newAuditEntry({ ids: randomIds, clock: systemClock }, 'billing.complete', null, accountAuditSubject(account));
  const settlement = { reason: 'Arrived', receivedOn: '2026-12-20', receivedAmount: 26_180 };
  await payments.settle(await payments.find(operator, number), { state: 'COMPLETED', settlement }, audit);
  await billingSettingsStore(table).replace(issuerId, { ...ISSUER_SETTINGS, note: 'Thank you' }, 0, []);
  await storeCard(table, account);
  return number;
}

/** A member with an e-mail to it. */
async function storeMailedMember({ table }: Product, siteId: string): Promise<string> {
  const { id, email, createdAt } = await storeMember(table, siteId, FILLED_ENTRY);
  const subject = { siteId, email, memberId: id };
  const mail = { template: 'member-password-changed' as const, to: email, at: createdAt };
  await mailRecordStore(table).create(mailRecordRef(subject, randomIds.ulid()), subject, mail, 'queued');
  return id;
}

/** The job of an export that is done. */
async function storeExport({ table }: Product, siteId: string, list: FormKind): Promise<string> {
  const id = randomIds.ulid();
  const payload = { siteId, list, language: 'jp', filter: { sort: 'created', order: 'desc' } } as const;
  const job = newJob('export-list', payload, id, systemClock());
  await jobStore(table, systemClock).add({
    ...job,
    subjectId: exportSubject(siteId, list),
    state: 'done',
    progress: { done: 1, total: 1 },
  });
  return id;
}

/** The job of a report that is done. */
async function storeReport({ table }: Product, siteId: string): Promise<string> {
  const id = randomIds.ulid();
  const payload = { subjectId: siteId, ownerId: '', month: '2026-10', language: 'jp', visitLanguage: null, isDelivered: false } as const;
  const job = newJob('visit-report', payload, id, systemClock());
  await jobStore(table, systemClock).add({ ...job, state: 'done', progress: { done: 1, total: 1 } });
  return id;
}

/** The job of an export of all data of an account, which is done. */
async function storeAccountExport({ table }: Product, account: Account): Promise<string> {
  const id = randomIds.ulid();
  const payload = { subjectId: account.id, ownerId: account.id, loginId: account.id, language: 'jp' } as const;
  const job = { ...newJob(ACCOUNT_EXPORT_JOB, payload, id, systemClock()), state: 'done' as const, progress: { done: 2, total: 2 } };
  const audit = newAuditEntry({ ids: randomIds, clock: systemClock }, 'account.export', null, accountAuditSubject(account));
  await accountExportStore(table, accountStore(table)).start(account, job, undefined, audit);
  return id;
}

export const FILLED_FAULT: ImportFault = { row: 3, field: 'companyName', value: 'A very long name', rule: 'too-long', params: { max: 50 } };

async function storeImports({ table }: Product, operator: Account): Promise<Tree['importIds']> {
  const files = mediaBucket(process.env);
  const uploaded = await storeUserImport(table, operator);
  const headers = { contentType: 'text/csv', cacheControl: 'private' };
  await files.write({
    key: importFileKey({ ownerId: operator.id, id: uploaded }),
    body: '会社名,備考\r\n喫茶 満ちる,メモ\r\n',
    ...headers,
  });
  const refused = await storeUserImport(table, operator, {
    state: 'refused',
    accounts: 0,
    faults: 1,
    finishedAt: systemClock().toISOString(),
  });
  await writeFaults(files, { ownerId: operator.id, id: refused, fileName: 'users.csv' }, [FILLED_FAULT]);
  return { uploaded, refused };
}

/** A published site in all languages and an account tree in which everything that can be entered was entered. */
export async function filledTree(product: Product): Promise<FilledTree> {
  const { people } = product;
  const accounts = await filledAccounts(product);
  const { oem, user, subAdmin } = accounts;
  const { accessToken } = await people.signIn(user);
  const call = caller(product, accessToken);
  const { site } = await call<{ site: { id: string; working: string } }>('site', apiContract.site.create, {
    body: { name: 'A site', numberHorizontal: 1, numberVertical: 1, viewMode: 'MOBILE' },
  });
  const { failedId, ...media } = await storeMedia(product, user, site.id);
  const document = filledDocument(media);
  const { revision, publicationId } = await publishDocument(product, accessToken, site.id, site.working, document);
  await commentOnSheet(product, accessToken, site.id, revision);
  await countPopups(product, site.id);
  await pageViewStore(product.table, systemClock).addLogObject('filled.gz', [{ siteId: site.id, ...FILLED_VIEWS }]);
  const news: NewsInput = {
    siteIds: [site.id],
    language: 'jp',
    translations: { en: { title: 'Filled news in English', content: 'All is on sale.' } },
    isInternalLink: false,
    imageId: await storeNewsImage(product, user),
    title: 'Filled news',
    content: 'Everything is on sale.',
    contentUrl: 'https://example.com/sale',
    publishType: 'scheduled',
    startDate: '2026-02-03T04:05:00.000Z',
    endDate: '2099-02-03T04:05:00.000Z',
    state: 'public',
  };
  const created = await call<{ news: { id: string } }>('news', apiContract.news.create, { body: news });
  await call('siteMember', apiContract.siteMember.setRetention, { params: { id: site.id }, body: { days: 400 } });
  const file = { folder: 'abcdefgh12345678', name: '736.avif' };
  await mediaBucket(process.env).write({
    key: memberMediaKey(site.id, file.folder, file.name),
    body: FILE_CONTENT,
    contentType: 'image/avif',
    cacheControl: 'private',
  });
  const tokens = await tokensOf(product, accounts, site.id);
  const notified = await caller(product, tokens.operator)<{ notice: { id: string } }>('systemNoti', apiContract.systemNoti.create, {
    body: FILLED_NOTICE,
  });
  await caller(product, tokens.viewer)('preview', apiContract.preview.approve, {
    params: { siteId: site.id, revision },
    body: { isApproved: true },
  });
  return {
    tokens,
    oem,
    user,
    subAdmin,
    domain: await storeFilledDomain(product.table, { siteId: site.id, ownerId: user.id }),
    siteId: site.id,
    revision,
    publicationId,
    pageId: PUBLIC_SHEET_ID,
    membersPageId: MEMBERS_SHEET_ID,
    newsId: created.news.id,
    noticeId: notified.notice.id,
    contactId: await storeWorkedEntry(product, site.id, 'contact', subAdmin),
    formEntryId: await storeWorkedEntry(product, site.id, 'homepage', subAdmin),
    memberId: await storeMailedMember(product, site.id),
    billNumber: await storeSettledBill(product, oem),
    exportIds: {
      contact: await storeExport(product, site.id, 'contact'),
      homepage: await storeExport(product, site.id, 'homepage'),
      membership: await storeExport(product, site.id, 'membership'),
    },
    reportId: await storeReport(product, site.id),
    accountExportId: await storeAccountExport(product, user),
    importIds: await storeImports(product, accounts.operator),
    apiAccessId: await storeFilledApiAccess(product, tokens.user, site.id),
    mediaIds: [media.creative.mediaId, media.video.mediaId, failedId],
    file,
    document,
    news,
    media,
  };
}
