import type { OwnedResources } from '#test/support/accounts/owned-resources.ts';
import { fromVisitor, ofNoSite, ofResources, PASSWORD, type Samples, stranger, unnamed } from '#test/support/http/samples/sample.ts';

const ofNoPage = unnamed({ params: { siteId: 'nowherenear1', pageId: '01J00000000000000000000000' } });
const ofNoForm = unnamed(() => ({
  params: { siteId: 'nowherenear1' },
  body: { id: '01J00000000000000000000000', lang: 'jp', data: {}, agreed: [], elapsedMs: 20_000, website: '' },
  sourceIp: stranger().sourceIp,
}));

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

export const VISITOR_SAMPLES: Pick<Samples, 'siteMember' | 'siteContact' | 'siteHomepageForm' | 'endUser' | 'member' | 'siteForm'> = {
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
    account: ofNoSite,
    changePassword: unnamed({ params: { siteId: 'nowherenear1' }, body: { currentPassword: 'Wrong-password-1', ...PASSWORD } }),
    changeEmail: unnamed({
      params: { siteId: 'nowherenear1' },
      body: { email: 'no-one@example.com', currentPassword: 'Wrong-password-1' },
    }),
    cancelEmailChange: ofNoSite,
    confirmEmailChange: fromVisitor(() => ({ token: 'not-a-token' })),
    refuseEmailChange: fromVisitor(() => ({ token: 'not-a-token' })),
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
