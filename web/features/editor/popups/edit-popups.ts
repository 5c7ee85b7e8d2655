import type { Language } from '#shared/model/language.ts';
import { POPUP_CARD_WIDTH, POPUPS_MAX, PREVIEW_FRAME } from '#shared/model/limits.ts';
import {
  EARLIER_ENDS_MAX,
  EMPTY_POPUP_CONTENT,
  newPopup,
  type PopupContent,
  type PopupCta,
  type PopupKind,
} from '#shared/model/site/popup.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { copyTranslation } from '#web/features/editor/model/translation/copy-translation.ts';
import { countdown, type CtaPeriod } from '#shared/rules/popup/cta-period.ts';
import { canonicalJson } from '#shared/rules/site/site-parts.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';

/** What of a popup can be edited without further thought; its period can not (`editPopupPeriod`). */
type PopupPatch = Partial<Omit<PopupCta, keyof CtaPeriod | 'earlierEnds' | 'effectiveSheets' | 'content'>>;

const isSame = (left: unknown, right: unknown): boolean => left === right || canonicalJson(left) === canonicalJson(right);

function changePopup(document: SiteDocument, popupId: string, change: (popup: PopupCta) => PopupCta): SiteDocument {
  const popup = document.popups[popupId];
  const changed = popup && change(popup);
  return !changed || isSame(popup, changed) ? document : { ...document, popups: { ...document.popups, [popupId]: changed } };
}

/** Puts a popup in: a new one, a copy, or one that was removed. A site has `POPUPS_MAX`. */
export const putPopup = (document: SiteDocument, popupId: string, popup: PopupCta): SiteDocument =>
  document.popups[popupId] || Object.keys(document.popups).length >= POPUPS_MAX
    ? document
    : { ...document, popups: { ...document.popups, [popupId]: popup } };

export const addPopup = (document: SiteDocument, popupId: string, kind: PopupKind): SiteDocument =>
  putPopup(document, popupId, newPopup(kind));

/** A copy under another name. It remembers when the offer had ended, and that it has where it has. */
export function duplicatePopup(document: SiteDocument, popupId: string, copyId: string, name: string): SiteDocument {
  const popup = document.popups[popupId];
  return popup ? putPopup(document, copyId, { ...popup, name }) : document;
}

export function removePopup(document: SiteDocument, popupId: string): SiteDocument {
  if (!document.popups[popupId]) return document;
  const { [popupId]: _removed, ...popups } = document.popups;
  return { ...document, popups };
}

/** Edits fields of a popup. */
export const editPopup = (document: SiteDocument, popupId: string, patch: PopupPatch): SiteDocument =>
  changePopup(document, popupId, (popup) => ({ ...popup, ...patch }));

/** Whether the offer was announced to end at a moment that is past. An end that was never after its start announced nothing. */
const hasEnded = ({ startDate, endDate }: CtaPeriod, now: Date): boolean =>
  countdown({ endDate }, now) === 'finished' && (startDate === null || Date.parse(startDate) < Date.parse(endDate ?? ''));

/**
 * Gives a popup another start or end. An end that has passed is remembered where the offer is to go on after it: whoever
 * announced it once as the last chance should not do so again unawares. Put back, it is the end again.
 */
export function editPopupPeriod(popup: PopupCta, { startDate, endDate }: CtaPeriod, now: Date): PopupCta {
  const { endDate: former } = popup;
  const goesOn = endDate === null || Date.parse(endDate) > Date.parse(former ?? '');
  const remembered = former !== null && goesOn && hasEnded(popup, now) ? [...popup.earlierEnds, former] : popup.earlierEnds;
  const earlierEnds = [...new Set(remembered)].filter((end) => end !== endDate).slice(-EARLIER_ENDS_MAX);
  return { ...popup, startDate, endDate, earlierEnds };
}

/**
 * The same within a document. `before` is the popup as it was when somebody began to type: what stands there on the way to
 * the end that is meant was never announced.
 */
export const changePopupPeriod = (
  document: SiteDocument,
  popupId: string,
  patch: Partial<CtaPeriod>,
  { now, before = document.popups[popupId] }: { now: Date; before?: PopupCta | undefined },
): SiteDocument =>
  changePopup(document, popupId, (popup) => {
    const changed = { ...popup, ...patch };
    return { ...changed, earlierEnds: editPopupPeriod(before ?? popup, changed, now).earlierEnds };
  });

/** Edits what a popup says in a language, from nothing where it says nothing of its own in it yet. */
export const editPopupContent = (document: SiteDocument, popupId: string, language: Language, patch: Partial<PopupContent>): SiteDocument =>
  changePopup(document, popupId, (popup) => {
    const content = { ...(popup.content[language] ?? EMPTY_POPUP_CONTENT), ...patch };
    return { ...popup, content: { ...popup.content, [language]: content } };
  });

/** Writes it as it is in another language, as a start for translating. */
export const copyPopupContent = (document: SiteDocument, popupId: string, language: Language, from: Language): SiteDocument =>
  copyTranslation(document, { kind: 'popup', popupId }, language, from);

/** Takes away what it says in a language: visitors then see what it says in the default one. */
export const removePopupContent = (document: SiteDocument, popupId: string, language: Language): SiteDocument =>
  changePopup(document, popupId, (popup) => {
    const { [language]: _removed, ...content } = popup.content;
    return { ...popup, content };
  });

const within = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);

/** Moves a popup by so many pixels of the preview frame. What is typed may lie beyond where it can be seen; a step begins there. */
export function movePopup(document: SiteDocument, popupId: string, by: { x: number; y: number }): SiteDocument {
  const room = PREVIEW_FRAME.width - POPUP_CARD_WIDTH;
  return changePopup(document, popupId, (popup) => ({
    ...popup,
    coordinateX: within(Math.min(popup.coordinateX, room) + by.x, room),
    coordinateY: within(popup.coordinateY + by.y, PREVIEW_FRAME.height),
  }));
}

/** The cells of the sheets a popup floats over, in reading order. Sheets that are gone count for nothing. */
export function effectiveCells(document: Pick<SiteDocument, 'grid'>, { effectiveSheets }: Pick<PopupCta, 'effectiveSheets'>): string[] {
  const chosen = new Set(effectiveSheets);
  return occupiedCells(document).filter((cell) => chosen.has(document.grid.cells[cell] ?? ''));
}

/** Lets a popup float over the sheets of these cells and no others. */
export function setEffectiveSheets(document: SiteDocument, popupId: string, cells: Iterable<string>): SiteDocument {
  const chosen = new Set(cells);
  const effectiveSheets = occupiedCells(document).flatMap((cell) => (chosen.has(cell) ? [document.grid.cells[cell] ?? ''] : []));
  return changePopup(document, popupId, (popup) => ({ ...popup, effectiveSheets }));
}

/** Takes the sheets that an edit has removed out of the popups that floated over them. */
export function dropDeletedSheets(before: SiteDocument, after: SiteDocument): SiteDocument {
  if (before.sheets === after.sheets) return after;
  const isGone = (sheetId: string): boolean => before.sheets[sheetId] !== undefined && after.sheets[sheetId] === undefined;
  return Object.entries(after.popups).reduce(
    (document, [popupId, { effectiveSheets }]) =>
      effectiveSheets.some(isGone)
        ? changePopup(document, popupId, (popup) => ({ ...popup, effectiveSheets: effectiveSheets.filter((sheetId) => !isGone(sheetId)) }))
        : document,
    after,
  );
}
