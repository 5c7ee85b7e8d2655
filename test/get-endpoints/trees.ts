import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { memberMediaKey } from '#functions/platform/gateways/media-keys.ts';
import { type Account } from '#functions/accounts/store/account.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { loginEmailChangeKey } from '#functions/platform/keys/sign-in-keys.ts';
import { pageViewStore } from '#functions/usage/store/page-view-store.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import { type ImageRef } from '#shared/model/media/media.ts';
import type { SystemNoticeInput } from '#shared/model/notices/system-notice.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import type { NewsInput } from '#shared/model/news/news.ts';
import { diffDocuments, joinChanges } from '#shared/rules/sites/site-parts.ts';
import { storeFilledWebhook } from '#test/get-endpoints/filled-webhook.ts';
import { storeFilledApiAccess } from '#test/get-endpoints/filled-api-access.ts';
import { storeFilledLegal } from '#test/get-endpoints/filled-legal.ts';
import { storeFilledDomain } from '#test/get-endpoints/filled-domain.ts';
import { createMember } from '#test/support/accounts/create-member.ts';
import { createPreviewViewer } from '#test/support/accounts/create-preview-viewer.ts';
import { type Call, send } from '#test/support/http/send.ts';
import type { Product } from '#test/support/product.ts';
import { fontsBucket } from '#functions/platform/wiring/base.ts';
import { storeFonts } from '#test/support/fonts/store-fonts.ts';
import { filledDocument, type FilledMedia, MEMBERS_SHEET_ID, PUBLIC_SHEET_ID } from '#test/support/sites/filled-document.ts';
import { storeTrashedSite } from '#test/support/sites/trashed-sites.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import {
  FILLED_EMAIL_CHANGE,
  FILLED_VIEWS,
  countPopups,
  storeAccountExport,
  storeExport,
  storeSiteExport,
  storeImports,
  storeMailedMember,
  storeMedia,
  storeNewsImage,
  storeReadyBulkUpload,
  storeReport,
  storeSettledBill,
  storeWorkedEntry,
} from '#test/get-endpoints/stored-records.ts';

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
  /** A template made from the site. */
  templateId: string;
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
  siteExportId: string;
  /** An import of the operator whose file is uploaded, and a refused one. */
  importIds: Readonly<Record<'uploaded' | 'refused', string>>;
  mediaIds: readonly string[];
  /** A bulk upload of the site that is ready. */
  bulkUploadId: string;
  apiAccessId: string;
  webhookId: string;
  /** A file of a members-only sheet. */
  file: { folder: string; name: string };
}

export interface FilledTree extends Tree {
  /** A deleted copy of the site. */
  trashedSiteId: string;
  /** The name of the site's custom domain. */
  domain: string;
  document: SiteDocument;
  news: NewsInput;
  media: FilledMedia;
}

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
  // Sets the state directly, because publishing would refuse the empty site.
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
    templateId: NOWHERE,
    newsId: NOWHERE,
    noticeId: NOWHERE,
    contactId: NOWHERE,
    formEntryId: NOWHERE,
    memberId: NOWHERE,
    billNumber: '2020-01-000001',
    exportIds: { contact: NOWHERE, homepage: NOWHERE, membership: NOWHERE },
    reportId: NOWHERE,
    accountExportId: NOWHERE,
    siteExportId: NOWHERE,
    importIds: { uploaded: NOWHERE, refused: NOWHERE },
    mediaIds: [NOWHERE],
    bulkUploadId: NOWHERE,
    apiAccessId: NOWHERE,
    webhookId: NOWHERE,
    file: { folder: 'abcdefgh12345678', name: '736.avif' },
  };
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
    support: { email: 'help@oem.example.com', url: 'https://oem.example.com/help' },
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
  await table.put({
    ...loginEmailChangeKey(user.id),
    entity: 'login-email-change',
    accountId: user.id,
    id: randomIds.ulid(),
    epoch: user.sessionEpoch,
    email: FILLED_EMAIL_CHANGE,
    confirmed: ['old', 'new'],
    requestedAt: '2026-01-04T00:00:00.000Z',
    until: Date.UTC(2099, 0, 1),
  });
  return { operator, oem, oemAdmin, user, subAdmin };
}

/** Returns a time in a week, at a whole minute. */
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
  if (document.settings.theme) await storeFonts(fontsBucket(process.env), document.settings.theme);
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
  const saved = await call<{ template: { id: string } }>('siteTemplate', apiContract.siteTemplate.create, {
    body: { siteId: site.id, name: 'Filled template', description: 'For shops' },
  });
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
  await storeFilledLegal(product.table, oem, user);
  return {
    tokens,
    oem,
    user,
    subAdmin,
    domain: await storeFilledDomain(product.table, { siteId: site.id, ownerId: user.id }),
    siteId: site.id,
    trashedSiteId: await storeTrashedSite(product.table, site.id),
    revision,
    publicationId,
    pageId: PUBLIC_SHEET_ID,
    membersPageId: MEMBERS_SHEET_ID,
    templateId: saved.template.id,
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
    siteExportId: await storeSiteExport(product, user, site.id),
    importIds: await storeImports(product, accounts.operator),
    apiAccessId: await storeFilledApiAccess(product, tokens.user, site.id),
    webhookId: await storeFilledWebhook(product, tokens.user, site.id),
    mediaIds: [media.creative.mediaId, media.video.mediaId, failedId],
    bulkUploadId: await storeReadyBulkUpload(product, user, site.id, media),
    file,
    document,
    news,
    media,
  };
}
