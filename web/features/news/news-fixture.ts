import { DEFAULT_SITE_SETTINGS, EMPTY_CONTENT, EMPTY_SHEET, type SiteDocument } from '#shared/model/sites/site.ts';
import type { ListedNews, News } from '#shared/model/news/news.ts';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

export const SITE_ID = 'abcdefghij12';
export const OTHER_SITE_ID = 'abcdefghij13';

/** A public item of two sites, with a translation, a picture and a link to a sheet. */
export const NEWS: News = {
  id: '01J00000000000000000000401',
  owner: { id: TEST_USER.workAccountId, companyName: TEST_USER.companyName },
  language: 'jp',
  title: '冬のセール',
  content: '12月24日まで、全品20%引きです。',
  translations: { en: { title: 'Winter sale', content: '20% off until 24 December.' } },
  contentUrl: '/B1',
  isInternalLink: true,
  image: { mediaId: '01J0000000000000000000000M', width: 720, height: 480, colour: '#336699' },
  publishType: 'scheduled',
  startDate: '2026-11-20T01:00:00.000Z',
  endDate: '2036-12-24T09:00:00.000Z',
  state: 'public',
  status: 'public',
  version: 3,
  createdAt: '2026-11-01T05:05:00.000Z',
  updatedAt: '2026-11-19T05:06:00.000Z',
  sites: [
    { id: SITE_ID, name: '白樺', languages: ['jp', 'en', 'kr'] },
    { id: OTHER_SITE_ID, name: '冬の旅', languages: [] },
  ],
};

export const LISTED: ListedNews = { ...NEWS, siteCount: 2 };

/** A draft of one site without picture, translation and link. */
export const DRAFT_NEWS: News = {
  ...NEWS,
  id: '01J00000000000000000000402',
  title: '営業時間のお知らせ',
  content: '',
  translations: {},
  contentUrl: '',
  isInternalLink: false,
  image: null,
  publishType: 'instant',
  startDate: null,
  endDate: null,
  state: 'draft',
  status: 'draft',
  sites: NEWS.sites.slice(0, 1),
};
export const LISTED_DRAFT: ListedNews = { ...DRAFT_NEWS, siteCount: 1 };

/** The content of a site in three languages with sheets in A1 and B1. */
export const SITE_DOCUMENT: SiteDocument = {
  settings: {
    name: '白樺',
    viewMode: 'MOBILE',
    logo: null,
    favicon: null,
    ...DEFAULT_SITE_SETTINGS,
    languages: ['jp', 'en', 'kr'],
    defaultLanguage: 'jp',
  },
  grid: {
    numberHorizontal: 1,
    numberVertical: 2,
    cells: { A1: '01J0000000000000000000000A', B1: '01J0000000000000000000000B' },
  },
  sheets: {
    '01J0000000000000000000000A': { jp: { ...EMPTY_SHEET, mainText: '旅のはじまり' } },
    '01J0000000000000000000000B': { jp: { ...EMPTY_SHEET, mainText: '冬のお部屋' } },
  },
  ...EMPTY_CONTENT,
};
