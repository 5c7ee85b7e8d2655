import type { Language } from '#shared/model/language.ts';

/** Elements of a sheet that can be pressed, by CSS class. */
export type Pressed = 'button' | 'point' | 'buy' | 'bar' | 'menu' | 'sheet';
/** The letter of the input with which a visitor moves to a sheet. */
export type Input = 'o' | 'p' | 'k' | 'w' | 'a' | 'm' | 'l' | 't';
type PopupAction = 's' | 'c' | 'x';

/** An event of a simulated visit. `at`: tenths of a second since the visit began. */
export type Step =
  /** `variation`: the shown version of a sheet with variations, by its id; `null`: the sheet itself. */
  | { at: number; does: 'rest'; sheet: SimulatedSheet; by: Input; variation?: string | null }
  | { at: number; does: 'press'; on: Pressed; x: number; y: number; isGoal?: boolean }
  | { at: number; does: 'popup'; popupId: string; action: PopupAction }
  | { at: number; does: 'hide' }
  | { at: number; does: 'return' };

export interface SimulatedSheet {
  id: string;
  /** The row of the sheet, from 0. */
  row: number;
  column: number;
  /** The elements of the sheet besides its picture. */
  pressable: readonly Pressed[];
  /** Whether a press of its button counts as a conversion. */
  hasGoal?: boolean;
  /** The sheet that its button links to, if it is in the site. */
  leadsTo: string | undefined;
  popupIds: readonly string[];
  /** The active variations, by language. `pull`: the factor by which they are pressed more often than the sheet itself. */
  variations?: Partial<Record<Language, readonly { id: string; share: number; pull: number }[]>>;
  /** The factor of the time that visitors spend on the sheet: 1 is the average. */
  appeal: number;
  /** The point of the picture around which presses cluster, in percent. */
  spot: { x: number; y: number };
}

export interface SimulatedSite {
  host: string;
  /** The languages, with the share of visitors that read each. */
  languages: readonly (readonly [Language, number])[];
  /** The sheets by rows; the first is the site's first sheet. */
  sheets: readonly SimulatedSheet[];
}

export interface SimulatedPerson {
  address: string;
  /** The user agent, percent-encoded as logs have it. */
  agent: string;
  language: Language;
  /** The shorter side of the screen in CSS pixels, and whether there is a mouse. */
  narrowSide: number;
  hasMouse: boolean;
}

/** A visit with all its steps. */
export interface SimulatedVisit {
  id: string;
  /** The start of the visit, in epoch milliseconds. */
  beganAt: number;
  person: SimulatedPerson;
  /** Milliseconds until the first creative was shown; `undefined` if the browser does not report it. */
  shownAfter: number | undefined;
  /** The host of the referrer; empty for none. */
  referrer: string;
  /** Source, medium and campaign. */
  campaign: readonly [string, string, string];
  steps: readonly Step[];
}
