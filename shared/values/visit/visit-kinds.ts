/**
 * How a visitor moved to a sheet: by opening the page, a finger or pointer, a key, the wheel, an arrow, the menu, a link, or without an
 * input (a slider, the browser's back button).
 */
export const MOVE_KINDS = { o: 'opened', p: 'swipe', k: 'key', w: 'wheel', a: 'arrow', m: 'menu', l: 'link', t: 'other' } as const;
export type MoveKind = (typeof MOVE_KINDS)[keyof typeof MOVE_KINDS];

/** The events of a popup or a news item. */
export const POPUP_ACTIONS = { s: 'shown', c: 'clicked', x: 'closed' } as const;
export type PopupAction = (typeof POPUP_ACTIONS)[keyof typeof POPUP_ACTIONS];

/** What visitors answered to the question for consent. */
export const CONSENT_ACTIONS = { a: 'accepted', d: 'declined', w: 'withdrawn' } as const;
export type ConsentAction = (typeof CONSENT_ACTIONS)[keyof typeof CONSENT_ACTIONS];

/** The pressed element, by its first class (`site-renderer/components`). */
export const CLICK_TARGETS = {
  button: 'button',
  point: 'image-link',
  buy: 'product',
  bar: 'bar',
  menu: 'menu',
  sheet: 'picture',
} as const;
/** Prefix of the first class of a link that the owner marked as a goal: `goal-button`. A press of it is a conversion. */
export const GOAL_PREFIX = 'goal-';
export type ClickTarget = (typeof CLICK_TARGETS)[keyof typeof CLICK_TARGETS];

export const DEVICES = ['desktop', 'tablet', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

/** The origin of a visit. `own`: another page of the site, so it continues a visit. `unknown`: the part with the origin was lost. */
export const SOURCE_KINDS = ['campaign', 'search', 'social', 'referral', 'direct', 'own', 'unknown'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];
