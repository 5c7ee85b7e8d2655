import { type Language, LANGUAGES } from '#shared/model/language.ts';
import { VISIT_PATH_MAX } from '#shared/model/limits.ts';
import { parseCell } from '#shared/values/cell.ts';
import {
  CLICK_TARGETS,
  type ClickTarget,
  CONSENT_ACTIONS,
  type ConsentAction,
  type Device,
  GOAL_PREFIX,
  MOVE_KINDS,
  type MoveKind,
  POPUP_ACTIONS,
  type PopupAction,
} from '#shared/values/visit/visit-kinds.ts';
import { VISIT_ID_MAX, VISIT_PATH_PREFIX } from '#shared/values/visit/visit-path.ts';

/** The minimum length, in CSS pixels, of the short side of a tablet: larger screens without a mouse count as tablets. */
const TABLET_PIXELS = 600;

/** An event of a visit. `at`: tenths of a second since the page began to load. */
export type VisitEvent =
  /**
   * A sheet came to rest on the screen. `alias`: the end of the sheet's id; `version`: for a sheet with variations, the version that is
   * shown (`variationAlias`).
   */
  | { at: number; what: 'sheet'; by: MoveKind; cell: string; alias: string; version: string | undefined }
  | { at: number; what: 'hidden' }
  | { at: number; what: 'seen' }
  /** A press. `x`, `y`: the position on the sheet, in percent; `undefined` outside of the sheet and for a press by the keyboard. */
  | { at: number; what: 'click'; on: ClickTarget; isGoal: boolean; x: number | undefined; y: number | undefined }
  | { at: number; what: 'popup'; popupId: string; action: PopupAction }
  | { at: number; what: 'news'; newsId: string; action: PopupAction }
  /** An answer to the question for consent. Pages report it under an id of its own, without the other events of the visit. */
  | { at: number; what: 'consent'; action: ConsentAction };

/** The origin of a visit and its beginning. */
export interface VisitOrigin {
  device: Device;
  /** Milliseconds until the first creative was shown; `undefined` if the browser does not report it. */
  shownAfter: number | undefined;
  /** The host of the referrer; empty if there is none. */
  referrer: string;
  source: string;
  medium: string;
  campaign: string;
}

/** One report of a page: all events since the part before. */
export interface VisitPart {
  visitId: string;
  part: number;
  language: Language;
  events: readonly VisitEvent[];
  /** The origin of the visit, set in the first part only. */
  origin: VisitOrigin | undefined;
}

const PARTS_MAX = 500;
const EVENTS_MAX = 200;
const DAY_TENTHS = 864_000;
const PIXELS_MAX = 100_000;
const SHOWN_AFTER_MAX = 600_000;
const VISIT_ID = new RegExp(`^[0-9a-z]{9,${VISIT_ID_MAX}}$`);
/** Whether a text could be the id of a visit. */
export const isVisitId = (text: string): boolean => VISIT_ID.test(text);
const ULID = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;
const ALIAS = /^[\w-]{1,8}$/;

/** Returns a whole number from 0 to `max`; `undefined` for any other text. */
function numberIn(text: string | undefined, max: number): number | undefined {
  const value = text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
  return value !== undefined && value <= max ? value : undefined;
}

const valueOf = <T extends object>(table: T, key = ''): T[keyof T] | undefined =>
  Object.hasOwn(table, key) ? table[key as keyof T] : undefined;

function eventOf(text: string): VisitEvent | undefined {
  const [time, kind, first = '', second = '', third = '', fourth = ''] = text.split('_');
  const at = numberIn(time, DAY_TENTHS);
  if (at === undefined) return undefined;
  if (kind === 'h') return { at, what: 'hidden' };
  if (kind === 'v') return { at, what: 'seen' };
  if (kind === 'r') {
    const by = valueOf(MOVE_KINDS, first);
    const version = ALIAS.test(fourth) ? fourth : undefined;
    return by && parseCell(second) && ALIAS.test(third) ? { at, what: 'sheet', by, cell: second, alias: third, version } : undefined;
  }
  if (kind === 'p') {
    const action = valueOf(POPUP_ACTIONS, first);
    return action && ULID.test(second) ? { at, what: 'popup', popupId: second, action } : undefined;
  }
  if (kind === 'n') {
    const action = valueOf(POPUP_ACTIONS, first);
    return action && ULID.test(second) ? { at, what: 'news', newsId: second, action } : undefined;
  }
  if (kind === 'k') {
    const action = valueOf(CONSENT_ACTIONS, first);
    return action && { at, what: 'consent', action };
  }
  if (kind !== 'c') return undefined;
  const isGoal = first.startsWith(GOAL_PREFIX);
  const on = valueOf(CLICK_TARGETS, isGoal ? first.slice(GOAL_PREFIX.length) : first);
  const [x, y] = [numberIn(second, 100), numberIn(third, 100)];
  const isInside = x !== undefined && y !== undefined;
  return on && { at, what: 'click', on, isGoal, x: isInside ? x : undefined, y: isInside ? y : undefined };
}

/** Returns a text that was percent-encoded with `=`. Drops incomplete characters at its end. */
function decoded(text: string | undefined): string {
  for (let end = text?.length ?? 0, tries = 0; tries < 12; end -= 1, tries += 1)
    try {
      return decodeURIComponent((text ?? '').slice(0, Math.max(0, end)).replaceAll('=', '%'));
    } catch {
      // The character is incomplete. The text may be complete without its last sign.
    }
  return '';
}

function originOf([side, pointer, shownAfter, referrer, source, medium, campaign]: readonly string[]): VisitOrigin | undefined {
  const pixels = numberIn(side, PIXELS_MAX);
  if (pixels === undefined || (pointer !== '0' && pointer !== '1')) return undefined;
  // Browsers report fractions of milliseconds.
  const shown = numberIn(shownAfter?.split('.')[0], SHOWN_AFTER_MAX);
  return {
    device: pointer === '1' ? 'desktop' : pixels < TABLET_PIXELS ? 'phone' : 'tablet',
    shownAfter: shown,
    referrer: decoded(referrer).toLowerCase(),
    source: decoded(source),
    medium: decoded(medium),
    campaign: decoded(campaign),
  };
}

/** Whether a path could be a part of a visit. */
export const isVisitPath = (path: string): boolean => path.startsWith(VISIT_PATH_PREFIX);

/** The fields that identify a part of a visit and its language. */
interface PartHead extends Pick<VisitPart, 'visitId' | 'part' | 'language'> {
  /** The fields of the path after the language. */
  fields: readonly string[];
}

/** Returns the head of the part of a visit in a path; `undefined` if the path has none, or is longer than a page ever writes. */
export function parsePartHead(path: string): PartHead | undefined {
  if (!isVisitPath(path) || path.length > VISIT_PATH_MAX) return undefined;
  const [visitId = '', number, language = '', ...fields] = path.slice(VISIT_PATH_PREFIX.length).split('/');
  const part = numberIn(number, PARTS_MAX);
  const known = LANGUAGES.find((one) => one === language);
  return isVisitId(visitId) && part !== undefined && known ? { visitId, part, language: known, fields } : undefined;
}

/** Returns the part of a visit in a path; `undefined` if the path has no head. */
export function parseVisitPart(path: string): VisitPart | undefined {
  const head = parsePartHead(path);
  if (!head) return undefined;
  const { visitId, part, language, fields } = head;
  const [written = '', ...origin] = fields;
  // Skips invalid events, so that the other events are kept.
  const events = written
    .split('.')
    .slice(0, EVENTS_MAX)
    .flatMap((text) => eventOf(text) ?? []);
  return { visitId, part, language, events, origin: originOf(origin) };
}
