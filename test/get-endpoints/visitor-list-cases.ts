import type { FormKind } from '#shared/model/forms/form-field.ts';
import { expect } from 'vitest';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';
import { bySite, type GetCase, type GetCases, LAST_PAGE } from '#test/get-endpoints/get-case.ts';
import { FILLED_ENTRY } from '#test/get-endpoints/stored-records.ts';
import type { Tree } from '#test/get-endpoints/trees.ts';
import { COLOURS_FIELD, EMAIL_FIELD, MESSAGE_FIELD, NAME_FIELD } from '#test/support/visitors/form-entries.ts';

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

/** An export of a list that is done. */
const finishedExport = (list: FormKind): GetCase => ({
  token: 'user',
  call: ({ siteId: id, exportIds }) => ({ params: { id, exportId: exportIds[list] } }),
  expected: ({ exportIds }) => ({
    export: { id: exportIds[list], state: 'done', progress: { done: 1, total: 1 }, url: expect.stringContaining('.csv') },
  }),
  emptyStatus: 404,
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
  getExport: finishedExport(list),
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

/** The cases of the lists of what visitors sent. */
export const VISITOR_LIST_CASES: Pick<GetCases, 'siteMember' | 'siteContact' | 'siteHomepageForm'> = {
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
    getExport: finishedExport('membership'),
    counts: {
      token: 'user',
      call: bySite,
      expected: () => ({ site: { name: 'Filled site' }, membership: { member: 1, left: 0 }, contact: { 'in-progress': 1, new: 0 } }),
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
