import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import type { ManagedRole } from '#shared/model/role.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { newDomain } from '#functions/domains/store/custom-domain-fixture.ts';
import { domainStore } from '#functions/domains/store/domain-store.ts';
import { realClock } from '#functions/platform/gateways/clock.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { storeInvoice } from '#test/support/billing/invoices.ts';
import { storeFormEntry } from '#test/support/visitors/form-entries.ts';
import { storeMember } from '#test/support/visitors/members.ts';
import { addReadyMedia, sheetsInFirstCells, siteDependencies } from '#test/support/api/site-fixture.ts';
import { storeTrashedSite } from '#test/support/sites/trashed-sites.ts';
import { storeBulkUpload } from '#test/support/sites/bulk-uploads.ts';
import { storeUserImport } from '#test/support/accounts/user-imports.ts';
import type { DomainState } from '#shared/model/domains/custom-domain.ts';
import { type NewWebhook, WEBHOOK_EVENTS } from '#shared/model/open-api/webhook.ts';
import type { NewApiAccess } from '#shared/model/open-api/api-access.ts';
import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { type Call, type HttpHandler, send } from '#test/support/http/send.ts';

/** An account in requests of user management. */
export interface NamedAccount {
  id: string;
  role: ManagedRole | 'MASTER';
  version: number;
  parentId: string | null;
}

/** An account and its resources for requests. */
export interface OwnedResources {
  account: NamedAccount;
  siteId: string;
  revision: string;
  publicationId: string;
  /** Tokens of domains: of the site; of an ended request; of one that a test may remove, on the site that a test may delete. */
  domainToken: string;
  endedDomainToken: string;
  disposableDomainToken: string;
  /** A sheet of the site, a comment on it, and one that a test may delete. */
  sheetId: string;
  commentId: string;
  disposableCommentId: string;
  /** A site that a test may delete. */
  disposableSiteId: string;
  /** A deleted site that can be restored, and one that a test may remove permanently. */
  trashedSiteId: string;
  disposableTrashedSiteId: string;
  /** A template that the account does not share, made from the site, and one that a test may delete. */
  templateId: string;
  disposableTemplateId: string;
  /** An uploaded file that is not checked yet. */
  mediaId: string;
  /** A file in the media library, and one that a test may delete. */
  libraryFileId: string;
  disposableLibraryFileId: string;
  /** A bulk upload of the site whose file is not uploaded, and one that a test may close. */
  bulkUploadId: string;
  disposableBulkUploadId: string;
  /** A news item of the site, a draft of version 1. */
  newsId: string;
  /** A news item that a test may delete, a draft that it may publish, and a public one that it may end. */
  disposableNewsId: string;
  publishableNewsId: string;
  endableNewsId: string;
  /** An entry of the site's contact form, and one of its homepage form. */
  contactId: string;
  formEntryId: string;
  /** A member of the site. */
  memberId: string;
  /** An invited SUB_ADMIN. */
  subAdminId: string;
  subAdminVersion: number;
  /** A SUB_ADMIN that a test may delete. */
  disposableSubAdminId: string;
  /** An import of accounts whose file is not uploaded. */
  userImportId: string;
  /** An API access with a key, of version 1, and one that a test may revoke. */
  apiAccessId: string;
  disposableApiAccessId: string;
  /** A webhook of version 1, and one that a test may delete. */
  webhookId: string;
  disposableWebhookId: string;
  /** The number of an invoice to the account, of one whose payment a test may void, and of one that it may correct. */
  billNumber: string;
  voidableBillNumber: string;
  correctableBillNumber: string;
}

/** A SUB_ADMIN is passed as a USER, because user management has no SUB_ADMINs. */
export const namedAccount = ({ id, role, version, parentId }: Account): NamedAccount => ({
  id,
  role: role === 'SUB_ADMIN' ? 'USER' : role,
  version,
  parentId,
});

/** The account that creates resources, with its token. */
export interface ResourceOwner {
  handlers: Record<EndpointFamilyName, HttpHandler>;
  account: Account;
  token: string;
  table: Table;
}

/** The smallest valid news item of a site. */
export const minimalNews = (siteId: string, state = 'draft') => ({
  siteIds: [siteId],
  title: 'News',
  content: 'There is news.',
  contentUrl: '',
  publishType: 'instant',
  startDate: null,
  endDate: null,
  state,
});

/** An access for all sites to the list of sites, with a generated key. */
export const MINIMAL_API_ACCESS = {
  name: 'Access',
  isEnabled: true,
  operations: ['GET /site'],
  tags: [],
  siteIds: null,
  expiresOn: null,
  proof: { kind: 'key', key: null },
} as const satisfies NewApiAccess;

/** A webhook for all events of all sites. */
export const MINIMAL_WEBHOOK = {
  name: 'Webhook',
  url: 'https://receiver.example.com/events',
  events: [...WEBHOOK_EVENTS],
  siteIds: null,
  isEnabled: true,
} satisfies NewWebhook;

const FILE = { name: 'picture.png', type: 'image/png', size: 8 };

let year = 2030;
/** A day of a year without invoices: numbers are unique per issuer, and a test has several operators. */
function nextYear(): string {
  year += 1;
  return `${year}-12-01`;
}

/** Creates resources of an account's main login through the API. Their names begin with `prefix`. */
export async function createOwnedResources({ handlers, account, token, table }: ResourceOwner, prefix = 'A'): Promise<OwnedResources> {
  const data = async <T>(family: EndpointFamilyName, endpoint: Endpoint, call: Call): Promise<T> => {
    const answer = await send(handlers[family], endpoint, { ...call, token });
    if (answer.status >= 300) throw new Error(`${endpoint.path}: ${JSON.stringify(answer.data)}`);
    return answer.data as T;
  };
  const createSite = () =>
    data<{ site: { id: string; working: string } }>('site', apiContract.site.create, {
      body: { name: `${prefix} site`, numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' },
    });
  const invite = (name: string) =>
    data<{ subAdmin: { id: string; version: number } }>('subAdmin', apiContract.subAdmin.create, {
      body: {
        name: `${prefix} ${name}`,
        email: `${randomIds.ulid().toLowerCase()}@example.com`,
        permission: 'viewer',
        authority: 'view',
        language: 'jp',
      },
    });
  const [{ site: empty }, { site: spare }] = [await createSite(), await createSite()];
  const {
    changes,
    ids: [sheetId = ''],
  } = sheetsInFirstCells(2, 2, [EMPTY_SHEET]);
  const { site } = await data<{ site: { id: string; working: string } }>('site', apiContract.site.update, {
    params: { id: empty.id },
    body: { base: empty.working, changes },
  });
  const comment = async () => {
    const body = {
      id: randomIds.ulid(),
      sheetId,
      language: 'jp',
      revision: site.working,
      point: { x: 50, y: 50 },
      second: null,
      text: 'Comment',
    };
    const call = { params: { id: site.id }, body };
    return (await data<{ comment: { id: string } }>('site', apiContract.site.comment, call)).comment.id;
  };
  const { publication } = await data<{ publication: { id: string } }>('site', apiContract.site.publish, {
    params: { id: site.id },
    body: { revision: site.working, visibility: 'private' },
  });
  const writeNews = async (state?: string) =>
    (await data<{ news: { id: string } }>('news', apiContract.news.create, { body: minimalNews(site.id, state) })).news.id;
  const [newsId, spareNewsId, publishableNewsId] = [await writeNews(), await writeNews(), await writeNews()];
  const contact = await storeFormEntry(table, site.id, { kind: 'contact', email: `${prefix}@visitors.example.com` });
  const formEntry = await storeFormEntry(table, site.id, { kind: 'homepage', email: `${prefix}@visitors.example.com` });
  const member = await storeMember(table, site.id, { email: `${prefix}@visitors.example.com` });
  const { uploads } = await data<{ uploads: Upload[] }>('media', apiContract.media.generateUrls, {
    body: { siteId: site.id, files: [FILE] },
  });
  const [upload] = uploads;
  if (!upload?.parts[0]) throw new Error('The upload of one file has one URL');
  const { ok, status } = await fetch(upload.parts[0].url, { method: 'PUT', headers: upload.headers, body: new Uint8Array(FILE.size) });
  if (!ok) throw new Error(`The upload was refused: ${status}`);
  const storeFile = () => addReadyMedia({ dependencies: siteDependencies(table, realClock) }, account, site.id);
  const issue = async () => (await storeInvoice(table, account, { issuedOn: nextYear() })).number;
  const addDomain = async (siteId: string, state: DomainState) => {
    const domain = newDomain({ siteId, ownerId: account.id, state });
    await domainStore(table, realClock).add(domain);
    return domain.token;
  };
  const issueAccess = async () => {
    const body = { ...MINIMAL_API_ACCESS, name: `${prefix} access` };
    return (await data<{ access: { id: string } }>('apiAccess', apiContract.apiAccess.create, { body })).access.id;
  };
  const addWebhook = async () => {
    const body = { ...MINIMAL_WEBHOOK, name: `${prefix} webhook` };
    return (await data<{ webhook: { id: string } }>('webhook', apiContract.webhook.create, { body })).webhook.id;
  };
  const saveTemplate = async () => {
    const body = { siteId: site.id, name: `${prefix} template` };
    return (await data<{ template: { id: string } }>('siteTemplate', apiContract.siteTemplate.create, { body })).template.id;
  };
  const [{ subAdmin }, { subAdmin: spareSubAdmin }] = [await invite('login'), await invite('spare')];
  return {
    account: namedAccount(account),
    siteId: site.id,
    revision: site.working,
    publicationId: publication.id,
    domainToken: await addDomain(site.id, 'live'),
    endedDomainToken: await addDomain(spare.id, 'ended'),
    disposableDomainToken: await addDomain(spare.id, 'live'),
    sheetId,
    commentId: await comment(),
    disposableCommentId: await comment(),
    disposableSiteId: spare.id,
    trashedSiteId: await storeTrashedSite(table, spare.id),
    disposableTrashedSiteId: await storeTrashedSite(table, spare.id),
    templateId: await saveTemplate(),
    disposableTemplateId: await saveTemplate(),
    mediaId: upload.mediaId,
    libraryFileId: (await storeFile()).mediaId,
    disposableLibraryFileId: (await storeFile()).mediaId,
    bulkUploadId: await storeBulkUpload(table, account, site.id, { state: 'ready' }),
    disposableBulkUploadId: await storeBulkUpload(table, account, site.id),
    newsId,
    disposableNewsId: spareNewsId,
    publishableNewsId,
    endableNewsId: await writeNews('public'),
    contactId: contact.id,
    formEntryId: formEntry.id,
    memberId: member.id,
    subAdminId: subAdmin.id,
    subAdminVersion: subAdmin.version,
    disposableSubAdminId: spareSubAdmin.id,
    userImportId: await storeUserImport(table, account),
    apiAccessId: await issueAccess(),
    disposableApiAccessId: await issueAccess(),
    webhookId: await addWebhook(),
    disposableWebhookId: await addWebhook(),
    billNumber: await issue(),
    voidableBillNumber: await issue(),
    correctableBillNumber: await issue(),
  };
}
