import { expect } from 'vitest';
import { type FormKind, TYPE_FORM } from '#shared/model/forms/form-field.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { FORM_PART } from '#shared/rules/forms/form-fields.ts';
import type { GetCase, GetCases } from '#test/get-endpoints/get-case.ts';
import { page, perLanguage, products, without } from '#test/get-endpoints/site-expectations.ts';
import { FILLED_POPUP, FILLED_POPUP_IDS } from '#test/support/sites/filled-document.ts';

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

export const PUBLISHED_SITE_CASES: Pick<GetCases, 'endUser' | 'member'> = {
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
    account: {
      token: 'member',
      call: ({ siteId }) => ({ params: { siteId } }),
      expected: () => ({ email: expect.stringContaining('@example.com'), lang: 'jp', sessionCount: 1 }),
      empty: ['agreed', 'answers', 'cell', 'emailChange', 'mails', 'offer'],
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
};
