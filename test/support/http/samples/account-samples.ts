import type { ManagedRole } from '#shared/model/role.ts';
import type { SystemNoticeInput } from '#shared/model/notices/system-notice.ts';
import { channelsOf } from '#shared/rules/notices/event-channel.ts';
import { MINIMAL_API_ACCESS, MINIMAL_WEBHOOK } from '#test/support/accounts/owned-resources.ts';
import { NO_PLAN, PRICES } from '#test/support/http/samples/billing-samples.ts';
import type { Call } from '#test/support/http/send.ts';
import { account, FILE, fromStranger, ofResources, PASSWORD, type Samples, stranger, unnamed } from '#test/support/http/samples/sample.ts';

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
  answerPlanRequest: account(({ id, version }) => ({ params: { id }, body: { version, approve: false } })),
  resendInvitation: ofAccount,
};

const { proof: _proof, ...API_ACCESS_FIELDS } = MINIMAL_API_ACCESS;

const UNKNOWN_NOTICE = '01J00000000000000000000000';
/** A draft: published ones would fill the bells of the other callers. */
const NOTICE: SystemNoticeInput = {
  title: 'A notification',
  url: '',
  content: 'Something is new.',
  imageId: null,
  receivers: ['oem-admin'],
  publishType: 'instant',
  startDate: null,
  endDate: null,
  isDraft: true,
  kind: 'information',
  maintenance: null,
  isMailed: false,
};

const ofImport = (call: Omit<Call, 'params'> = {}) => ofResources(({ userImportId: id }) => ({ ...call, params: { id } }));
const PAUSING = { pause: ofAccount, resume: ofAccount };
const QUOTATION = { planId: 'oem', ...PRICES, from: '2099-01', quantitySite: null, maxPages: 30, quantitySwipe: 30 };
const resetPassword = fromStranger(() => ({ token: 'not-a-token', ...PASSWORD }));

export const ACCOUNT_SAMPLES: Pick<
  Samples,
  | 'auth'
  | 'signInSecurity'
  | 'usage'
  | 'dashboard'
  | 'masterUser'
  | 'oemMasterUser'
  | 'oemAdminUser'
  | 'userImport'
  | 'subAdmin'
  | 'apiAccess'
  | 'webhook'
  | 'profile'
  | 'legal'
  | 'accountExport'
  | 'audit'
  | 'systemNoti'
> = {
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
    emailChange: unnamed({}),
    changeEmail: unnamed({ body: { email: 'no-one@example.com', currentPassword: 'Wrong-password-1' } }),
    cancelEmailChange: unnamed({}),
    confirmEmailChange: fromStranger(() => ({ token: 'not-a-token' })),
    refuseEmailChange: fromStranger(() => ({ token: 'not-a-token' })),
    confirmRecipient: fromStranger(() => ({ token: 'not-a-token' })),
    refuseRecipient: fromStranger(() => ({ token: 'not-a-token' })),
    register: fromStranger((email) => ({ companyName: 'A company', contactName: 'A person', email, language: 'jp', agreed: true })),
    completeRegistration: resetPassword,
  },
  signInSecurity: {
    overview: unnamed({}),
    endSessions: unnamed({ body: { which: 'others' } }),
    completeSignIn: fromStranger(() => ({ challenge: 'no-challenge', code: '123456' })),
    setUp: unnamed({}),
    confirm: unnamed({ body: { code: '123456' } }),
    change: unnamed({ body: { change: 'renew-codes', password: 'Wrong-password-1', code: '123456' } }),
    reset: ofAccount,
    actAs: account(({ id }) => ({ params: { id }, body: { reason: 'A question', access: 'READ' } })),
    endActing: unnamed({ params: { id: '01J00000000000000000000000' } }),
    setRoles: unnamed({ body: { roles: [] } }),
  },
  usage: { pageViews: account(({ id }) => ({ query: { month: '2026-11', accountId: id } })) },
  dashboard: { summary: unnamed({}), newEntries: unnamed({}) },
  masterUser: {
    ...MANAGEMENT,
    ...PAUSING,
    terminate: account(({ id }) => ({ params: { id }, body: { reason: 'A reason' } })),
    delete: ofAccount,
    setQuotation: account(({ id, version }) => ({ params: { id }, body: { ...QUOTATION, version } })),
    addRecipient: account(({ id }) => ({ params: { id }, body: { email: stranger().email, language: 'kr' } })),
    // The recipient does not exist.
    removeRecipient: account(({ id }) => ({ params: { id, recipientId: '01J00000000000000000000000' } })),
    removeQuotedPrice: account(({ id }) => ({ params: { id, ...NO_PLAN, from: '2099-01' } })),
  },
  oemMasterUser: { ...MANAGEMENT, ...PAUSING },
  oemAdminUser: MANAGEMENT,
  userImport: {
    list: unnamed({}),
    template: unnamed({ query: { role: 'USER', language: 'jp' } }),
    start: account(({ id, role, parentId }) => ({
      body: {
        ...(role === 'MASTER' || parentId === null ? { role: 'USER', parentId: id } : { role, parentId }),
        fileName: 'users.csv',
        size: 8,
      },
    })),
    get: ofImport(),
    preview: ofImport({ query: {} }),
    confirm: ofImport({ body: { format: { encoding: 'utf-8', delimiter: ',' }, fields: ['email'], language: 'jp' } }),
    firstInvoices: ofImport({ body: { format: { encoding: 'utf-8', delimiter: ',' }, fields: ['email'], language: 'jp' } }),
    faults: ofImport({ query: {} }),
    exportFaults: ofImport({ query: { language: 'jp' } }),
    undo: ofImport(),
  },
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
  apiAccess: {
    list: unnamed({}),
    create: unnamed({ body: MINIMAL_API_ACCESS }),
    update: ofResources(({ apiAccessId: id }) => ({
      params: { id },
      body: { ...API_ACCESS_FIELDS, addresses: null, version: 1 },
    })),
    rotate: ofResources(({ apiAccessId: id }) => ({ params: { id }, body: { proof: { kind: 'key', key: null }, overlapHours: 1 } })),
    revoke: ofResources(({ disposableApiAccessId: id }) => ({ params: { id } })),
    calls: ofResources(({ apiAccessId: id }) => ({ params: { id } })),
  },
  webhook: {
    list: unnamed({}),
    create: unnamed({ body: MINIMAL_WEBHOOK }),
    update: ofResources(({ webhookId: id }) => ({ params: { id }, body: { ...MINIMAL_WEBHOOK, version: 1 } })),
    rotate: ofResources(({ webhookId: id }) => ({ params: { id }, body: { overlapHours: 1 } })),
    remove: ofResources(({ disposableWebhookId: id }) => ({ params: { id } })),
    deliveries: ofResources(({ webhookId: id }) => ({ params: { id }, query: {} })),
    deliver: ofResources(({ webhookId: id }) => ({ params: { id }, body: { deliveryId: null } })),
  },
  profile: {
    generateUrl: unnamed({ body: { file: FILE } }),
    setPicture: unnamed({ body: { mediaId: null } }),
    setNames: unnamed({ body: { contactName: 'A person' } }),
    generateLogoUrl: unnamed({ body: { file: FILE } }),
    setDefaultTheme: unnamed({ body: { theme: 'moss' } }),
    setSupport: unnamed({ body: { email: 'help@example.com', url: 'https://example.com/help' } }),
    setBrand: unnamed({ body: { mediaId: null, mainColor: '#0b7285' } }),
  },
  legal: {
    inForce: unnamed({ query: {} }),
    document: unnamed({ params: { issuerId: UNKNOWN_NOTICE, id: UNKNOWN_NOTICE } }),
    managed: unnamed({}),
    // Names no stored draft.
    saveDraft: unnamed({
      body: { kind: 'terms', effectiveDate: '2099-01-01', texts: { jp: '# 第1条\n本文', en: '', cn: '', kr: '' }, version: 99 },
    }),
    publish: unnamed({ body: { kind: 'terms', version: 99 } }),
    own: unnamed({}),
    agree: unnamed({ body: { ids: [UNKNOWN_NOTICE] } }),
    agreements: account(({ id: accountId }) => ({ params: { accountId } })),
  },
  accountExport: {
    latest: account(({ id }) => ({ params: { accountId: id } })),
    start: account(({ id }) => ({ params: { accountId: id }, body: { language: 'jp' } })),
  },
  systemNoti: {
    show: unnamed({ query: {} }),
    state: unnamed({}),
    received: unnamed({ params: { id: UNKNOWN_NOTICE } }),
    markAsRead: unnamed({ body: { noti_ids: [UNKNOWN_NOTICE] } }),
    channels: unnamed({}),
    setChannels: unnamed({ body: { channels: channelsOf({}) } }),
    receivers: unnamed({}),
    list: unnamed({ query: {} }),
    get: unnamed({ params: { id: UNKNOWN_NOTICE } }),
    create: unnamed({ body: NOTICE }),
    update: unnamed({ params: { id: UNKNOWN_NOTICE }, body: { ...NOTICE, version: 1 } }),
    remove: unnamed({ params: { id: UNKNOWN_NOTICE } }),
  },
  audit: { list: account(({ id }) => ({ query: { accountId: id } })) },
};
