import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import type { Upload } from '#shared/api-contract/endpoints/media.ts';
import type { ManagedRole } from '#shared/model/account/role.ts';
import { randomIds } from '#functions/gateways/ids.ts';
import type { Account } from '#functions/store/account/account.ts';
import { type Call, type HttpHandler, send } from '#test/support/http/send.ts';

/** An account, as calls of user management name it. */
export interface NamedAccount {
  id: string;
  role: ManagedRole | 'MASTER';
  version: number;
  parentId: string | null;
}

/** An account, and things of it that calls can name. */
export interface OwnedResources {
  account: NamedAccount;
  siteId: string;
  revision: string;
  publicationId: string;
  /** A site nobody misses. */
  disposableSiteId: string;
  /** An uploaded file that awaits its check. */
  mediaId: string;
  /** News of the site, a draft. */
  newsId: string;
  /** More of it, which nobody misses. */
  disposableNewsId: string;
  /** A further login that was invited. */
  subAdminId: string;
  subAdminVersion: number;
  /** A further login nobody misses. */
  disposableSubAdminId: string;
}

/** A further login is named as if it were a USER: user management is not about those. */
export const namedAccount = ({ id, role, version, parentId }: Account): NamedAccount => ({
  id,
  role: role === 'SUB_ADMIN' ? 'USER' : role,
  version,
  parentId,
});

/** A token of the account, and how calls are made with it. */
export interface ResourceOwner {
  handlers: Record<EndpointFamilyName, HttpHandler>;
  account: Account;
  token: string;
}

/** The least that can be written as news of a site. */
export const minimalNews = (siteId: string) => ({
  siteId,
  title: 'News',
  content: 'There is news.',
  contentUrl: '',
  publishType: 'instant',
  startDate: null,
  endDate: null,
  isDraft: true,
});

const FILE = { name: 'picture.png', type: 'image/png', size: 8 };

/** Makes things of an account (not a further login of another) through the API. `marked`: words their names begin with. */
export async function createOwnedResources({ handlers, account, token }: ResourceOwner, marked = 'A'): Promise<OwnedResources> {
  const data = async <T>(family: EndpointFamilyName, endpoint: Endpoint, call: Call): Promise<T> => {
    const answer = await send(handlers[family], endpoint, { ...call, token });
    if (answer.status >= 300) throw new Error(`${endpoint.path}: ${JSON.stringify(answer.data)}`);
    return answer.data as T;
  };
  const createSite = () =>
    data<{ site: { id: string; working: string } }>('site', apiContract.site.create, {
      body: { name: `${marked} site`, numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' },
    });
  const invite = (name: string) =>
    data<{ subAdmin: { id: string; version: number } }>('subAdmin', apiContract.subAdmin.create, {
      body: {
        name: `${marked} ${name}`,
        email: `${randomIds.ulid().toLowerCase()}@example.com`,
        permission: 'viewer',
        authority: 'view',
        language: 'jp',
      },
    });
  const [{ site }, { site: spare }] = [await createSite(), await createSite()];
  const { publication } = await data<{ publication: { id: string } }>('site', apiContract.site.publish, {
    params: { id: site.id },
    body: { revision: site.working, visibility: 'private' },
  });
  const writeNews = async () =>
    (await data<{ news: { id: string } }>('notiDelivery', apiContract.notiDelivery.create, { body: minimalNews(site.id) })).news.id;
  const [newsId, spareNewsId] = [await writeNews(), await writeNews()];
  const { uploads } = await data<{ uploads: Upload[] }>('media', apiContract.media.generateUrls, {
    body: { siteId: site.id, files: [FILE] },
  });
  const [upload] = uploads;
  if (!upload?.parts[0]) throw new Error('One file was to have one address');
  const { ok, status } = await fetch(upload.parts[0].url, { method: 'PUT', headers: upload.headers, body: new Uint8Array(FILE.size) });
  if (!ok) throw new Error(`The upload was refused: ${status}`);
  const [{ subAdmin }, { subAdmin: spareSubAdmin }] = [await invite('login'), await invite('spare')];
  return {
    account: namedAccount(account),
    siteId: site.id,
    revision: site.working,
    publicationId: publication.id,
    disposableSiteId: spare.id,
    mediaId: upload.mediaId,
    newsId,
    disposableNewsId: spareNewsId,
    subAdminId: subAdmin.id,
    subAdminVersion: subAdmin.version,
    disposableSubAdminId: spareSubAdmin.id,
  };
}
