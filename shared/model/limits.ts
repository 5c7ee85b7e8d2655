import { FORM_ANSWER_MAX } from '#shared/model/input-limits.ts';

/**
 * Business constants. Unless the name or a comment states otherwise, lengths are in code points, sizes in
 * bytes and times in milliseconds.
 */

export const TEXT_MAX = {
  line: 50,
  button: 20,
  textarea: 120,
  /** The small line above a main text. */
  eyebrow: 40,
  url: FORM_ANSWER_MAX.url,
  email: FORM_ANSWER_MAX.email,
  seoTitle: 60,
  seoH1: 70,
  seoDescription: 160,
  tags: 65_535,
  /** The length includes HTML tags. */
  richText: 20_000,
} as const;

/** Bounds of the figures of a plan. */
export const PLAN_MAX = { yen: 99_999_999, pageViews: 999_999_999, sites: 10_000, order: 999 } as const;

/** Code points of an owner's question for consent: on a small phone, a longer one would leave too little of the sheet. */
export const CONSENT_TEXT_MAX = 120;

/** Origins that may frame a site. Together they fit into the metadata of its files, which has at most 2 KB. */
export const EMBED_MAX = { origins: 10, characters: 100 } as const;

/** Maximum number of saved styles of a site. */
export const STYLES_MAX = 24;

export const GRID_MAX = { rows: 100, columns: 100, cells: 2_600 } as const;
/** Maximum number of characters of a cell's name: three letters and three digits. */
export const CELL_NAME_MAX = 6;

export const MEGABYTE = 2 ** 20;
/** Sizes of pictures in MB: a deployment sets its limit within these bounds. `max`: what the job can hold in memory. */
export const IMAGE_MAX_MB = { default: 30, min: 1, max: 100 } as const;
export const VIDEO_MAX_MB = 30;
/** The longest video in seconds. */
export const VIDEO_MAX_SECONDS = 60;
export const PROFILE_PICTURE_MAX_MB = 30;
/** Size of the parts of a larger file: the minimum that S3 accepts for every part except the last. */
export const UPLOAD_PART_BYTES = 5 * 2 ** 20;
export const UPLOADS_PER_REQUEST = 100;
/** Files on one page of a media library. */
export const LIBRARY_PAGE_MAX = 60;
/** Tags of a file in a media library. */
export const LIBRARY_TAGS_MAX = 10;
/** Characters of the name of an uploaded file. */
export const MEDIA_NAME_MAX = 255;
/**
 * Bulk uploads. `fileMb`: size of a ZIP file; `files`: usable files in it; `entries`: all entries, with folders and system files;
 * `keptDays`: how long its unpacked files are kept without being used.
 */
export const BULK_UPLOAD_MAX = { fileMb: 1_024, files: 1_000, entries: 20_000, keptDays: 7 } as const;

/** A PDF whose pages become sheets. `fileMb`: size of the file. */
export const PDF_MAX = { fileMb: 50, pages: 100 } as const;

/**
 * The largest body that any endpoint reads, in bytes. It is below Lambda's limit of 6 MB for an event, which contains the body as an
 * escaped string, so that the function can answer with the error.
 */
export const REQUEST_MAX_BYTES = 4 * 2 ** 20;
/**
 * Maximum bytes of a body from a caller that is not signed in to the console: `fields` for a few texts, `form` for the answers to
 * a form with the most fields, `event` for an event of Stripe. Each covers the longest legal input, with every character written as a JSON
 * escape.
 */
export const OPEN_BODY_MAX = { fields: 32 * 2 ** 10, form: 2 ** 20, event: 512 * 2 ** 10 } as const;

export const SESSION_LIFETIME = { accessTokenMs: 15 * 60_000, refreshTokenMs: 30 * 24 * 3_600_000 } as const;

/** Lifetime of a sign-in between its two steps, and of a second factor between its set-up and the first code. */
export const CHALLENGE_MS = 5 * 60_000;
export const TWO_FACTOR_SET_UP_MS = 10 * 60_000;
export const RECOVERY_CODES = { count: 10, characters: 10 } as const;
/** Maximum number of sessions in the list of a login. */
export const SESSIONS_SHOWN_MAX = 100;
/** The time for which a manager may act for a login, and for which the login sees a record of it. */
export const ACTING_MS = 3_600_000;
export const ACTING_KEPT_MS = 365 * 86_400_000;
export const ACTINGS_SHOWN_MAX = 20;

/** The time for which the previous refresh token can be exchanged again, on the same device. */
export const REFRESH_GRACE_MS = 30_000;

/** Length of a rate-limit window. */
export const RATE_LIMIT_WINDOW_MS = 15 * 60_000;
/** The windows of other lengths. */
export const RATE_LIMIT_WINDOWS_MS = { 'form-reply-to-address': 24 * 3_600_000 } as const;
/** Attempts per window. `network`: an IPv4 address, or the /64 prefix of an IPv6 address. */
export const RATE_LIMITS = {
  /** Invalid bodies of unauthenticated callers, per endpoint: far more than a person mistypes, and more than the other limits allow. */
  'invalid-body-from-network': 240,
  'sign-in-from-network': 60,
  /** Attempts for one account from one network. */
  'sign-in-to-account-from-network': 10,
  /**
   * Attempts for one account from all unknown devices. Known devices are counted separately, so that an attacker cannot lock out the owner.
   */
  'sign-in-to-account': 100,
  'sign-in-on-device': 10,
  'forgot-password-from-network': 20,
  'forgot-password-of-account': 5,
  'register-from-network': 10,
  'register-address': 5,
  'link-from-network': 60,
  'change-password': 10,
  /** Changes of its own address that one login requests, and requests for one new address. */
  'change-email': 5,
  'change-email-to-address': 5,
  /** Codes for one login from all unknown devices, and from a known device. */
  'second-factor': 5,
  'second-factor-on-device': 10,
  /** The number of times that one login starts to act for others. */
  'act-as': 20,
  /** Requests for custom domains of one site: each reveals whether a name is in use. */
  'domain-request': 20,
  /** E-mails about the DNS of a site's domains. */
  'domain-instructions': 10,
  /** Requests with an invalid signature of Stripe. */
  'card-event-from-network': 20,
  /** New addresses of logins that one account enters. Each response may reveal whether the address has a login. */
  'login-address': 100,
  /** E-mails to one account. */
  'resend-invitation': 5,
  /** Imports that one account starts. */
  'user-import': 60,
  /** Bulk uploads that one account starts. */
  'bulk-upload': 60,
  /** Deliveries of webhooks that one account requests: tests and resends. */
  'webhook-delivery': 120,
  /** Exports of all data of one account. */
  'export-account': 5,
  /** Exports of one site. */
  'export-site': 10,
  /** Limits of visitors: one IP address may belong to a whole company or a mobile carrier. Members are counted per site. */
  'form-from-network': 40,
  /** Forms of all kinds that do not state how long they were shown. */
  'form-untimed-from-network': 10,
  'form-from-address': 10,
  /** Automatic replies of one site to one address, in a day. */
  'form-reply-to-address': 5,
  'member-register-from-network': 20,
  'member-register-address': 5,
  'member-sign-in-from-network': 60,
  'member-sign-in-to-account-from-network': 10,
  /** Attempts for one address from all unknown devices. Known devices are counted separately. */
  'member-sign-in-to-account': 100,
  'member-sign-in-on-device': 10,
  'member-forgot-password-from-network': 20,
  'member-forgot-password-of-account': 5,
  'member-link-from-network': 60,
  'member-leave': 10,
  'member-change-password': 10,
  /** Requests of one member to change its address. Each sends two e-mails. */
  'member-change-email': 5,
  'preview-sign-in-from-network': 60,
  'preview-sign-in-to-site-from-network': 20,
  /**
   * Attempts for one address from all unknown devices, and for all addresses, because a site has one password. Known devices are counted
   * separately.
   */
  'preview-sign-in-to-address': 100,
  /** Comments and replies of one login, and of one invitee. */
  'comment-of-login': 100,
  'comment-of-invitee': 60,
  'preview-sign-in-to-site': 400,
  'preview-sign-in-on-device': 10,
  /** Invitations to previews: those sent by all sites of an account, and those received by one address from one site. */
  'preview-invitations-of-account': 100,
  'preview-invitations-to-address': 5,
  /** Requests to the open API from one network that fail authentication. */
  'open-api-refused-from-network': 60,
  /** Wrong passwords of machines, each of which requires a slow hash. */
  'open-api-password-from-network': 60,
} as const;

/** Maximum number of accesses of machines of one account, and of the items of one access. */
export const API_ACCESS_MAX = { stored: 50, operations: 50, sites: 50, addresses: 50, tags: 10, overlapHours: 168 } as const;
/** Characters of the secrets of machines, all ASCII. */
export const API_SECRET = {
  key: { min: 32, max: 128 },
  username: { min: 3, max: 64 },
  password: { min: 16, max: 128 },
  differentCharacters: 10,
} as const;
/** Calls of one access per minute of the clock. */
export const API_CALLS_PER_MINUTE = 120;
export const API_WINDOW_SECONDS = 60;
/** Days for which calls are counted and stored. */
export const API_CALL_DAYS = 90;
/** The time for which the response to a write is kept for a repetition with the same `Idempotency-Key`. */
export const IDEMPOTENCY_MS = 24 * 3_600_000;
/**
 * Webhooks: maximum number per account, days for which deliveries are kept, hours for which a former secret also signs, and characters of a
 * response that are kept.
 */
export const WEBHOOK_MAX = { stored: 50, keptDays: 30, overlapHours: 168, answerCharacters: 500, attempts: 20 } as const;
/** The time for which a write that has not ended counts as running: longer than a function may run. */
export const IDEMPOTENCY_LEASE_MS = 60_000;
export const IDEMPOTENCY_KEY_MAX = 255;
/** Lifetime of the cookie that identifies a known device. */
export const KNOWN_DEVICE_MS = 180 * 24 * 3_600_000;

/** Lifetime of e-mailed links. */
export const LINK_LIFETIME_MS = {
  'password-reset': 30 * 60_000,
  registration: 24 * 3_600_000,
  invitation: 7 * 24 * 3_600_000,
  'login-email-change': 24 * 3_600_000,
  'billing-recipient': 7 * 24 * 3_600_000,
  'member-registration': 24 * 3_600_000,
  'member-password-reset': 30 * 60_000,
  'member-email-change': 24 * 3_600_000,
} as const;
/** Lifetime of a member's session. */
export const MEMBER_SESSION_MS = 7 * 24 * 3_600_000;
/** Lifetime of an invitee's session on a preview. */
export const PREVIEW_SESSION_MS = 12 * 3_600_000;
/** Maximum number of invitees of one preview: few enough that one transaction can invite them and enqueue their e-mails. */
export const PREVIEW_INVITEES_MAX = 40;
/** Code points of the note to the invitees. */
export const PREVIEW_NOTE_MAX = 500;
/** Lifetime of the one-time ticket that opens the frame of a preview. */
export const PREVIEW_TICKET_MS = 60_000;
/** The minimum time in which a person fills in a form. A faster submission comes from a bot. */
export const FORM_FILL_MIN_MS = 1_500;

export const CSV_PAGE_ROWS = 500;

/** Code points of the reason why the operator ends a payment. */
export const PAYMENT_REASON_MAX = 200;
/** The largest amount of money in yen that is entered or searched for. */
export const YEN_MAX = 1_000_000_000;

/** The most plan fees that a discount reduces. */
export const DISCOUNT_MONTHS_MAX = 120;

export const TRIAL_DAYS = 30;

export const LICENCES_MAX = 100_000;

/** Imports of accounts. `fileMb`: the size of a file. */
export const USER_IMPORT_MAX = { fileMb: 5, rows: 10_000, columns: 100 } as const;
/**
 * The number of invitations that one run requests for an import: the import job the first ones, each run of the reconcile job the next.
 * Mailbox providers treat a burst of mail to new addresses as spam.
 */
export const IMPORT_INVITATIONS_PER_MINUTE = 60;

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
/** Maximum of a number of seconds. */
export const SECONDS_MAX = 60;
/** Maximum price in whole yen, tax included. */
export const PRICE_MAX = 99_999_999;
export const IMAGE_LINKS_MAX = 10;
/** Maximum of emphasised parts of the texts of a sheet. */
export const EMPHASES_MAX = 20;

/** Defaults of a product card. Coordinates are in pixels of the preview frame. */
export const PRODUCT_DEFAULTS = {
  linkButtonColor: '#2BAA50',
  linkTextColor: '#FFFFFF',
  textColor: '#202020',
  backgroundColor: '#FFFFFF',
  coordinateX: 65,
  coordinateY: 260,
} as const;
/** Width of the card in pixels of the preview frame. A card at the default coordinates is centred horizontally. */
export const PRODUCT_CARD_WIDTH = 221;
export const PRODUCTS_MAX = 50;
/** Maximum number of variations of one sheet. */
export const VARIATIONS_MAX = 4;
/** The share of visits in percent: bounds for one variation. `max` also limits all variations together. */
export const VARIATION_SHARE = { min: 1, max: 100 } as const;
export const MENU_ITEMS_MAX = 30;
export const FORM_FIELDS_MAX = 30;
export const FORM_OPTIONS_MAX = 50;
export const POPUP_DEFAULTS = { linkButtonColor: '#202020', linkTextColor: '#FFFFFF', coordinateX: 70, coordinateY: 72 } as const;
/** Width of the card in pixels of the preview frame. */
export const POPUP_CARD_WIDTH = 211;
export const POPUPS_MAX = 20;
/** Maximum number of applicants, which has nine digits. */
export const APPLICANTS_MAX = 999_999_999;

/**
 * Download size of a sheet on a phone above which the checklist warns. 300 KB of picture load in under two seconds on slow
 * 4G (1.6 Mbit/s), 5 MB of video in four seconds on ordinary 4G (10 Mbit/s).
 */
export const SHEET_BUDGET_BYTES = { picture: 300 * 1024, video: 5 * 2 ** 20 } as const;

/** Days for which a deleted site can be restored. */
export const SITE_TRASH_DAYS = 30;

/** Maximum number of entries in a site's history. */
export const REVISION_HISTORY_MAX = 50;
/** Autosaves of one login within this time form one edit session, shown as one history entry. */
export const EDIT_SESSION_MS = 10 * 60_000;
/** Maximum number of change notes in a history entry. */
export const CHANGE_NOTES_MAX = 30;
/** The editor saves after `idle` without a keystroke, and at least every `longest` while typing continues. */
export const AUTOSAVE_MS = { idle: 1_500, longest: 10_000 } as const;
/** Heartbeat interval of an open editor, and the time without a heartbeat after which it counts as closed. */
export const PRESENCE_MS = { heartbeat: 8_000, timeout: 25_000 } as const;

/** Maximum number of characters of the request by which a page reports a part of a visit. */
export const VISIT_PATH_MAX = 1_024;
/** Maximum number of sheets side by side on wide screens. */
export const SHEETS_IN_VIEW_MAX = 4;
/** Maximum number of addresses of a site that count as conversions. */
export const GOALS_MAX = 50;
/** How long collected visits are kept. Figures can be recomputed from them. */
export const COLLECTED_VISITS_DAYS = 35;
/**
 * Days for which access logs are kept. They contain IP addresses, so they are deleted once visits have certainly been collected from them.
 */
export const VISIT_LOG_DAYS = 2;

/**
 * News: maximum items per account, sites per item, and items in the bar of a page, on the news page and in the feed of a site. `named`: the
 * sites that a list names for each item.
 */
export const NEWS_MAX = { stored: 500, sites: 30, shown: 10, onPage: 100, inFeed: 20, named: 3 } as const;
/** Templates that an account saves from its sites: maximum stored, and pictures and videos of one, which other accounts get copies of. */
export const SITE_TEMPLATE_MAX = { stored: 50, files: 500 } as const;
/** The months whose visits count for the figures of news. */
export const NEWS_FIGURES_MONTHS = 13;

/**
 * System notifications: maximum number stored; maximum published at one time, all of which every receiver reads; e-mails requested by one
 * transaction; and transactions of one run per minute.
 */
export const NOTICE_MAX = { stored: 500, current: 50, mailsPerPage: 50, mailPagesPerRun: 10 } as const;
/** Terms of use and privacy policies: maximum characters of a text, and published versions of an account. */
export const LEGAL_MAX = { text: 20_000, versions: 200 } as const;
/** The bell: maximum number of latest events of an account that are considered, and of notifications and events together. */
export const BELL_MAX = { events: 50, shown: 100 } as const;
/** How long events of an account are kept. */
export const EVENT_KEPT_DAYS = 60;

/** Characters of an owner's note on an entry. */
export const ENTRY_NOTE_MAX = 2_000;
/** Maximum number of entries that one request changes. */
export const ENTRIES_PER_BATCH = 100;
/** The retention periods that a site's owner can choose, in days. */
export const RETENTION_DAYS = { min: 30, max: 1_095 } as const;

/** Limits of one site: comments with their replies; replies to one comment; code points of each; and the last second of a video. */
export const COMMENT_MAX = { stored: 500, replies: 50, text: 1_000, second: 36_000 } as const;
/** Approvals of one invitee that are kept. */
export const APPROVALS_OF_INVITEE_MAX = 20;
/** Maximum number of entries that an e-mail about comments quotes, and of code points of each. */
export const DIGEST_ENTRIES_MAX = 10;
export const DIGEST_TEXT_MAX = 200;
/** Maximum number of recipients of the monthly report of a site. */
export const REPORT_RECIPIENTS_MAX = 10;
/** Maximum number of addresses and ranges of an owner's own visits. */
export const OWN_ADDRESSES_MAX = 20;
/** Comments in one answer. */
export const COMMENTS_PER_PAGE = 100;

/** How long the state of an e-mail to a member, or to someone who registers, is kept. */
export const MEMBER_MAIL_KEPT_DAYS = 30;
/**
 * Days for which sites send nothing to an address. A mailbox that did not exist may exist later, while a person who reported an e-mail as
 * spam wants no further e-mail.
 */
export const SUPPRESSION_DAYS = { bounced: 30, complained: 365 } as const;

/** The cookie that carries a member's token, on the site's own host. */
export const MEMBER_COOKIE = 'member-token';
/** The cookie that carries the token of a preview, on the preview's own host. */
export const PREVIEW_COOKIE = '__Host-preview';
/** The cookie with the view settings of a preview. */
export const PREVIEW_VIEW_COOKIE = '__Host-preview-view';
/** The cookie that carries a refresh token. */
export const REFRESH_COOKIE = 'refresh-token';
/** The cookie that carries the right to see unpublished media, on the console's host and on those of previews. */
export const MEDIA_COOKIE = '__Host-media';
/** How long the right to see unpublished media lasts: a revoked login or invitee can see media until the right ends. */
export const MEDIA_RIGHT_MS = 5 * 60_000;
