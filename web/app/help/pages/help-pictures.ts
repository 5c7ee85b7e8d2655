/** The pictures of screens that the help shows, which `npm run help-pictures` makes in each language. */
export const HELP_PICTURE_NAMES = [
  'summary',
  'siteList',
  'createSite',
  'siteEditor',
  'mediaLibrary',
  'visitorLists',
  'news',
  'analytics',
  'userList',
  'checkPlan',
  'paymentList',
] as const;
export type HelpPicture = (typeof HELP_PICTURE_NAMES)[number];

/** Size of each picture in pixels: twice its width in the panel. */
export const HELP_PICTURE_SIZE = { width: 720, height: 450 } as const;

/** The largest size of one picture in bytes. */
export const HELP_PICTURE_MAX_BYTES = 30 * 1_024;
