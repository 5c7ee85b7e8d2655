import type { SiteTemplate } from '#shared/model/sites/site-template.ts';

/** A template of the test user's account, which the account does not share. */
export const TEST_TEMPLATE: SiteTemplate = {
  id: '01J00000000000000000000071',
  name: '季節のキャンペーン',
  description: '春と秋に',
  sharing: 'own',
  isOwn: true,
  thumbnail: { mediaId: '01J00000000000000000000081', width: 1080, height: 1920, colour: '#336699' },
  numberHorizontal: 2,
  numberVertical: 2,
  sheetCount: 3,
  languages: ['jp'],
  createdAt: '2026-11-20T05:06:00.000Z',
  updatedAt: '2026-11-20T05:06:00.000Z',
};

/** A template that an account above shares. */
export const SHARED_TEMPLATE: SiteTemplate = {
  ...TEST_TEMPLATE,
  id: '01J00000000000000000000072',
  name: '加盟店',
  sharing: 'below',
  isOwn: false,
};
