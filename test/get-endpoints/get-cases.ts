import { expect } from 'vitest';
import type { apiContract, EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import { type FormKind, TYPE_FORM } from '#shared/model/form/form-field.ts';
import { type Language, LANGUAGES } from '#shared/model/language.ts';
import { PUBLISHED_SHEET_SHAPE } from '#shared/model/site/sheet-fields.ts';
import type { Sheet } from '#shared/model/site/site.ts';
import { SEED_PLANS } from '#shared/model/account/plan.ts';
import { FORM_PART } from '#shared/rules/form/form-fields.ts';
import type { StoredFormKind } from '#functions/store/visitor/form-entry.ts';
import type { Account } from '#functions/store/account/account.ts';
import { FILLED_ENTRY, type FilledTree, type TokenName, type Tree } from '#test/get-endpoints/trees.ts';
import type { Call } from '#test/support/http/send.ts';
import { COLOURS_FIELD, EMAIL_FIELD, MESSAGE_FIELD, NAME_FIELD } from '#test/support/visitors/form-entries.ts';
import { FILLED_POPUP, FILLED_POPUP_IDS } from '#test/support/sites/filled-document.ts';

/** How a GET endpoint is called, and what it answers on filled and on empty data. */
export interface GetCase {
  token?: TokenName;
  call: (tree: Tree, language: Language) => Call;
  /** Whether the answer depends on the language: it is then called in each. */
  perLanguage?: true;
  /** What was entered, as the answer of the filled tree has it (`toMatchObject`). */
  expected: (tree: FilledTree, language: Language) => object;
  /** Fields that are empty in the answer of the filled tree, for the reason stated next to them. */
  empty?: readonly string[];
  /** Status on empty data: 404 where nothing of the kind exists there. */
  emptyStatus: 200 | 404;
}

type GetNames<F> = { [E in keyof F]: F[E] extends { method: 'GET' } ? E : never }[keyof F];
type Contract = typeof apiContract;

/** A case of every GET endpoint: a new one without its case does not compile. */
type GetCases = {
  [F in EndpointFamilyName as [GetNames<Contract[F]>] extends [never] ? never : F]: Record<GetNames<Contract[F]> & string, GetCase>;
};

function without<T extends object, K extends keyof T>(key: K, value: T): Omit<T, K> {
  const { [key]: _, ...rest } = value;
  return rest;
}

const bySite = ({ siteId }: Tree): Call => ({ params: { id: siteId } });

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

/** The last page of a list has no cursor. */
const LAST_PAGE = ['nextCursor'];

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
    // Only a paused account has been paused by someone; only an OEM has licences; only an account below the operator has a brand.
    empty: ['user.pausedBy', ...(token === 'operator' ? [] : ['user.brand', 'user.licenceGrant'])],
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

const workOf = ({ subAdmin }: Tree) => ({
  version: 1,
  email: FILLED_ENTRY.email,
  lang: FILLED_ENTRY.lang,
  state: 'in-progress',
  assignee: { id: subAdmin.id, name: subAdmin.contactName },
  hasNote: true,
  cell: FILLED_ENTRY.cell,
  offer: FILLED_ENTRY.offer,
});

/** The lists of form entries, with the only entry of the site in them. */
const entryList = (list: StoredFormKind, entryOf: (tree: Tree) => string): Record<'list' | 'exportCsv' | 'getExport' | 'get', GetCase> => ({
  list: {
    token: 'user',
    call: ({ siteId: id }) => ({ params: { id }, query: { keyword: FILLED_ENTRY.name } }),
    expected: (tree) => ({
      entries: [
        {
          id: entryOf(tree),
          ...workOf(tree),
          answers: {
            [EMAIL_FIELD]: FILLED_ENTRY.email,
            [NAME_FIELD]: FILLED_ENTRY.name,
            [MESSAGE_FIELD]: FILLED_ENTRY.message,
            [COLOURS_FIELD]: 'red, blue',
          },
        },
      ],
      columns: [{ id: EMAIL_FIELD, key: 'email', titles: { en: 'E-mail' }, isCurrent: true }, {}, {}, {}],
    }),
    empty: LAST_PAGE,
    emptyStatus: 200,
  },
  exportCsv: {
    token: 'user',
    call: ({ siteId: id }) => ({ params: { id }, query: {} }),
    expected: () => ({ csv: expect.stringContaining(FILLED_ENTRY.name) }),
    empty: LAST_PAGE,
    emptyStatus: 200,
  },
  getExport: {
    token: 'user',
    call: ({ siteId: id, exportIds }) => ({ params: { id, exportId: exportIds[list] } }),
    expected: ({ exportIds }) => ({
      export: { id: exportIds[list], state: 'done', progress: { done: 1, total: 1 }, url: expect.stringContaining('.csv') },
    }),
    emptyStatus: 404,
  },
  get: {
    token: 'user',
    call: (tree) => ({ params: { id: tree.siteId, entryId: entryOf(tree) } }),
    expected: (tree) => ({
      entry: {
        id: entryOf(tree),
        ...workOf(tree),
        answers: [
          { id: EMAIL_FIELD, title: 'E-mail', typeInput: 'TEXT_BOX', value: FILLED_ENTRY.email },
          {},
          {},
          { value: FILLED_ENTRY.colours },
        ],
        agreed: ['privacyPolicy'],
        note: { text: 'Called back', by: tree.subAdmin.contactName },
        mails: [{ template: 'form-thanks', to: FILLED_ENTRY.email, state: 'queued' }],
      },
    }),
    emptyStatus: 404,
  },
});

const siteOf = ({ siteId, document, revision, publicationId, media }: FilledTree) => ({
  id: siteId,
  name: document.settings.name,
  status: 'PUBLISH',
  working: revision,
  live: revision,
  publicationId,
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
  plan: {
    list: {
      token: 'oem',
      call: () => ({}),
      expected: () => ({ plans: expect.arrayContaining([...SEED_PLANS]) }),
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
      expected: () => ({ counts: Object.fromEntries(FILLED_POPUP_IDS.map((id) => [id, { clicks: 1, applicants: 1, waiting: 0 }])) }),
      emptyStatus: 200,
    },
    weights: {
      token: 'user',
      call: bySite,
      expected: ({ media }) => ({ weights: { [media.creative.mediaId]: expect.any(Number) } }),
      emptyStatus: 200,
    },
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
  siteMember: {
    list: {
      token: 'user',
      call: ({ siteId: id }) => ({ params: { id }, query: { keyword: FILLED_ENTRY.name } }),
      expected: ({ memberId: id }) => ({
        members: [{ id, email: FILLED_ENTRY.email, state: 'member', answers: { [NAME_FIELD]: FILLED_ENTRY.name } }],
        columns: [{ id: EMAIL_FIELD, key: 'email', titles: { en: 'E-mail' }, isCurrent: true }, {}, {}, {}],
      }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
    exportCsv: {
      token: 'user',
      call: ({ siteId: id }) => ({ params: { id }, query: {} }),
      expected: () => ({ csv: expect.stringContaining(FILLED_ENTRY.name) }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
    counts: {
      token: 'user',
      call: bySite,
      expected: () => ({ membership: { member: 1, left: 0 }, contact: { 'in-progress': 1, new: 0 } }),
      emptyStatus: 200,
    },
    growth: {
      token: 'user',
      call: bySite,
      expected: () => ({ days: expect.arrayContaining([expect.objectContaining({ registered: 2, left: 0 })]) }),
      emptyStatus: 200,
    },
    get: {
      token: 'user',
      call: ({ siteId: id, memberId }) => ({ params: { id, memberId } }),
      expected: ({ memberId: id }) => ({
        member: {
          id,
          email: FILLED_ENTRY.email,
          answers: [{ id: EMAIL_FIELD, title: 'E-mail', typeInput: 'TEXT_BOX', value: FILLED_ENTRY.email }, {}, {}, {}],
          agreed: ['privacyPolicy'],
          mails: [{ template: 'member-password-changed', to: FILLED_ENTRY.email, state: 'queued' }],
        },
      }),
      // A member has not left.
      empty: ['member.leftAt'],
      emptyStatus: 404,
    },
    getRetention: { token: 'user', call: bySite, expected: () => ({ days: 400 }), emptyStatus: 200 },
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
  siteContact: {
    ...entryList('contact', ({ contactId }) => contactId),
    assignees: {
      token: 'user',
      call: ({ siteId: id }) => ({ params: { id } }),
      expected: ({ user, subAdmin }) => ({
        assignees: [
          { id: user.id, name: user.contactName },
          { id: subAdmin.id, name: subAdmin.contactName },
        ],
      }),
      emptyStatus: 200,
    },
  },
  siteHomepageForm: entryList('homepage', ({ formEntryId }) => formEntryId),
};
