import { monthOf } from '#shared/rules/time/japanese-month.ts';
import { sheetAlias } from '#shared/rules/analytics/visits/sheet-alias.ts';
import { randomIds } from '#functions/platform/gateways/ids.ts';
import { minimalNews } from '#test/support/accounts/owned-resources.ts';
import {
  account,
  FILE,
  fromVisitor,
  ofNoSite,
  ofResources,
  ofViewedSite,
  PASSWORD,
  type Sample,
  type Samples,
  unnamed,
} from '#test/support/http/samples/sample.ts';
import type { Call } from '#test/support/http/send.ts';

/** For endpoints that need a session on the preview of the site, for which a console token does not count. */
const ofPreview = (call: Call = {}): Sample => ({ call: ({ siteId }) => ({ ...call, params: { siteId } }), names: undefined });

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

const ofSite = ofResources(({ siteId }) => ({ params: { id: siteId } }));
const ofDomain = (call: Call = {}): Sample =>
  ofResources(({ siteId, domainToken }) => ({ ...call, params: { id: siteId, token: domainToken } }));

export const SITE_SAMPLES: Pick<
  Samples,
  'preview' | 'analytics' | 'media' | 'bulkUpload' | 'site' | 'siteTemplate' | 'siteExport' | 'customDomain' | 'news'
> = {
  siteExport: {
    latest: ofSite,
    start: ofResources(({ siteId }) => ({ params: { id: siteId }, body: { language: 'jp' } })),
  },
  customDomain: {
    list: unnamed({ query: {} }),
    export: unnamed({ query: { language: 'jp' } }),
    get: ofSite,
    check: ofSite,
    request: ofResources(({ siteId }) => ({ params: { id: siteId }, body: { domain: `${randomIds.ulid()}.shop.example.jp` } })),
    addTwin: ofDomain(),
    renew: ofResources(({ disposableSiteId: id, endedDomainToken: token }) => ({ params: { id, token } })),
    remove: ofResources(({ disposableSiteId: id, disposableDomainToken: token }) => ({ params: { id, token } })),
    sendInstructions: ofDomain({ body: { email: 'dns@example.com', language: 'jp' } }),
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
    getOwnVisits: ofResources(({ siteId }) => ({ params: { siteId } })),
    setOwnVisits: ofResources(({ siteId }) => ({ params: { siteId }, body: { areLeftOut: true, addresses: ['203.0.113.7'] } })),
    getReport: ofResources(({ siteId }) => ({ params: { siteId, reportId: '01J00000000000000000000000' } })),
  },
  media: {
    generateUrls: ofResources(({ siteId }) => ({ body: { siteId, files: [FILE] } })),
    generateLogoUrl: ofResources(({ siteId }) => ({ body: { siteId, kind: 'logo', file: FILE } })),
    copyTemplatePictures: unnamed({ body: { template: 'restaurant', pictures: [{ kind: 'creative', art: 1 }] } }),
    resume: ofResources(({ mediaId }) => ({ body: { mediaId } })),
    complete: ofResources(({ mediaId }) => ({ body: { mediaIds: [mediaId] } })),
    renewRight: unnamed({ body: { mediaIds: [] } }),
    list: ofResources(({ mediaId }) => ({ query: { ids: mediaId } })),
    library: ofResources(({ siteId }) => ({ query: { siteId } })),
    libraryFile: ofResources(({ libraryFileId: id }) => ({ params: { id } })),
    changeLibraryFile: ofResources(({ libraryFileId: id }) => ({ params: { id }, body: { name: 'Renamed', tags: ['Shop'] } })),
    removeFromLibrary: ofResources(({ disposableLibraryFileId: id }) => ({ params: { id } })),
  },
  bulkUpload: {
    list: ofResources(({ siteId }) => ({ query: { siteId } })),
    start: ofResources(({ siteId }) => ({ body: { siteId, fileName: 'pictures.zip', size: 1_000, modifiedAt: 0 } })),
    complete: ofResources(({ siteId, bulkUploadId: id }) => ({ body: { siteId, id } })),
    get: ofResources(({ siteId, bulkUploadId: id }) => ({ params: { id }, query: { siteId } })),
    close: ofResources(({ siteId, disposableBulkUploadId: id }) => ({ body: { siteId, id } })),
  },
  site: {
    list: unnamed({ query: {} }),
    export: unnamed({ query: { language: 'jp' } }),
    usage: unnamed({}),
    create: unnamed({ body: { name: 'A site', numberHorizontal: 2, numberVertical: 2, viewMode: 'MOBILE' } }),
    get: ofResources(({ siteId: id }) => ({ params: { id } })),
    update: ofResources(({ siteId: id, revision }) => ({ params: { id }, body: { base: revision, changes: {} } })),
    delete: ofResources(({ disposableSiteId: id }) => ({ params: { id } })),
    trash: unnamed({ query: {} }),
    untrash: ofResources(({ trashedSiteId: id }) => ({ params: { id } })),
    purge: ofResources(({ disposableTrashedSiteId: id }) => ({ params: { id } })),
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
  siteTemplate: {
    list: unnamed({}),
    create: ofResources(({ siteId }) => ({ body: { siteId, name: 'A template' } })),
    get: ofResources(({ templateId: id }) => ({ params: { id } })),
    update: ofResources(({ templateId: id }) => ({ params: { id }, body: { description: `At ${randomIds.ulid()}` } })),
    replace: ofResources(({ templateId: id, siteId }) => ({ params: { id }, body: { siteId } })),
    delete: ofResources(({ disposableTemplateId: id }) => ({ params: { id } })),
    createSite: ofResources(({ templateId: id }) => ({ params: { id }, body: { name: 'From a template' } })),
  },
  news: {
    delivered: unnamed({ query: { siteId: 'nowherenear1' } }),
    list: unnamed({ query: {} }),
    export: unnamed({ query: { language: 'jp' } }),
    create: ofResources(({ siteId }) => ({ body: minimalNews(siteId) })),
    generateImageUrl: ofResources(({ siteId }) => ({ body: { siteId, file: FILE } })),
    get: ofResources(({ newsId: id }) => ({ params: { id } })),
    update: ofResources(({ siteId, newsId: id }) => ({ params: { id }, body: { ...minimalNews(siteId), version: 1 } })),
    remove: ofResources(({ disposableNewsId: id }) => ({ params: { id } })),
    duplicate: ofResources(({ newsId: id }) => ({ params: { id } })),
    publish: ofResources(({ publishableNewsId: id }) => ({ params: { id }, body: { version: 1 } })),
    end: ofResources(({ endableNewsId: id }) => ({ params: { id }, body: { version: 1 } })),
    figures: ofResources(({ newsId: id }) => ({ params: { id } })),
    siteNews: ofResources(({ siteId }) => ({ params: { siteId }, query: {} })),
    reorder: ofResources(({ siteId, newsId }) => ({ params: { siteId }, body: { newsIds: [newsId], version: 0 } })),
    siteFigures: ofResources(({ siteId }) => ({ params: { siteId } })),
  },
};
