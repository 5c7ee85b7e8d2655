import { randomIds } from '#functions/gateways/ids.ts';
import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import type { ManagedRole } from '#shared/model/account/role.ts';
import { ISSUER_SETTINGS } from '#functions/store/billing/billing-fixture.ts';
import Stripe from 'stripe';
import { monthOf } from '#shared/rules/time/japanese-month.ts';
import { sheetAlias } from '#shared/rules/visit/sheet-alias.ts';
import { STRIPE_KEYS } from '#test/support/billing/stripe.ts';
import { INVOICE_LINES } from '#test/support/billing/invoices.ts';
import { type OwnedResources, type NamedAccount, minimalNews } from '#test/support/accounts/owned-resources.ts';
import type { Call } from '#test/support/http/send.ts';

export interface Sample {
  /** A valid request that names these resources, whichever login sends it. */
  call: (resources: OwnedResources) => Call;
  /** What it names: an account or resources of one. */
  names: 'account' | 'resources' | undefined;
}

type Samples = { [F in EndpointFamilyName]: { [E in keyof (typeof apiContract)[F]]: Sample } };

const ofResources = (call: Sample['call']): Sample => ({ call, names: 'resources' });
const account = (call: (account: NamedAccount) => Call): Sample => ({ call: (resources) => call(resources.account), names: 'account' });
const unnamed = (call: Call | (() => Call)): Sample => ({ call: typeof call === 'function' ? call : () => call, names: undefined });

const ofNoSite = unnamed({ params: { siteId: 'nowherenear1' } });
/** Of a site whose preview the caller needs a session on; a token of the console is none. */
const ofPreview = (call: Call = {}): Sample => ({ call: ({ siteId }) => ({ ...call, params: { siteId } }), names: undefined });
const ofNoPage = unnamed({ params: { siteId: 'nowherenear1', pageId: '01J00000000000000000000000' } });
const ofViewedSite = ofResources(({ siteId }) => ({ params: { siteId }, query: {} }));
const ofReportedSite = ofResources(({ siteId }) => ({ params: { siteId }, query: { period: monthOf(new Date()) } }));
const ofReportedSheet = ofResources(({ siteId, sheetId }) => ({
  params: { siteId, alias: sheetAlias(sheetId) },
  query: { period: monthOf(new Date()) },
}));
const ofViewedPage = ofResources(({ siteId }) => ({ params: { siteId, pageId: '01J00000000000000000000000' }, query: {} }));
const newComment = (revision: string, sheetId: string) => ({
  id: randomIds.ulid(),
  sheetId,
  language: 'jp',
  revision,
  point: null,
  second: null,
  text: 'A comment',
});
const ofNoForm = unnamed(() => ({
  params: { siteId: 'nowherenear1' },
  body: { id: '01J00000000000000000000000', lang: 'jp', data: {}, agreed: [], elapsedMs: 20_000, website: '' },
  sourceIp: stranger().sourceIp,
}));

/** An event of Stripe that follows nothing. */
function signedEvent(): Call {
  const body = JSON.stringify({ id: 'evt_sample', object: 'event', type: 'customer.created', data: { object: {} } });
  const signature = new Stripe(STRIPE_KEYS.secretKey).webhooks.generateTestHeaderString({
    payload: body,
    secret: STRIPE_KEYS.webhookSecret,
  });
  return { body, headers: { 'stripe-signature': signature } };
}

const FILE = { name: 'picture.png', type: 'image/png', size: 8 };
const PASSWORD = { password: 'Chosen.2026', confirmPassword: 'Chosen.2026' } as const;

let strangers = 0;
/** A new address and a new network each time, so that neither uniqueness nor rate limits decide the answer. */
function stranger(): { email: string; sourceIp: string } {
  strangers += 1;
  return {
    email: `stranger-${strangers}@example.com`,
    sourceIp: `10.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`,
  };
}

/** A request by an unknown person. */
const fromStranger = (body: (email: string) => unknown): Sample =>
  unnamed(() => {
    const { email, sourceIp } = stranger();
    return { body: body(email), sourceIp };
  });

/** A request by an unknown person to a site that does not exist. */
const fromVisitor = (body: (email: string) => unknown): Sample => {
  const { call } = fromStranger(body);
  return { names: undefined, call: (resources) => ({ ...call(resources), params: { siteId: 'nowherenear1' } }) };
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

/** A new account next to the named one and of the same role; for the operator, a USER below it. */
const another = account(({ id, role, parentId }) => ({
  body: role === 'MASTER' || parentId === null ? { ...user('USER'), parentId: id } : { ...user(role), parentId },
}));

const ofAccount = account(({ id }) => ({ params: { id } }));

const MANAGEMENT = {
  list: unnamed({ query: {} }),
  export: unnamed({ query: { language: 'jp' } }),
  create: another,
  get: ofAccount,
  update: account(({ id, role, version }) => ({ params: { id }, body: { ...user(role === 'MASTER' ? 'USER' : role), version } })),
  resendInvitation: ofAccount,
};
const PAUSING = { pause: ofAccount, resume: ofAccount };

const ENTRY_LIST = (entryOf: (resources: OwnedResources) => string) => {
  const entry = (resources: OwnedResources) => ({ params: { id: resources.siteId, entryId: entryOf(resources) } });
  return {
    list: ofResources(({ siteId: id }) => ({ params: { id }, query: {} })),
    exportCsv: ofResources(({ siteId: id }) => ({ params: { id }, query: {} })),
    startExport: ofResources(({ siteId: id }) => ({ params: { id }, body: { language: 'jp' } })),
    getExport: ofResources(({ siteId: id }) => ({ params: { id, exportId: '01J00000000000000000000000' } })),
    get: ofResources(entry),
    update: ofResources((resources) => ({ ...entry(resources), body: { version: 0 } })),
    batch: ofResources((resources) => ({ params: { id: resources.siteId }, body: { ids: [entryOf(resources)], state: 'in-progress' } })),
  };
};

const ofMember = ofResources(({ siteId: id, memberId }) => ({ params: { id, memberId } }));

const NO_PLAN = { planId: 'nowhere' };
const PRICES = { price: 9_800, limitAccess: 10_000, limitAccessPrice: 1_000, licencePrice: 0 };
const QUOTATION = { planId: 'oem', ...PRICES, from: '2099-01', quantitySite: null, maxPages: 30, quantitySwipe: 30 };
const PLAN = {
  order: 10,
  offer: 'public',
  baseId: null,
  quantitySite: 1,
  maxPages: 30,
  quantitySwipe: 30,
  swipe: true,
  privateDomain: false,
  settingPopupCta: false,
  settingFormContact: true,
  analyticsEffect: false,
  settingTagSeo: true,
  multiLanguage: false,
};

const resetPassword = fromStranger(() => ({ token: 'not-a-token', ...PASSWORD }));

/** The smallest valid input of every endpoint. A new endpoint without a sample does not compile. */
const SAMPLES: Samples = {
  auth: {
    login: fromStranger((email) => ({ email, password: 'Wrong-password-1' })),
    refreshToken: unnamed({}),
    logOut: unnamed({}),
    userInfo: unnamed({}),
    brand: unnamed({ params: { id: '01J00000000000000000000000' } }),
    forgotPassword: fromStranger((email) => ({ email, language: 'jp' })),
    verifyToken: fromStranger(() => ({ token: 'not-a-token' })),
    resetPassword,
    resetPasswordAtRoot: resetPassword,
    changePassword: unnamed({ body: { currentPassword: 'Wrong-password-1', ...PASSWORD } }),
    register: fromStranger((email) => ({ companyName: 'A company', contactName: 'A person', email, language: 'jp', agreed: true })),
    completeRegistration: resetPassword,
  },
  preview: {
    login: fromVisitor((email) => ({ email, password: PASSWORD.password })),
    logOut: ofNoSite,
    shareStatus: ofNoSite,
    site: ofViewedSite,
    seo: ofViewedSite,
    company: ofViewedSite,
    page: ofViewedPage,
    product: ofViewedPage,
    getShare: ofResources(({ siteId }) => ({ params: { siteId } })),
    share: ofResources(({ siteId }) => ({
      params: { siteId },
      body: { isPrivate: true, emails: ['invited@example.com'], password: PASSWORD.password },
    })),
    revoke: ofResources(({ siteId }) => ({ params: { siteId }, body: { emails: ['revoked@example.com'] } })),
    setPassword: ofResources(({ siteId }) => ({ params: { siteId }, body: { password: PASSWORD.password } })),
    comments: ofViewedSite,
    comment: ofResources(({ siteId, revision, sheetId }) => ({ params: { siteId }, body: newComment(revision, sheetId) })),
    readComments: ofResources(({ siteId }) => ({ params: { siteId }, body: { version: '01J00000000000000000000000' } })),
    reply: ofResources(({ siteId, commentId }) => ({ params: { siteId, commentId }, body: { id: randomIds.ulid(), text: 'A reply' } })),
    resolveComment: ofResources(({ siteId, commentId }) => ({ params: { siteId, commentId }, body: { isResolved: true } })),
    removeComment: ofResources(({ siteId, disposableCommentId: commentId }) => ({ params: { siteId, commentId }, query: {} })),
    approvals: ofViewedSite,
    approve: ofResources(({ siteId, revision }) => ({ params: { siteId, revision }, body: { isApproved: true } })),
    open: ofResources(({ siteId }) => ({ params: { siteId } })),
    ticket: ofPreview(),
    state: ofPreview(),
    enter: ofPreview(),
    file: ofPreview({ query: { path: '/' } }),
    popups: ofPreview(),
    news: ofPreview(),
    form: {
      call: ({ siteId }) => ({ params: { siteId, kind: 'contact' }, body: { data: {}, lang: 'jp', agreed: [], elapsedMs: 20_000 } }),
      names: undefined,
    },
  },
  analytics: {
    summary: unnamed({}),
    account: account(({ id }) => ({ query: { accountId: id } })),
    site: ofViewedSite,
    landing: ofReportedSite,
    swipe: ofReportedSite,
    taps: ofReportedSheet,
    popups: ofViewedSite,
    live: ofResources(({ siteId }) => ({ params: { siteId } })),
    startReport: ofResources(({ siteId }) => ({ params: { siteId }, body: { month: monthOf(new Date()), language: 'jp' } })),
    getDelivery: ofResources(({ siteId }) => ({ params: { siteId } })),
    setDelivery: ofResources(({ siteId }) => ({
      params: { siteId },
      body: { isOn: true, recipients: ['reports@example.com'], language: 'jp' },
    })),
    getReport: ofResources(({ siteId }) => ({ params: { siteId, reportId: '01J00000000000000000000000' } })),
  },
  usage: { pageViews: account(({ id }) => ({ query: { month: '2026-11', accountId: id } })) },
  dashboard: { summary: unnamed({}), newEntries: unnamed({}) },
  masterUser: {
    ...MANAGEMENT,
    ...PAUSING,
    terminate: account(({ id }) => ({ params: { id }, body: { reason: 'A reason' } })),
    delete: ofAccount,
    setQuotation: account(({ id, version }) => ({ params: { id }, body: { ...QUOTATION, version } })),
    removeQuotedPrice: account(({ id }) => ({ params: { id, ...NO_PLAN, from: '2099-01' } })),
  },
  oemMasterUser: { ...MANAGEMENT, ...PAUSING },
  oemAdminUser: MANAGEMENT,
  subAdmin: {
    list: unnamed({}),
    create: unnamed(() => ({
      body: { name: 'A person', email: stranger().email, permission: 'viewer', authority: 'view', language: 'jp' },
    })),
    update: ofResources(({ subAdminId: id, subAdminVersion: version }) => ({
      params: { id },
      body: { name: 'A person', email: stranger().email, permission: 'editor', authority: 'edit', version },
    })),
    delete: ofResources(({ disposableSubAdminId: id }) => ({ params: { id } })),
    resendInvitation: ofResources(({ subAdminId: id }) => ({ params: { id } })),
  },
  plan: {
    list: unnamed({}),
    check: unnamed({}),
    request: unnamed({ body: { planId: 'nowhere' } }),
    withdraw: unnamed({}),
    end: unnamed({ body: { month: '2000-01' } }),
    continue: unnamed({}),
    listManaged: unnamed({}),
    create: unnamed(() => ({ body: { ...PLAN, ...PRICES, name: stranger().email } })),
    update: unnamed({ params: NO_PLAN, body: { ...PLAN, name: 'A plan', version: 0 } }),
    setPrice: unnamed({ params: NO_PLAN, body: { ...PRICES, from: '2099-01', appliesTo: 'everybody', version: 0 } }),
    removePrice: unnamed({ params: { ...NO_PLAN, from: '2099-01' } }),
    retire: unnamed({ params: NO_PLAN }),
    restore: unnamed({ params: NO_PLAN }),
    delete: unnamed({ params: NO_PLAN }),
  },
  bill: {
    list: unnamed({ query: {} }),
    export: unnamed({ query: { language: 'jp' } }),
    settings: unnamed({}),
    setSettings: unnamed({ body: { settings: ISSUER_SETTINGS, version: 0 } }),
    card: unnamed({}),
    openCheckout: unnamed({}),
    // Of no account.
    saveCard: unnamed({ body: { sessionId: 'cs_test_none' } }),
    removeCard: unnamed({}),
    get: ofResources(({ billNumber: number }) => ({ params: { number } })),
    sites: ofResources(({ billNumber: number }) => ({ params: { number } })),
    document: ofResources(({ billNumber: number }) => ({ params: { number }, query: { language: 'en' } })),
    documents: ofResources(({ billNumber: number }) => ({ body: { numbers: [number], language: 'jp' } })),
    // Not paid by card.
    charge: ofResources(({ billNumber: number }) => ({ params: { number } })),
    pay: ofResources(({ billNumber: number }) => ({ params: { number } })),
    refresh: ofResources(({ billNumber: number }) => ({ params: { number } })),
    complete: ofResources(({ billNumber: number }) => ({
      params: { number },
      body: { reason: 'Arrived', receivedOn: '2026-12-20', receivedAmount: 26_180 },
    })),
    correct: ofResources(({ correctableBillNumber: number }) => ({
      params: { number },
      body: {
        companyName: 'A company',
        contactName: 'A person',
        lines: INVOICE_LINES.map(({ quantity }) => ({ quantity, unitPrice: 1 })),
        reason: 'Wrong',
      },
    })),
    letter: ofResources(({ billNumber: number }) => ({
      params: { number },
      body: { subject: 'A question', text: 'One line.\nAnother one.' },
    })),
    void: ofResources(({ voidableBillNumber: number }) => ({ params: { number }, body: { reason: 'Waived' } })),
  },
  cardEvent: { receive: unnamed(signedEvent) },
  profile: {
    generateUrl: unnamed({ body: { file: FILE } }),
    setPicture: unnamed({ body: { mediaId: null } }),
    generateLogoUrl: unnamed({ body: { file: FILE } }),
    setBrand: unnamed({ body: { mediaId: null, mainColor: '#0b7285' } }),
  },
  audit: { list: account(({ id }) => ({ query: { accountId: id } })) },
  media: {
    generateUrls: ofResources(({ siteId }) => ({ body: { siteId, files: [FILE] } })),
    generateLogoUrl: ofResources(({ siteId }) => ({ body: { siteId, kind: 'logo', file: FILE } })),
    resume: ofResources(({ mediaId }) => ({ body: { mediaId } })),
    complete: ofResources(({ mediaId }) => ({ body: { mediaIds: [mediaId] } })),
    renewRight: unnamed({ body: { mediaIds: [] } }),
    list: ofResources(({ mediaId }) => ({ query: { ids: mediaId } })),
  },
  site: {
    list: unnamed({ query: {} }),
    export: unnamed({ query: { language: 'jp' } }),
    usage: unnamed({}),
    create: unnamed({ body: { name: 'A site', numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' } }),
    get: ofResources(({ siteId: id }) => ({ params: { id } })),
    update: ofResources(({ siteId: id, revision }) => ({ params: { id }, body: { base: revision, changes: {} } })),
    delete: ofResources(({ disposableSiteId: id }) => ({ params: { id } })),
    duplicate: ofResources(({ siteId: id }) => ({ params: { id }, body: { name: 'A copy' } })),
    revisions: ofResources(({ siteId: id }) => ({ params: { id } })),
    revision: ofResources(({ siteId: id, revision }) => ({ params: { id, revision } })),
    restore: ofResources(({ siteId: id, revision }) => ({ params: { id }, body: { base: revision, revision } })),
    presence: ofResources(({ siteId: id }) => ({ params: { id }, body: { editorId: '01J00000000000000000000000', cell: null } })),
    publish: ofResources(({ siteId: id, revision }) => ({ params: { id }, body: { revision, visibility: 'private' } })),
    schedule: ofResources(({ siteId: id }) => ({ params: { id }, body: { public: null, private: null } })),
    publication: ofResources(({ siteId: id, publicationId }) => ({ params: { id, publicationId } })),
    popupCounts: ofResources(({ siteId: id }) => ({ params: { id } })),
    weights: ofResources(({ siteId: id }) => ({ params: { id } })),
    comments: ofResources(({ siteId: id }) => ({ params: { id }, query: {} })),
    comment: ofResources(({ siteId: id, revision, sheetId }) => ({
      params: { id },
      body: newComment(revision, sheetId),
    })),
    readComments: ofResources(({ siteId: id }) => ({ params: { id }, body: { version: '01J00000000000000000000000' } })),
    reply: ofResources(({ siteId: id, commentId }) => ({ params: { id, commentId }, body: { id: randomIds.ulid(), text: 'A reply' } })),
    resolveComment: ofResources(({ siteId: id, commentId }) => ({ params: { id, commentId }, body: { isResolved: true } })),
    approvals: ofResources(({ siteId: id }) => ({ params: { id } })),
    setApprovals: ofResources(({ siteId: id }) => ({ params: { id }, body: { needed: 0 } })),
    removeComment: ofResources(({ siteId: id, disposableCommentId: commentId }) => ({ params: { id, commentId }, query: {} })),
  },
  notiDelivery: {
    delivered: unnamed({ query: { siteId: 'nowherenear1' } }),
    list: ofResources(({ siteId }) => ({ params: { siteId } })),
    get: ofResources(({ siteId, newsId: id }) => ({ params: { siteId, id } })),
    create: ofResources(({ siteId }) => ({ body: minimalNews(siteId) })),
    update: ofResources(({ siteId, newsId: id }) => ({ params: { siteId, id }, body: minimalNews(siteId) })),
    remove: ofResources(({ siteId, disposableNewsId: id }) => ({ params: { siteId, id } })),
  },
  siteMember: {
    exportPerson: ofResources(({ siteId: id }) => ({ params: { id }, body: { email: 'no-one@example.com' } })),
    list: ofResources(({ siteId: id }) => ({ params: { id }, query: {} })),
    exportCsv: ofResources(({ siteId: id }) => ({ params: { id }, query: {} })),
    startExport: ofResources(({ siteId: id }) => ({ params: { id }, body: { language: 'jp' } })),
    getExport: ofResources(({ siteId: id }) => ({ params: { id, exportId: '01J00000000000000000000000' } })),
    counts: ofResources(({ siteId: id }) => ({ params: { id } })),
    growth: ofResources(({ siteId: id }) => ({ params: { id } })),
    get: ofMember,
    setState: ofResources(({ siteId: id, memberId }) => ({ params: { id, memberId }, body: { state: 'member' } })),
    endSessions: ofMember,
    sendPasswordLink: ofMember,
    resendConfirmation: ofMember,
    erasePerson: ofResources(({ siteId: id }) => ({
      params: { id },
      body: { email: 'no-one@example.com', confirmation: 'no-one@example.com' },
    })),
    getRetention: ofResources(({ siteId: id }) => ({ params: { id } })),
    setRetention: ofResources(({ siteId: id }) => ({ params: { id }, body: { days: 365 } })),
  },
  siteContact: {
    ...ENTRY_LIST(({ contactId }) => contactId),
    assignees: ofResources(({ siteId: id }) => ({ params: { id } })),
  },
  siteHomepageForm: ENTRY_LIST(({ formEntryId }) => formEntryId),
  /** Whether a site is published does not depend on the caller. */
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
  /** Members belong to a site: no console user is one. */
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
    leave: unnamed({ params: { siteId: 'nowherenear1' }, body: { currentPassword: 'Wrong-password-1' } }),
    pagePrivate: ofNoPage,
    productPrivate: ofNoPage,
    media: unnamed({ params: { siteId: 'nowherenear1', folder: 'abcdefgh12345678', name: '736.avif' } }),
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
