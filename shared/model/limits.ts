import { FORM_ANSWER_MAX } from '#shared/model/input-limits.ts';

/** Business constants (spec 5 and 9, product.md "Limits decided"). Lengths are code points, sizes bytes, times milliseconds unless named otherwise. */

export const TEXT_MAX = {
  line: 50,
  button: 20,
  textarea: 120,
  url: FORM_ANSWER_MAX.url,
  email: FORM_ANSWER_MAX.email,
  seoTitle: 60,
  seoH1: 70,
  seoDescription: 160,
  tags: 65_535,
  /** HTML and all. */
  richText: 20_000,
} as const;

export const GRID_MAX = { rows: 100, columns: 100, cells: 2_600 } as const;

export const UPLOAD_MAX_BYTES = 30 * 2 ** 20;
/** A file over this size travels in parts of it; storage takes none smaller but the last. */
export const UPLOAD_PART_BYTES = 5 * 2 ** 20;
export const UPLOADS_PER_REQUEST = 100;

/** Lambda takes events of 6 MB, with the body as an escaped string inside; below that the refusal is ours and readable. */
export const REQUEST_MAX_BYTES = 4 * 2 ** 20;

export const SESSION_LIFETIME = { accessTokenMs: 15 * 60_000, refreshTokenMs: 30 * 24 * 3_600_000 } as const;

/** Attempts at what a stranger can call, in each window of 15 minutes. `network`: an IPv4 address, or the /64 of an IPv6 one. */
export const RATE_LIMIT_WINDOW_MS = 15 * 60_000;
export const RATE_LIMITS = {
  'sign-in-from-network': 60,
  /** One account from one network. */
  'sign-in-to-account-from-network': 10,
  /** One account from everywhere but the devices it has signed in on before: those are counted apart, so nobody can shut its owner out. */
  'sign-in-to-account': 100,
  'sign-in-on-device': 10,
  'forgot-password-from-network': 20,
  'forgot-password-of-account': 5,
  'register-from-network': 10,
  'register-address': 5,
  'link-from-network': 60,
  'change-password': 10,
  /** To one account. */
  'resend-invitation': 5,
  /** Of visitors. One address may stand for a whole company, or for a mobile carrier’s customers; and an address is a site’s own member. */
  'form-from-network': 20,
  'form-from-address': 10,
  'member-register-from-network': 20,
  'member-register-address': 5,
  'member-sign-in-from-network': 60,
  'member-sign-in-to-account-from-network': 10,
  'member-sign-in-to-account': 100,
  'member-forgot-password-from-network': 20,
  'member-forgot-password-of-account': 5,
  'member-link-from-network': 60,
} as const;
/** How long a device is known by its cookie. */
export const KNOWN_DEVICE_MS = 180 * 24 * 3_600_000;

/** How long the links in e-mails lead somewhere (spec 4; product.md "Visitors"). */
export const LINK_LIFETIME_MS = {
  'password-reset': 30 * 60_000,
  registration: 24 * 3_600_000,
  invitation: 7 * 24 * 3_600_000,
  'member-registration': 24 * 3_600_000,
  'member-password-reset': 30 * 60_000,
} as const;
/** How long members stay signed in on a site. */
export const MEMBER_SESSION_MS = 7 * 24 * 3_600_000;
/** Faster than this, nobody has read a form and filled it in. */
export const FORM_FILL_MIN_MS = 1_500;

export const CSV_PAGE_ROWS = 500;

export const TRIAL_DAYS = 30;

export const LICENCES_MAX = 100_000;

export const TOAST_MS = 3_000;
export const REQUEST_TIMEOUT_MS = 60_000;
export const FORBIDDEN_REDIRECT_MS = 2_000;
export const SIGN_IN_REDIRECT_MS = 1_000;
export const LANGUAGE_COOKIE_SECONDS = 2_592_000;

export const PREVIEW_FRAME = { width: 351, height: 535 } as const;

export const SHEET_DEFAULTS = {
  linkButtonColor: '#99D52A',
  linkTextColor: '#FFFFFF',
  mainTextColor: '#FFFFFF',
  priceTextColor: '#FFFFFF',
  hoverArrowColor: '#FFFFFF',
  /** Seconds until arrows fade. */
  arrowFadeInterval: 3,
} as const;
export const SITE_DEFAULTS = { globalMenuTextColor: '#FFFFFF', speakerColor: '#FFFFFF' } as const;
/** Seconds. */
export const SECONDS_MAX = 60;
/** Whole yen, tax included. */
export const PRICE_MAX = 99_999_999;
export const IMAGE_LINKS_MAX = 10;

/** Of a card on a sheet; the place in pixels of the preview frame. */
export const PRODUCT_DEFAULTS = {
  linkButtonColor: '#2BAA50',
  linkTextColor: '#FFFFFF',
  textColor: '#202020',
  backgroundColor: '#FFFFFF',
  coordinateX: 65,
  coordinateY: 260,
} as const;
/** In pixels of the preview frame, so that the default place is its middle. */
export const PRODUCT_CARD_WIDTH = 221;
export const PRODUCTS_MAX = 10;
export const MENU_ITEMS_MAX = 30;
export const FORM_FIELDS_MAX = 30;
export const FORM_OPTIONS_MAX = 50;
export const POPUP_DEFAULTS = { linkButtonColor: '#202020', linkTextColor: '#FFFFFF', coordinateX: 24, coordinateY: 300 } as const;
/** Of a popup in the preview frame, in its pixels. */
export const POPUP_CARD_WIDTH = 211;
export const POPUPS_MAX = 20;
/** Under 10 characters. */
export const APPLICANTS_MAX = 999_999_999;

/**
 * Bytes a sheet may take on a phone before the checklist advises against it. A picture of 300 KB is there within two seconds
 * of slow 4G (1.6 Mbit/s); 5 MB of video are four seconds of an ordinary one (10 Mbit/s), less than people give a sheet.
 */
export const SHEET_BUDGET_BYTES = { picture: 300 * 1024, video: 5 * 2 ** 20 } as const;

/** Entries of a site's history. */
export const REVISION_HISTORY_MAX = 50;
/** Autosaves of one person within this time are one entry of the history. */
export const EDIT_SESSION_MS = 10 * 60_000;
/** What an entry of the history tells of what changed, at most. */
export const CHANGE_NOTES_MAX = 30;
/** How long the editor waits after the last keystroke before it saves, and how long at most while someone goes on typing. */
export const AUTOSAVE_MS = { idle: 1_500, longest: 10_000 } as const;
/** How often an open editor says that it is there, and when one that says nothing counts as gone. */
export const PRESENCE_MS = { beat: 8_000, gone: 25_000 } as const;

/** Of one network, at one instance of the function. An address may stand for a whole company, or for a mobile carrier’s customers. */
export const VISITS_PER_MINUTE = 120;
/** A year can be compared with the one before it, to the last day. */
export const VISIT_RETENTION_DAYS = 400;

/** News of one site: how many it has, how many of the latest a visit looks through, how many a visitor is told. */
export const NEWS_MAX = { kept: 300, looked: 50, told: 10 } as const;

/** The cookie that carries a member's token, on the site's own host. */
export const MEMBER_COOKIE = 'member-token';
/** The cookie that carries a refresh token. */
export const REFRESH_COOKIE = 'refresh-token';
