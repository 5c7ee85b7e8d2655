import { MOVE_DIRECTIONS } from '#shared/model/analytics/visit-reports.ts';
import { CLICK_TARGETS, type ClickTarget, CONSENT_ACTIONS, MOVE_KINDS, POPUP_ACTIONS } from '#shared/values/visit/visit-kinds.ts';

/**
 * Figures that exist for every slice. `time`: tenths of a second that sheets were seen. `people`: persons per day, see `countPeople`.
 * `conversions` and `converted`: see `conversionCount`.
 */
export const TOTAL_FIGURES = [
  'visits',
  'people',
  'views',
  'time',
  'moves',
  'bounces',
  'completed',
  'clicks',
  'popup-clicks',
  'conversions',
  'converted',
] as const;
export type TotalFigure = (typeof TOTAL_FIGURES)[number];

/**
 * Figures of each version of a sheet with variations, and of each sheet. `dwell`: tenths of a second. `visits` and `clicked`: visits that
 * saw the sheet, and visits in which a link on it was pressed. `conversions`: conversions for which it was the last sheet.
 */
export const VERSION_FIGURES = ['views', 'visits', 'exits', 'dwell', 'clicked', 'conversions'] as const;
export type VersionFigure = (typeof VERSION_FIGURES)[number];

const clickFigure = <T extends ClickTarget>(target: T) => `click-${target}` as const;

/** `bounces`, `landed-conversions`: bounces and conversions of visits that began on the sheet. */
const SHEET_FIGURES = [
  ...VERSION_FIGURES,
  'landings',
  'bounces',
  'landed-conversions',
  ...Object.values(CLICK_TARGETS).map(clickFigure),
] as const;
export type SheetFigure = (typeof SHEET_FIGURES)[number];

/** A field of a key: how a value is written, and how it is parsed; `undefined` for text that is no value of the field. */
interface Field<T> {
  /** Number of segments between slashes. */
  segments: number;
  write: (value: T) => string;
  read: (written: string) => T | undefined;
}

const wordOf = (segments: number): Field<string> => ({ segments, write: (word) => word, read: (written) => written });

const oneOf = <T extends string>(values: readonly T[]): Field<T> => ({
  segments: 1,
  write: (value) => value,
  read: (written) => values.find((value) => value === written),
});

const word = wordOf(1);
const number: Field<number> = { segments: 1, write: String, read: Number };

/** A text sent by a visitor. */
const text: Field<string> = {
  segments: 1,
  write: encodeURIComponent,
  read: (written) => {
    try {
      return decodeURIComponent(written);
    } catch {
      return written;
    }
  },
};

const [language, alias, id, device] = [word, word, word, word];

/** The kinds of figures of visits, and the fields of their keys. */
const KEY_FIELDS = {
  /** A slice is `<language>/<device>/<source>`. */
  total: [wordOf(3), oneOf(TOTAL_FIGURES)],
  sheet: [language, alias, oneOf(SHEET_FIGURES)],
  /** Figures of sheets with variations, by the version that was shown (`variationAlias`). */
  variation: [language, alias, word, oneOf(VERSION_FIGURES)],
  /** Moves from one sheet to another. */
  move: [language, alias, alias, oneOf(MOVE_DIRECTIONS), oneOf(Object.values(MOVE_KINDS))],
  /** Sheets where page loads ended, by the direction of the last move. */
  exit: [language, alias, oneOf([...MOVE_DIRECTIONS, 'none'] as const)],
  /** Visits by the sheets that they saw: `<alias>-<alias>-…`. A trailing `…` means that more followed. */
  path: [language, word],
  /** Presses of a place on a sheet, in steps of `TAP_STEP` percent. */
  tap: [alias, oneOf(Object.values(CLICK_TARGETS)), number, number],
  /** Visits in which a popup was shown, clicked or closed. `applied`: forms that were sent from the popup. */
  popup: [id, oneOf([...Object.values(POPUP_ACTIONS), 'applied'] as const)],
  /** Visits in which a news item was shown, clicked or closed. */
  news: [id, oneOf(Object.values(POPUP_ACTIONS))],
  /** Answers to the question for consent. */
  consent: [oneOf(Object.values(CONSENT_ACTIONS))],
  /** Visits by the time until the first creative was shown, and until the first move (`timeBucket`). */
  shown: [device, number],
  'first-move': [device, number],
  /** Visits by origin: the host of the referrer, or the source, medium and campaign. */
  referrer: [text],
  campaign: [text, text, text],
} as const;

export type CounterKind = keyof typeof KEY_FIELDS;
type ValuesOf<Fields> = { -readonly [Index in keyof Fields]: Fields[Index] extends Field<infer T> ? T : never };
export type CounterFields<K extends CounterKind> = ValuesOf<(typeof KEY_FIELDS)[K]>;

interface AnyField {
  segments: number;
  write: (value: never) => string;
  read: (written: string) => unknown;
}

/** Whether a key is of this kind. */
export const isOfKind = (kind: CounterKind, key: string): boolean => key.startsWith(`${kind}/`);

/** Returns the key of a figure: its kind and its fields, separated by slashes. Keys are stored. */
export function counterKey<K extends CounterKind>(kind: K, ...values: CounterFields<K>): string {
  const fields: readonly AnyField[] = KEY_FIELDS[kind];
  let key: string = kind;
  for (const [index, field] of fields.entries()) key += `/${field.write(values[index] as never)}`;
  return key;
}

/**
 * Returns the fields of a key; `undefined` if the key is of another kind or has a value that does not exist. Rare texts are merged under
 * `*` in place of their fields (`limitTexts`); the texts after `*` are empty.
 */
export function counterFields<K extends CounterKind>(kind: K, key: string): CounterFields<K> | undefined {
  if (!isOfKind(kind, key)) return undefined;
  const written = key.slice(kind.length + 1).split('/');
  const fields: readonly AnyField[] = KEY_FIELDS[kind];
  const values = fields.map(({ segments, read }) => read(written.splice(0, segments).join('/')));
  return values.includes(undefined) ? undefined : (values as CounterFields<K>);
}
