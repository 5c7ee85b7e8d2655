import { expect } from 'vitest';
import { type FormKind, TYPE_FORM } from '#shared/model/form/form-field.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import { PUBLISHED_SHEET_SHAPE } from '#shared/model/site/sheet-fields.ts';
import type { Sheet } from '#shared/model/site/site.ts';
import { FORM_PART } from '#shared/rules/form/form-fields.ts';
import type { Account } from '#functions/store/account/account.ts';
import { ANALYTICS_CASES } from '#test/get-endpoints/analytics-cases.ts';
import { BILLING_CASES } from '#test/get-endpoints/billing-cases.ts';
import { bySite, type GetCase, type GetCases, LAST_PAGE } from '#test/get-endpoints/get-case.ts';
import { FILLED_COMMENT, type FilledTree, type TokenName, type Tree } from '#test/get-endpoints/trees.ts';
import { VISITOR_LIST_CASES } from '#test/get-endpoints/visitor-list-cases.ts';
import { INVITED_EMAIL } from '#test/support/accounts/create-preview-viewer.ts';
import type { Call } from '#test/support/http/send.ts';
import { FILLED_POPUP, FILLED_POPUP_IDS } from '#test/support/sites/filled-document.ts';

function without<T extends object, K extends keyof T>(key: K, value: T): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

const userOf = ({ id, companyName, contactName, email, planId, contractStart, contractEnd, picture, authority }: Account) => ({
  id,
  companyName,
  contactName,
  email,
  planId,
  contractStart,
  contractEnd,
  picture,
  authority,
});

const userManagement = (token: TokenName, managed: (tree: Tree) => Account): Record<'list' | 'export' | 'get', GetCase> => ({
  list: {
    token,
    call: () => ({ query: {} }),
    expected: (tree) => ({ users: expect.arrayContaining([expect.objectContaining(userOf(managed(tree)))]) }),
    empty: LAST_PAGE,
    emptyStatus: 200,
  },
  export: {
    token,
    call: () => ({ query: { language: 'jp' } }),
    expected: (tree) => ({ csv: expect.stringContaining(managed(tree).companyName) }),
    empty: LAST_PAGE,
    emptyStatus: 200,
  },
  get: {
    token,
    call: (tree) => ({ params: { id: managed(tree).id } }),
    expected: (tree) => ({ user: { ...userOf(managed(tree)), language: managed(tree).language } }),
    // Only a paused account has been paused by someone; no change of plan was requested; the contract was not ended; nothing was agreed by quotation; only an OEM has licences; only an account below the operator has a brand.
    empty: [
      'user.pausedBy',
      'user.planChange',
      'user.endRequest',
      'user.quotations',
      ...(token === 'operator' ? [] : ['user.brand', 'user.licenceGrant']),
    ],
    emptyStatus: 200,
  },
});

const perLanguage = {
  perLanguage: true,
  call: ({ siteId }: Tree, lang: Language): Call => ({ params: { siteId }, query: { lang } }),
} as const;

function formSetting(kind: FormKind): GetCase {
  return {
    ...perLanguage,
    expected: ({ document }, lang) => {
      const form = document[FORM_PART[kind]][lang];
      return {
        lang,
        siteFormConfigs: form?.fields.map(({ key, ...field }, index) => ({
          ...field,
          typeForm: TYPE_FORM[kind],
          orderNum: index + 1,
          value: key ?? field.id,
        })),
        showCompany: true,
        agreementRequired: true,
        ...(form && 'companyName' in form && { companyName: form.companyName }),
      };
    },
    emptyStatus: 404,
  };
}

/** The fields of a sheet that its API returns under their own names. */
const publishedFields = (sheet: Sheet | undefined) =>
  Object.fromEntries(Object.keys(PUBLISHED_SHEET_SHAPE).map((name) => [name, sheet?.[name as keyof Sheet]]));

const page = (pageOf: (tree: Tree) => string, more: Partial<GetCase> = {}): GetCase => ({
  perLanguage: true,
  call: (tree, lang) => ({ params: { siteId: tree.siteId, pageId: pageOf(tree) }, query: { lang } }),
  expected: (tree, lang) => ({
    id: pageOf(tree),
    lang,
    imageUrl: expect.stringContaining('/1080.webp'),
    videoUrl: expect.stringContaining('/720.mp4'),
    ...publishedFields(tree.document.sheets[pageOf(tree)]?.[lang]),
  }),
  emptyStatus: 404,
  ...more,
});

const products = (pageOf: (tree: Tree) => string, more: Partial<GetCase> = {}): GetCase =>
  page(pageOf, {
    expected: (tree, lang) => ({
      products: tree.document.sheets[pageOf(tree)]?.[lang]?.products.map((product, index) => ({
        ...without('image', product),
        order: index + 1,
        imageUrl: expect.stringContaining('.webp'),
      })),
    }),
    ...more,
  });

/** Names the site as console users do, or as invitees do. */
const ofSite =
  (token: 'user' | 'viewer') =>
  ({ siteId }: Tree): Call => ({ params: token === 'user' ? { id: siteId } : { siteId } });

const comments = (token: 'user' | 'viewer', isMe: boolean): GetCase => ({
  token,
  call: ofSite(token),
  expected: ({ user, pageId, revision }) => ({
    comments: [
      { replies: [{ text: 'Filled reply', author: { name: user.contactName } }], resolved: { by: user.contactName } },
      { ...FILLED_COMMENT, sheetId: pageId, revision, cell: 'A1', formerCell: 'A1', isChanged: false, author: { isMe }, mayRemove: isMe },
    ],
    version: expect.any(String),
  }),
  empty: LAST_PAGE,
  emptyStatus: 200,
});

const approvals = (token: 'user' | 'viewer', name: string): GetCase => ({
  token,
  call: ofSite(token),
  expected: ({ revision }) => ({
    needed: 0,
    invitees: 1,
    working: revision,
    revisions: [{ revision, isApproved: true, isLive: true, changesSince: 0, by: [{ name, isMe: token === 'viewer' }] }],
  }),
  emptyStatus: 200,
});

const siteOf = ({ siteId, document, revision, publicationId, media }: FilledTree) => ({
  id: siteId,
  name: document.settings.name,
  status: 'PUBLISH',
  working: revision,
  live: revision,
  publicationId,
  scheduled: [{ visibility: 'public', revision }],
  comments: { open: 1, version: expect.any(String) },
  numberHorizontal: document.grid.numberHorizontal,
  numberVertical: document.grid.numberVertical,
  thumbnail: media.creative,
});

const deliveredNews = ({ newsId, news: { title, content, contentUrl, startDate } }: FilledTree) => ({
  id: newsId,
  title,
  content,
  contentUrl,
  startDate,
});
const storedNews = ({ newsId, news }: FilledTree) => ({ ...news, id: newsId, status: 'public' });

export const GET_CASES: GetCases = {
  ...BILLING_CASES,
  ...ANALYTICS_CASES,
  auth: {
    userInfo: {
      token: 'subAdmin',
      call: () => ({}),
      expected: ({ subAdmin, user, oem }) => ({
        user: {
          id: subAdmin.id,
          contactName: subAdmin.contactName,
          companyName: user.companyName,
          picture: subAdmin.picture,
          contractEnd: user.contractEnd,
          brand: { name: oem.companyName, ...oem.brand },
        },
      }),
      emptyStatus: 200,
    },
    brand: {
      call: ({ oem }) => ({ params: { id: oem.id } }),
      expected: ({ oem }) => ({ brand: { id: oem.id, name: oem.companyName, ...oem.brand } }),
      emptyStatus: 200,
    },
  },
  dashboard: {
    newEntries: {
      token: 'user',
      call: () => ({}),
      expected: () => ({ total: 0 }),
      emptyStatus: 200,
    },
    summary: {
      token: 'oem',
      call: () => ({}),
      expected: (tree) => ({
        sites: { latest: [siteOf(tree)] },
        users: { latest: expect.arrayContaining([expect.objectContaining(userOf(tree.user))]) },
        licences: { grant: tree.oem.licenceGrant },
        contract: { contractStart: tree.oem.contractStart, contractEnd: tree.oem.contractEnd },
      }),
      // The latest entries set fields for the first time.
      empty: ['activity.*.changes.*.from'],
      emptyStatus: 200,
    },
  },
  masterUser: userManagement('operator', ({ oem }) => oem),
  oemMasterUser: userManagement('oem', ({ user }) => user),
  oemAdminUser: userManagement('oemAdmin', ({ user }) => user),
  subAdmin: {
    list: {
      token: 'user',
      call: () => ({}),
      expected: ({ user, subAdmin }) => ({
        owner: { id: user.id, name: user.contactName, picture: user.picture },
        subAdmins: [{ id: subAdmin.id, name: subAdmin.contactName, email: subAdmin.email, picture: subAdmin.picture }],
      }),
      emptyStatus: 200,
    },
  },
  audit: {
    list: {
      token: 'oem',
      call: ({ user }) => ({ query: { accountId: user.id } }),
      expected: ({ user, siteId }) => ({
        entries: expect.arrayContaining([
          expect.objectContaining({
            action: 'site.save',
            actor: { id: user.id, name: user.contactName, role: 'USER' },
            subject: { kind: 'site', id: siteId, name: 'Filled site', ownerId: user.id },
            changes: [{ field: 'name', from: 'A site', to: 'Filled site' }],
          }),
        ]),
      }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
  },
  media: {
    list: {
      token: 'user',
      call: ({ mediaIds }) => ({ query: { ids: mediaIds.join(',') } }),
      expected: ({ media: { creative, video }, mediaIds }) => ({
        media: [
          { kind: 'creative', state: 'ready', image: creative },
          { kind: 'video', state: 'ready', video },
          { id: mediaIds[2], state: 'failed', fault: 'unreadable' },
        ],
      }),
      emptyStatus: 404,
    },
  },
  site: {
    list: {
      token: 'user',
      call: () => ({ query: {} }),
      expected: (tree) => ({
        sites: [{ ...siteOf(tree), owner: { id: tree.user.id, companyName: tree.user.companyName }, newEntries: 0 }],
      }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
    export: {
      token: 'user',
      call: () => ({ query: { language: 'jp' } }),
      expected: () => ({ csv: expect.stringContaining('Filled site') }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
    usage: {
      token: 'user',
      call: () => ({}),
      expected: () => ({ siteCount: 1, isContractEnded: false, limits: { planName: 'premium multilanguage', maxSites: 10 } }),
      emptyStatus: 200,
    },
    get: {
      token: 'user',
      call: bySite,
      expected: (tree) => ({ site: siteOf(tree), document: tree.document }),
      emptyStatus: 200,
    },
    revisions: {
      token: 'user',
      call: bySite,
      expected: ({ revision }) => ({
        revisions: [{ kind: 'restore', revision, author: 'Ursula' }, { kind: 'save' }, { kind: 'save' }, { kind: 'create' }],
        working: revision,
        live: revision,
      }),
      emptyStatus: 200,
    },
    revision: {
      token: 'user',
      call: ({ siteId: id, revision }) => ({ params: { id, revision } }),
      expected: ({ document }) => ({ document }),
      emptyStatus: 200,
    },
    publication: {
      token: 'user',
      call: ({ siteId: id, publicationId }) => ({ params: { id, publicationId } }),
      expected: ({ siteId, publicationId }) => ({ publication: { id: publicationId, siteId, state: 'queued' } }),
      emptyStatus: 404,
    },
    popupCounts: {
      token: 'user',
      call: bySite,
      expected: () => ({ counts: Object.fromEntries(FILLED_POPUP_IDS.map((id) => [id, { applicants: 1, waiting: 0 }])) }),
      emptyStatus: 200,
    },
    weights: {
      token: 'user',
      call: bySite,
      expected: ({ media }) => ({ weights: { [media.creative.mediaId]: expect.any(Number) } }),
      emptyStatus: 200,
    },
    comments: comments('user', true),
    approvals: approvals('user', INVITED_EMAIL),
  },
  endUser: {
    contactSetting: formSetting('contact'),
    membershipSetting: formSetting('membership'),
    homepageSetting: formSetting('homepage'),
    company: {
      ...perLanguage,
      expected: ({ document }, lang) => ({ lang, company: without('basedOn', document.company[lang] ?? { basedOn: null }) }),
      emptyStatus: 200,
    },
    scripts: {
      ...perLanguage,
      expected: ({ document }, lang) => ({ lang, head: document.headTags[lang]?.html, body: document.bodyTags[lang]?.html }),
      emptyStatus: 200,
    },
    popups: {
      ...perLanguage,
      expected: () => ({
        popups: [
          { id: FILLED_POPUP_IDS[0], endsAt: FILLED_POPUP.endDate, remaining: { unit: 'days' } },
          { id: FILLED_POPUP_IDS[1], endsAt: FILLED_POPUP.endDate, applicants: 1, limit: FILLED_POPUP.limit },
        ],
      }),
      emptyStatus: 200,
    },
    structure: {
      ...perLanguage,
      expected: ({ document, pageId, membersPageId }, lang) => ({
        lang,
        languages: [...LANGUAGES],
        rows: 1,
        columns: 2,
        sheets: [
          { cell: 'A1', pageId, title: document.sheets[pageId]?.[lang]?.mainText, membersOnly: false },
          { cell: 'B1', pageId: membersPageId, title: '', membersOnly: true },
        ],
      }),
      emptyStatus: 200,
    },
    pagePublic: page(({ pageId }) => pageId),
    productPublic: products(({ pageId }) => pageId),
  },
  preview: {
    shareStatus: { call: ({ siteId }) => ({ params: { siteId } }), expected: () => ({ isShared: true }), emptyStatus: 200 },
    state: {
      token: 'viewer',
      call: ({ siteId }) => ({ params: { siteId }, query: {} }),
      expected: ({ siteId, document, pageId, membersPageId }) => ({
        siteId,
        name: document.settings.name,
        sheets: { A1: pageId, B1: membersPageId },
        shown: { by: expect.any(String) },
      }),
      emptyStatus: 200,
    },
    popups: {
      token: 'viewer',
      call: ({ siteId }, lang) => ({ params: { siteId }, query: { lang } }),
      perLanguage: true,
      expected: () => ({
        popups: [
          { id: FILLED_POPUP_IDS[0], endsAt: FILLED_POPUP.endDate, remaining: { unit: 'days' } },
          { id: FILLED_POPUP_IDS[1], endsAt: FILLED_POPUP.endDate, applicants: 1, limit: FILLED_POPUP.limit },
        ],
      }),
      emptyStatus: 200,
    },
    site: {
      ...perLanguage,
      token: 'viewer',
      expected: ({ siteId, document, revision, pageId, membersPageId }, lang) => ({
        id: siteId,
        name: document.settings.name,
        domain: `${siteId}.sites.example.com`,
        viewMode: document.settings.viewMode,
        lang,
        languages: [...LANGUAGES],
        rows: 1,
        columns: 2,
        revision: { id: revision },
        sheets: [
          { cell: 'A1', pageId, title: document.sheets[pageId]?.[lang]?.mainText, membersOnly: false },
          { cell: 'B1', pageId: membersPageId, title: document.sheets[membersPageId]?.[lang]?.mainText, membersOnly: true },
        ],
      }),
      emptyStatus: 200,
    },
    news: {
      token: 'viewer',
      call: ({ siteId }) => ({ params: { siteId } }),
      expected: (tree) => ({ news: [deliveredNews(tree)] }),
      emptyStatus: 200,
    },
    enter: {
      call: ({ siteId, tokens }) => ({ params: { siteId }, previewToken: tokens.viewer }),
      expected: () => ({}),
      file: { status: 303, content: () => '' },
      emptyStatus: 303,
    },
    file: {
      call: ({ siteId, tokens }) => ({ params: { siteId }, query: { path: '/robots.txt' }, previewToken: tokens.viewer }),
      expected: () => ({}),
      file: { status: 200, content: ({ siteId }) => expect.stringContaining(`https://${siteId}.sites.example.com/sitemap.xml`) },
      emptyStatus: 200,
    },
    seo: {
      ...perLanguage,
      token: 'viewer',
      expected: ({ document }, lang) => ({ lang, seo: without('basedOn', document.seo[lang] ?? { basedOn: null }) }),
      emptyStatus: 200,
    },
    company: {
      ...perLanguage,
      token: 'viewer',
      expected: ({ document }, lang) => ({ lang, company: without('basedOn', document.company[lang] ?? { basedOn: null }) }),
      emptyStatus: 200,
    },
    page: page(({ pageId }) => pageId, { token: 'viewer' }),
    product: products(({ membersPageId }) => membersPageId, { token: 'viewer' }),
    getShare: {
      token: 'user',
      call: ({ siteId }) => ({ params: { siteId } }),
      expected: () => ({
        isPrivate: true,
        hasPassword: true,
        note: 'A note',
        emails: [INVITED_EMAIL],
        invitees: [
          {
            email: INVITED_EMAIL,
            mail: { state: 'queued' },
            lastOpenedAt: expect.any(String),
            comments: 0,
            approvedAt: expect.any(String),
          },
        ],
      }),
      emptyStatus: 200,
    },
    comments: comments('viewer', false),
    approvals: approvals('viewer', 'invited'),
  },
  member: {
    self: {
      token: 'member',
      call: ({ siteId }) => ({ params: { siteId } }),
      expected: () => ({ email: expect.stringContaining('@example.com') }),
      emptyStatus: 200,
    },
    pagePrivate: page(({ membersPageId }) => membersPageId, { token: 'member' }),
    productPrivate: products(({ membersPageId }) => membersPageId, { token: 'member' }),
    media: {
      token: 'member',
      call: ({ siteId, file }) => ({ params: { siteId, ...file } }),
      // The content of a file is compared by the test itself.
      expected: () => ({}),
      emptyStatus: 404,
    },
  },
  notiDelivery: {
    delivered: {
      call: ({ siteId }) => ({ query: { siteId } }),
      expected: (tree) => ({ news: [deliveredNews(tree)] }),
      emptyStatus: 200,
    },
    list: {
      token: 'user',
      call: ({ siteId }) => ({ params: { siteId } }),
      expected: (tree) => ({ news: [storedNews(tree)] }),
      emptyStatus: 200,
    },
    get: {
      token: 'user',
      call: ({ siteId, newsId: id }) => ({ params: { siteId, id } }),
      expected: (tree) => ({ news: storedNews(tree) }),
      emptyStatus: 404,
    },
  },
  ...VISITOR_LIST_CASES,
};
