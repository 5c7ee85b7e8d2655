import { expect } from 'vitest';
import { LANGUAGES } from '#shared/model/language.ts';
import type { GetCases } from '#test/get-endpoints/get-case.ts';
import { approvals, comments, deliveredNews, page, perLanguage, products, without } from '#test/get-endpoints/site-expectations.ts';
import { INVITED_EMAIL } from '#test/support/accounts/create-preview-viewer.ts';
import { FILLED_POPUP, FILLED_POPUP_IDS } from '#test/support/sites/filled-document.ts';

export const PREVIEW_CASES: Pick<GetCases, 'preview'> = {
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
};
