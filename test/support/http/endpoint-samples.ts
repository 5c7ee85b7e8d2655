import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import type { ManagedRole } from '#shared/model/account/role.ts';
import { type OwnedResources, type NamedAccount, minimalNews } from '#test/support/accounts/owned-resources.ts';
import type { Call } from '#test/support/http/send.ts';

export interface Sample {
  /** A valid call that names what it is given; by whom is not its business. */
  call: (belongings: OwnedResources) => Call;
  /** What it names: an account, or things of one. */
  names: 'account' | 'things' | undefined;
}

type Samples = { [F in EndpointFamilyName]: { [E in keyof (typeof apiContract)[F]]: Sample } };

const things = (call: Sample['call']): Sample => ({ call, names: 'things' });
const account = (call: (account: NamedAccount) => Call): Sample => ({ call: (belongings) => call(belongings.account), names: 'account' });
const nameless = (call: Call | (() => Call)): Sample => ({ call: typeof call === 'function' ? call : () => call, names: undefined });

const ofNoSite = nameless({ params: { siteId: 'nowherenear1' } });
const ofNoPage = nameless({ params: { siteId: 'nowherenear1', pageId: '01J00000000000000000000000' } });
const ofNoForm = nameless(() => ({
  params: { siteId: 'nowherenear1' },
  body: { id: '01J00000000000000000000000', lang: 'jp', data: {}, agreed: [], elapsedMs: 20_000, website: '' },
  sourceIp: stranger().sourceIp,
}));

const FILE = { name: 'picture.png', type: 'image/png', size: 8 };
const PASSWORD = { password: 'Chosen.2026', confirmPassword: 'Chosen.2026' } as const;

let strangers = 0;
/** Another address and another network each time, so that neither what is taken nor the limit of attempts is what answers. */
function stranger(): { email: string; sourceIp: string } {
  strangers += 1;
  return {
    email: `nobody-${strangers}@example.com`,
    sourceIp: `10.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`,
  };
}

/** A call of somebody nobody knows. */
const fromStranger = (body: (email: string) => unknown): Sample =>
  nameless(() => {
    const { email, sourceIp } = stranger();
    return { body: body(email), sourceIp };
  });

/** The same on the site of somebody. */
const fromVisitor = (body: (email: string) => unknown): Sample => {
  const { call } = fromStranger(body);
  return { names: undefined, call: (belongings) => ({ ...call(belongings), params: { siteId: 'nowherenear1' } }) };
};

const user = (role: ManagedRole) => ({
  role,
  companyName: 'A company',
  contactName: 'A person',
  email: stranger().email,
  planId: role === 'USER' ? 'ep' : role === 'OEM_MASTER' ? 'oem' : null,
  contractStart: null,
  contractEnd: null,
  authority: 'edit',
  licenceGrant: role === 'OEM_MASTER' ? 1_000 : null,
  language: 'jp',
});

/** Another account like the one that is named, beside it; where nothing stands beside the operator, a USER below it. */
const another = account(({ id, role, parentId }) => ({
  body: role === 'MASTER' || parentId === null ? { ...user('USER'), parentId: id } : { ...user(role), parentId },
}));

const ofAccount = account(({ id }) => ({ params: { id } }));

const MANAGEMENT = {
  list: nameless({ query: {} }),
  export: nameless({ query: { language: 'jp' } }),
  create: another,
  get: ofAccount,
  update: account(({ id, role, version }) => ({ params: { id }, body: { ...user(role === 'MASTER' ? 'USER' : role), version } })),
  resendInvitation: ofAccount,
};
const PAUSING = { pause: ofAccount, resume: ofAccount };

const resetPassword = fromStranger(() => ({ token: 'not-a-token', ...PASSWORD }));

/** The least valid input of every endpoint. A new endpoint without a sample does not compile. */
const SAMPLES: Samples = {
  auth: {
    login: fromStranger((email) => ({ email, password: 'Wrong-password-1' })),
    refreshToken: nameless({}),
    logOut: nameless({}),
    userInfo: nameless({}),
    brand: nameless({ params: { id: '01J00000000000000000000000' } }),
    forgotPassword: fromStranger((email) => ({ email, language: 'jp' })),
    verifyToken: fromStranger(() => ({ token: 'not-a-token' })),
    resetPassword,
    resetPasswordAtRoot: resetPassword,
    changePassword: nameless({ body: { currentPassword: 'Wrong-password-1', ...PASSWORD } }),
    register: fromStranger((email) => ({ companyName: 'A company', contactName: 'A person', email, language: 'jp', agreed: true })),
    completeRegistration: resetPassword,
  },
  dashboard: { summary: nameless({}) },
  masterUser: { ...MANAGEMENT, ...PAUSING, terminate: ofAccount, delete: ofAccount },
  oemMasterUser: { ...MANAGEMENT, ...PAUSING },
  oemAdminUser: MANAGEMENT,
  subAdmin: {
    list: nameless({}),
    create: nameless(() => ({
      body: { name: 'A person', email: stranger().email, permission: 'viewer', authority: 'view', language: 'jp' },
    })),
    update: things(({ subAdminId: id, subAdminVersion: version }) => ({
      params: { id },
      body: { name: 'A person', email: stranger().email, permission: 'editor', authority: 'edit', version },
    })),
    delete: things(({ disposableSubAdminId: id }) => ({ params: { id } })),
    resendInvitation: things(({ subAdminId: id }) => ({ params: { id } })),
  },
  plan: { list: nameless({}) },
  profile: {
    generateUrl: nameless({ body: { file: FILE } }),
    setPicture: nameless({ body: { mediaId: null } }),
    generateLogoUrl: nameless({ body: { file: FILE } }),
    setBrand: nameless({ body: { mediaId: null, mainColor: '#0b7285' } }),
  },
  audit: { list: account(({ id }) => ({ query: { accountId: id } })) },
  media: {
    generateUrls: things(({ siteId }) => ({ body: { siteId, files: [FILE] } })),
    generateLogoUrl: things(({ siteId }) => ({ body: { siteId, kind: 'logo', file: FILE } })),
    resume: things(({ mediaId }) => ({ body: { mediaId } })),
    complete: things(({ mediaId }) => ({ body: { mediaIds: [mediaId] } })),
    list: things(({ mediaId }) => ({ query: { ids: mediaId } })),
  },
  site: {
    list: nameless({ query: {} }),
    export: nameless({ query: { language: 'jp' } }),
    usage: nameless({}),
    create: nameless({ body: { name: 'A site', numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' } }),
    get: things(({ siteId: id }) => ({ params: { id } })),
    update: things(({ siteId: id, revision }) => ({ params: { id }, body: { base: revision, changes: {} } })),
    delete: things(({ disposableSiteId: id }) => ({ params: { id } })),
    duplicate: things(({ siteId: id }) => ({ params: { id }, body: { name: 'A copy' } })),
    revisions: things(({ siteId: id }) => ({ params: { id } })),
    revision: things(({ siteId: id, revision }) => ({ params: { id, revision } })),
    restore: things(({ siteId: id, revision }) => ({ params: { id }, body: { base: revision, revision } })),
    presence: things(({ siteId: id }) => ({ params: { id }, body: { editorId: '01J00000000000000000000000', cell: null } })),
    publish: things(({ siteId: id, revision }) => ({ params: { id }, body: { revision, visibility: 'private' } })),
    publication: things(({ siteId: id, publicationId }) => ({ params: { id, publicationId } })),
    popupCounts: things(({ siteId: id }) => ({ params: { id } })),
    weights: things(({ siteId: id }) => ({ params: { id } })),
  },
  notiDelivery: {
    delivered: nameless({ query: { siteId: 'nowherenear1' } }),
    list: things(({ siteId }) => ({ params: { siteId } })),
    get: things(({ siteId, newsId: id }) => ({ params: { siteId, id } })),
    create: things(({ siteId }) => ({ body: minimalNews(siteId) })),
    update: things(({ siteId, newsId: id }) => ({ params: { siteId, id }, body: minimalNews(siteId) })),
    remove: things(({ siteId, disposableNewsId: id }) => ({ params: { siteId, id } })),
  },
  visit: {
    report: nameless(() => ({
      params: { siteId: 'nowherenear1' },
      body: {
        id: '01J00000000000000000000000',
        lang: 'jp',
        landing: 'A1',
        views: { A1: 1 },
        swipes: 0,
        buttons: {},
        popups: [],
        seconds: 8,
      },
      sourceIp: stranger().sourceIp,
    })),
  },
  /** Whether a site is on the air has nothing to do with who asks. */
  endUser: {
    contactSetting: ofNoSite,
    membershipSetting: ofNoSite,
    homepageSetting: ofNoSite,
    company: ofNoSite,
    scripts: ofNoSite,
    popups: ofNoSite,
    structure: ofNoSite,
    pagePublic: ofNoPage,
    productPublic: ofNoPage,
  },
  /** Members are of one site each: nobody who signs in to the console is one. */
  member: {
    register: ofNoForm,
    resendRegisterEmail: fromVisitor((email) => ({ email, lang: 'jp' })),
    link: fromVisitor(() => ({ token: 'not-a-token' })),
    confirmRegistration: fromVisitor(() => ({ token: 'not-a-token' })),
    login: fromVisitor((email) => ({ email, password: 'Wrong-password-1' })),
    logOut: ofNoSite,
    forgotPassword: fromVisitor((email) => ({ email, lang: 'jp' })),
    resetPassword: fromVisitor(() => ({ token: 'not-a-token', ...PASSWORD })),
    self: ofNoSite,
    pagePrivate: ofNoPage,
    productPrivate: ofNoPage,
    media: nameless({ params: { siteId: 'nowherenear1', folder: 'abcdefgh12345678', name: '736.avif' } }),
  },
  siteForm: {
    contact: ofNoForm,
    homepage: ofNoForm,
  },
};

export interface SampledEndpoint extends Sample {
  /** `family.endpoint`. */
  name: string;
  family: EndpointFamilyName;
  endpoint: Endpoint;
}

/** Every endpoint of the contract with its sample, in the contract's order. */
export const ENDPOINTS: readonly SampledEndpoint[] = (Object.keys(apiContract) as EndpointFamilyName[]).flatMap((family) =>
  Object.entries<Endpoint>(apiContract[family]).map(([name, endpoint]) => {
    const samples: Readonly<Record<string, Sample>> = SAMPLES[family];
    const sample = samples[name];
    if (!sample) throw new Error(`${family}.${name} has no sample`);
    return { name: `${family}.${name}`, family, endpoint, ...sample };
  }),
);
