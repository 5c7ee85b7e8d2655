import { contract, type FamilyName } from '#shared/contract/contract.ts';
import type { Endpoint } from '#shared/contract/define.ts';
import { type Call, type HttpHandler, send } from '#test/support/send.ts';

/** Things of one account that calls can name. */
export interface Belongings {
  siteId: string;
  revision: string;
  publicationId: string;
  /** A site nobody misses. */
  spareSiteId: string;
  /** An uploaded file that awaits its check. */
  mediaId: string;
}

export interface Sample {
  /** A valid call that names what it is given; by whom is not its business. */
  call: (belongings: Belongings) => Call;
  /** Whether it names anything of anybody. */
  names: boolean;
}

type Samples = { [F in FamilyName]: { [E in keyof (typeof contract)[F]]: Sample } };

const file = { name: 'picture.png', type: 'image/png', size: 8 };
const named = (call: Sample['call']): Sample => ({ call, names: true });
const nameless = (call: Call): Sample => ({ call: () => call, names: false });

let signIns = 0;
/** Another address and another network each time, so that the limit of attempts is not what answers. */
function signInOfNobody(): Call {
  signIns += 1;
  return {
    body: { email: `nobody-${signIns}@example.com`, password: 'Wrong-password-1' },
    sourceIp: `10.${signIns >> 16}.${(signIns >> 8) & 255}.${signIns & 255}`,
  };
}

/** The least valid input of every endpoint. A new endpoint without a sample does not compile. */
const SAMPLES: Samples = {
  auth: {
    login: { call: signInOfNobody, names: false },
    refreshToken: nameless({}),
    logOut: nameless({}),
    userInfo: nameless({}),
  },
  media: {
    generateUrls: named(({ siteId }) => ({ body: { siteId, files: [file] } })),
    generateLogoUrl: named(({ siteId }) => ({ body: { siteId, kind: 'logo', file } })),
    complete: named(({ mediaId }) => ({ body: { mediaIds: [mediaId] } })),
    list: named(({ mediaId }) => ({ query: { ids: mediaId } })),
  },
  site: {
    list: nameless({ query: {} }),
    create: nameless({ body: { name: 'A site', numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' } }),
    get: named(({ siteId: id }) => ({ params: { id } })),
    update: named(({ siteId: id, revision }) => ({ params: { id }, body: { base: revision, changes: {} } })),
    delete: named(({ spareSiteId: id }) => ({ params: { id } })),
    publish: named(({ siteId: id, revision }) => ({ params: { id }, body: { revision, visibility: 'private' } })),
    publication: named(({ siteId: id, publicationId }) => ({ params: { id, publicationId } })),
  },
};

export interface SampledEndpoint extends Sample {
  /** `family.endpoint`. */
  name: string;
  family: FamilyName;
  endpoint: Endpoint;
}

/** Every endpoint of the contract with its sample, in the contract's order. */
export const ENDPOINTS: readonly SampledEndpoint[] = (Object.keys(contract) as FamilyName[]).flatMap((family) =>
  Object.entries<Endpoint>(contract[family]).map(([name, endpoint]) => {
    const samples: Readonly<Record<string, Sample>> = SAMPLES[family];
    const sample = samples[name];
    if (!sample) throw new Error(`${family}.${name} has no sample`);
    return { name: `${family}.${name}`, family, endpoint, ...sample };
  }),
);

/** Makes belongings of whoever signed in with this token, through the API. */
export async function makeBelongings(handlers: Record<FamilyName, HttpHandler>, token: string): Promise<Belongings> {
  const data = async <T>(handler: HttpHandler, endpoint: Endpoint, call: Call): Promise<T> => {
    const answer = await send(handler, endpoint, { ...call, token });
    if (answer.status >= 300) throw new Error(`${endpoint.path}: ${JSON.stringify(answer.data)}`);
    return answer.data as T;
  };
  const create = () =>
    data<{ site: { id: string; working: string } }>(handlers.site, contract.site.create, SAMPLES.site.create.call({} as Belongings));
  const [{ site }, { site: spare }] = [await create(), await create()];
  const { publication } = await data<{ publication: { id: string } }>(handlers.site, contract.site.publish, {
    params: { id: site.id },
    body: { revision: site.working, visibility: 'private' },
  });
  const { uploads } = await data<{ uploads: { mediaId: string; url: string; headers: Record<string, string> }[] }>(
    handlers.media,
    contract.media.generateUrls,
    {
      body: { siteId: site.id, files: [file] },
    },
  );
  const [upload] = uploads;
  if (!upload) throw new Error('One file was to have one address');
  const { ok, status } = await fetch(upload.url, { method: 'PUT', headers: upload.headers, body: new Uint8Array(file.size) });
  if (!ok) throw new Error(`The upload was refused: ${status}`);
  return { siteId: site.id, revision: site.working, publicationId: publication.id, spareSiteId: spare.id, mediaId: upload.mediaId };
}
