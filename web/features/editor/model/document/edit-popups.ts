import type { Language } from '#shared/model/language.ts';
import { POPUP_CARD_WIDTH, POPUPS_MAX, PREVIEW_FRAME } from '#shared/model/limits.ts';
import {
  EARLIER_ENDS_MAX,
  EMPTY_POPUP_CONTENT,
  newPopup,
  type PopupContent,
  type PopupCta,
  type PopupKind,
} from '#shared/model/sites/popup.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { copyTranslation } from '#web/features/editor/model/translation/copy-translation.ts';
import { countdown, type CtaPeriod } from '#shared/rules/popups/cta-period.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';

/** The plain fields of a popup. `editPopupPeriod` changes its period. */
type PopupPatch = Partial<Omit<PopupCta, keyof CtaPeriod | 'earlierEnds' | 'effectiveSheets' | 'content'>>;

const isSame = (left: unknown, right: unknown): boolean => left === right || canonicalJson(left) === canonicalJson(right);

function changePopup(document: SiteDocument, popupId: string, change: (popup: PopupCta) => PopupCta): SiteDocument {
  const popup = document.popups[popupId];
  const changed = popup && change(popup);
  return !changed || isSame(popup, changed) ? document : { ...document, popups: { ...document.popups, [popupId]: changed } };
}

/** Adds a new, copied or previously removed popup, up to `POPUPS_MAX`. */
export const putPopup = (document: SiteDocument, popupId: string, popup: PopupCta): SiteDocument =>
  document.popups[popupId] || Object.keys(document.popups).length >= POPUPS_MAX
    ? document
    : { ...document, popups: { ...document.popups, [popupId]: popup } };

export const addPopup = (document: SiteDocument, popupId: string, kind: PopupKind): SiteDocument =>
  putPopup(document, popupId, newPopup(kind));

/** Copies a popup under another name. The copy keeps the earlier ends of the offer. */
export function duplicatePopup(document: SiteDocument, popupId: string, copyId: string, name: string): SiteDocument {
  const popup = document.popups[popupId];
  return popup ? putPopup(document, copyId, { ...popup, name }) : document;
}

export function removePopup(document: SiteDocument, popupId: string): SiteDocument {
  if (!document.popups[popupId]) return document;
  const { [popupId]: _removed, ...popups } = document.popups;
  return { ...document, popups };
}

export const editPopup = (document: SiteDocument, popupId: string, patch: PopupPatch): SiteDocument =>
  changePopup(document, popupId, (popup) => ({ ...popup, ...patch }));

/** Whether the announced end of the offer has passed. An end at or before the start was never announced. */
const hasEnded = ({ startDate, endDate }: CtaPeriod, now: Date): boolean =>
  countdown({ endDate }, now) === 'finished' && (startDate === null || Date.parse(startDate) < Date.parse(endDate ?? ''));

/**
 * Changes the start or end of a popup. A past end is recorded in `earlierEnds` if the offer is extended beyond it, so that
 * the editor can warn that a "last chance" is announced a second time. Setting that end again removes it from the list.
 */
export function editPopupPeriod(popup: PopupCta, { startDate, endDate }: CtaPeriod, now: Date): PopupCta {
  const { endDate: formerEnd } = popup;
  const isExtended = endDate === null || Date.parse(endDate) > Date.parse(formerEnd ?? '');
  const remembered = formerEnd !== null && isExtended && hasEnded(popup, now) ? [...popup.earlierEnds, formerEnd] : popup.earlierEnds;
  const earlierEnds = [...new Set(remembered)].filter((end) => end !== endDate).slice(-EARLIER_ENDS_MAX);
  return { ...popup, startDate, endDate, earlierEnds };
}

/**
 * Changes the period of a popup in a document. `before` is the popup as it was before the user started to type: the values
 * in between were never announced.
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

/** Edits the content of a popup in a language; starts from empty content if there is none. */
export const editPopupContent = (document: SiteDocument, popupId: string, language: Language, patch: Partial<PopupContent>): SiteDocument =>
  changePopup(document, popupId, (popup) => {
    const content = { ...(popup.content[language] ?? EMPTY_POPUP_CONTENT), ...patch };
    return { ...popup, content: { ...popup.content, [language]: content } };
  });

/** Copies the content of another language as a start for translating. */
export const copyPopupContent = (document: SiteDocument, popupId: string, language: Language, from: Language): SiteDocument =>
  copyTranslation(document, { kind: 'popup', popupId }, language, from);

/** Removes the content in a language. Visitors then see the default language. */
export const removePopupContent = (document: SiteDocument, popupId: string, language: Language): SiteDocument =>
  changePopup(document, popupId, (popup) => {
    const { [language]: _removed, ...content } = popup.content;
    return { ...popup, content };
  });

const within = (value: number, most: number): number => Math.min(Math.max(Math.round(value), 0), most);

/** Moves a popup by pixels of the preview frame. Typed coordinates may be outside the frame; the move starts at its edge. */
export function movePopup(document: SiteDocument, popupId: string, by: { x: number; y: number }): SiteDocument {
  const room = PREVIEW_FRAME.width - POPUP_CARD_WIDTH;
  return changePopup(document, popupId, (popup) => ({
    ...popup,
    coordinateX: within(Math.min(popup.coordinateX, room) + by.x, room),
    coordinateY: within(popup.coordinateY + by.y, PREVIEW_FRAME.height),
  }));
}

/** Returns the cells of the sheets that a popup floats over, in reading order. Ignores deleted sheets. */
export function effectiveCells(document: Pick<SiteDocument, 'grid'>, { effectiveSheets }: Pick<PopupCta, 'effectiveSheets'>): string[] {
  const chosen = new Set(effectiveSheets);
  return occupiedCells(document).filter((cell) => chosen.has(document.grid.cells[cell] ?? ''));
}

/** Makes a popup float over the sheets of exactly these cells. */
export function setEffectiveSheets(document: SiteDocument, popupId: string, cells: Iterable<string>): SiteDocument {
  const chosen = new Set(cells);
  const effectiveSheets = occupiedCells(document).flatMap((cell) => (chosen.has(cell) ? [document.grid.cells[cell] ?? ''] : []));
  return changePopup(document, popupId, (popup) => ({ ...popup, effectiveSheets }));
}
