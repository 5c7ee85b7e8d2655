import { expect } from 'vitest';
import { bySite, type GetCases, LAST_PAGE } from '#test/get-endpoints/get-case.ts';
import { approvals, comments, deliveredNews, siteOf } from '#test/get-endpoints/site-expectations.ts';
import type { FilledTree } from '#test/get-endpoints/trees.ts';
import { INVITED_EMAIL } from '#test/support/accounts/create-preview-viewer.ts';
import { templateSnapshot } from '#shared/rules/templates/site-template.ts';
import { FILLED_POPUP_IDS } from '#test/support/sites/filled-document.ts';

/** Fields of a domain that describe its faults. */
const NOT_OF_LIVE = ['until', 'failingSince'];

const storedNews = ({ newsId, news: { siteIds, imageId, ...news }, user, siteId }: FilledTree) => ({
  ...news,
  image: { mediaId: imageId },
  id: newsId,
  owner: { id: user.id, companyName: user.companyName },
  sites: siteIds.map(() => ({ id: siteId })),
  status: 'public',
  version: 1,
});
const templateOf = ({ templateId, document: { settings, grid } }: FilledTree) => ({
  id: templateId,
  name: 'Filled template',
  description: 'For shops',
  sharing: 'own',
  isOwn: true,
  numberHorizontal: grid.numberHorizontal,
  numberVertical: grid.numberVertical,
  sheetCount: Object.keys(grid.cells).length,
  languages: settings.languages,
});
/** What belongs to the site and its company, and not to a template. */
const NOT_IN_TEMPLATES = [
  'document.settings.customPath',
  'document.settings.goals',
  'document.settings.consent.texts',
  'document.settings.embedOrigins',
  'document.headTags',
  'document.bodyTags',
  'document.sns',
  'document.company',
  'document.contactForm.*.destinationEmail',
  'document.contactForm.*.companyName',
  'document.homepageForm.*.destinationEmail',
  'document.homepageForm.*.companyName',
];
const NEVER_SHOWN = { shown: 0, clicked: 0, closed: 0 };

export const SITE_CASES: Pick<GetCases, 'media' | 'bulkUpload' | 'site' | 'siteTemplate' | 'siteExport' | 'customDomain' | 'news'> = {
  siteExport: {
    latest: {
      token: 'user',
      call: bySite,
      expected: ({ siteExportId }) => ({
        export: { id: siteExportId, state: 'done', progress: { done: 2, total: 2 }, url: expect.stringContaining('.zip') },
      }),
      emptyStatus: 200,
    },
  },
  customDomain: {
    list: {
      token: 'operator',
      call: () => ({ query: {} }),
      expected: ({ siteId, user, domain }) => ({
        domains: [{ siteId, owner: { id: user.id, companyName: user.companyName }, name: domain, state: 'live', isTwin: false }],
        quota: { tenants: { used: 0, max: 10_000 }, groups: [{ id: 'cname' }] },
      }),
      // A live domain is not failing, has no end and no reason to be looked at.
      empty: [...LAST_PAGE, ...NOT_OF_LIVE.map((field) => `domains.*.${field}`)],
      emptyStatus: 200,
    },
    export: {
      token: 'operator',
      call: () => ({ query: { language: 'jp' } }),
      expected: ({ domain }) => ({ csv: expect.stringContaining(domain) }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
    get: {
      token: 'user',
      call: bySite,
      expected: ({ siteId, domain }) => ({
        domains: [
          {
            name: domain,
            record: { type: 'CNAME', host: 'www.filled', zone: 'example.jp' },
            finding: { code: 'correct' },
            advice: { code: 'none' },
          },
        ],
        isAllowed: true,
        defaultUrl: `https://${siteId}.sites.example.com/filled-site`,
      }),
      empty: ['live', 'returnStatus', ...NOT_OF_LIVE.map((field) => `domains.*.${field}`)],
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
    library: {
      token: 'user',
      call: () => ({ query: {} }),
      expected: ({ media: { creative, video, popup } }) => ({
        files: expect.arrayContaining([
          expect.objectContaining({ id: creative.mediaId, kind: 'creative', image: creative }),
          expect.objectContaining({ id: video.mediaId, kind: 'video', video }),
          expect.objectContaining({ id: popup.mediaId, kind: 'popup', image: popup }),
        ]),
      }),
      empty: [...LAST_PAGE, 'files.*.tags'],
      emptyStatus: 200,
    },
    libraryFile: {
      token: 'user',
      call: ({ mediaIds: [id = ''] }) => ({ params: { id } }),
      expected: ({ media: { creative }, siteId }) => ({
        file: { id: creative.mediaId, image: creative },
        uses: [{ siteId, places: expect.arrayContaining([{ kind: 'sheet', cell: 'A1' }]), isPublished: true }],
      }),
      empty: ['file.tags', 'file.video'],
      emptyStatus: 404,
    },
  },
  bulkUpload: {
    list: {
      token: 'user',
      call: ({ siteId }) => ({ query: { siteId } }),
      expected: ({ bulkUploadId, siteId }) => ({
        bulkUploads: [{ id: bulkUploadId, siteId, state: 'ready', fileName: 'pictures.zip', startedBy: 'Ursula' }],
      }),
      // Only a refused archive has a fault.
      empty: ['bulkUploads.*.fault'],
      emptyStatus: 200,
    },
    get: {
      token: 'user',
      call: ({ siteId, bulkUploadId }) => ({ params: { id: bulkUploadId }, query: { siteId } }),
      expected: ({ bulkUploadId, media: { creative, video } }) => ({
        bulkUpload: { id: bulkUploadId, state: 'ready', progress: { done: 2, total: 2 } },
        files: [
          { path: 'en/A1.png', image: creative, video: null, fault: null },
          { path: 'B1.mp4', image: null, video, fault: null },
          { path: 'notes.txt', image: null, video: null, fault: 'unsupported' },
        ],
      }),
      // Only a refused archive has a fault.
      empty: ['bulkUpload.fault'],
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
      empty: [...LAST_PAGE, 'sites.*.customDomain', 'sites.*.returnStatus'],
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
    trash: {
      token: 'user',
      call: () => ({ query: {} }),
      expected: ({ trashedSiteId, user: { id, companyName } }) => ({
        sites: [{ id: trashedSiteId, name: 'Filled site', status: 'PUBLISH', owner: { id, companyName }, deletedAt: expect.any(String) }],
      }),
      empty: [...LAST_PAGE, 'sites.*.customDomain'],
      emptyStatus: 200,
    },
    get: {
      token: 'user',
      call: bySite,
      expected: (tree) => ({ site: siteOf(tree), document: tree.document, isOwn: true }),
      empty: ['site.customDomain', 'site.returnStatus'],
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
  siteTemplate: {
    list: {
      token: 'user',
      call: () => ({}),
      expected: (tree) => ({ templates: [templateOf(tree)], max: 50 }),
      emptyStatus: 200,
    },
    get: {
      token: 'user',
      call: ({ templateId: id }) => ({ params: { id } }),
      expected: (tree) => ({ template: templateOf(tree), document: templateSnapshot(tree.document) }),
      empty: NOT_IN_TEMPLATES,
      emptyStatus: 404,
    },
  },
  news: {
    delivered: {
      call: ({ siteId }) => ({ query: { siteId } }),
      expected: (tree) => ({ news: [deliveredNews(tree)] }),
      emptyStatus: 200,
    },
    list: {
      token: 'user',
      call: () => ({ query: {} }),
      expected: (tree) => ({ news: [{ ...storedNews(tree), siteCount: 1 }] }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
    export: {
      token: 'user',
      call: () => ({ query: { language: 'jp' } }),
      expected: () => ({ csv: expect.stringContaining('Filled news') }),
      empty: LAST_PAGE,
      emptyStatus: 200,
    },
    get: {
      token: 'user',
      call: ({ newsId: id }) => ({ params: { id } }),
      expected: (tree) => ({ news: storedNews(tree) }),
      emptyStatus: 404,
    },
    figures: {
      token: 'user',
      call: ({ newsId: id }) => ({ params: { id } }),
      expected: ({ siteId }) => ({ figures: [{ siteId, ...NEVER_SHOWN }] }),
      emptyStatus: 404,
    },
    siteNews: {
      token: 'user',
      call: ({ siteId }) => ({ params: { siteId }, query: {} }),
      expected: (tree) => ({ news: [storedNews(tree)], site: { id: tree.siteId }, version: 0 }),
      emptyStatus: 200,
    },
    siteFigures: {
      token: 'user',
      call: ({ siteId }) => ({ params: { siteId } }),
      expected: ({ newsId }) => ({ figures: [{ newsId, ...NEVER_SHOWN }] }),
      emptyStatus: 200,
    },
  },
};
