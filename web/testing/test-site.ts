import type { SiteSummary } from '#shared/model/sites/site.ts';

/** A draft of two by two cells that was never published. */
export const TEST_SITE: SiteSummary = {
  id: 'abcdefghij12',
  name: 'site',
  status: 'DRAFT',
  returnStatus: null,
  url: 'http://abcdefghij12.sites.localhost:4000',
  customDomain: null,
  thumbnail: null,
  numberHorizontal: 2,
  numberVertical: 2,
  sheetCount: 0,
  working: '01J00000000000000000000002',
  live: null,
  publicationId: null,
  scheduled: [],
  comments: { open: 0, version: null },
  createdAt: '2026-11-20T05:05:00.000Z',
  updatedAt: '2026-11-20T05:05:00.000Z',
  publishedAt: null,
};
