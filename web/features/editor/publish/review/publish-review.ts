import type { Language } from '#shared/model/language.ts';
import type { ChangeNote } from '#shared/model/sites/revision.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { byReadingOrder } from '#shared/values/cell.ts';
import { describeChanges } from '#shared/rules/sites/change-notes.ts';
import { occupiedCells, publishedLanguages, sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { diffDocuments, getPart, type PartChanges, parseSheetKey } from '#shared/rules/sites/site-parts.ts';

/** A sheet that a publication adds, changes or removes for visitors. */
export interface ReviewedSheet {
  sheetId: string;
  /** The cell of the sheet, or its former cell if the sheet is removed. */
  cell: string;
  language: Language;
  /** The sheet as visitors see it now, and after publishing; `null` if it is absent. */
  before: Sheet | null;
  after: Sheet | null;
}

/** The changes of a publication for visitors. */
export interface PublishReview {
  /** The changed sheets in reading order of the grid; all sheets of the default language if the site was never published. */
  sheets: ReviewedSheet[];
  /** The changes outside the sheets. */
  notes: ChangeNote[];
  /** The number of changes that are not listed in `notes`. */
  moreNotes: number;
  /** The languages that will be published. `heldBack`: those that will not, because of faults. */
  languages: Language[];
  heldBack: Language[];
}

const cellsById = ({ grid }: SiteDocument): ReadonlyMap<string, string> =>
  new Map(Object.entries(grid.cells).map(([cell, sheetId]) => [sheetId, cell]));

function changedSheets(live: SiteDocument, current: SiteDocument, changes: PartChanges): ReviewedSheet[] {
  const [were, are] = [cellsById(live), cellsById(current)];
  return [...changes.keys()]
    .flatMap((key): ReviewedSheet[] => {
      const name = parseSheetKey(key);
      const cell = name && (are.get(name.sheetId) ?? were.get(name.sheetId));
      if (!name || cell === undefined) return [];
      const { sheetId, language } = name;
      const versionIn = (document: SiteDocument, cells: ReadonlyMap<string, string>): Sheet | null =>
        (cells.has(sheetId) ? document.sheets[sheetId]?.[language] : undefined) ?? null;
      return [{ sheetId, cell, language, before: versionIn(live, were), after: versionIn(current, are) }];
    })
    .toSorted((one, other) => byReadingOrder(one.cell, other.cell));
}

const firstSheets = (current: SiteDocument): ReviewedSheet[] =>
  occupiedCells(current).flatMap((cell): ReviewedSheet[] => {
    const { defaultLanguage: language } = current.settings;
    const after = sheetAt(current, cell, language);
    return after ? [{ sheetId: current.grid.cells[cell] ?? '', cell, language, before: null, after }] : [];
  });

/** Returns the changes between the published content (`null` if unpublished) and the current content. */
export function publishReview(live: SiteDocument | null, current: SiteDocument): PublishReview {
  const languages = publishedLanguages(current);
  const heldBack = current.settings.languages.filter((language) => !languages.includes(language));
  if (!live) return { sheets: firstSheets(current), notes: [], moreNotes: 0, languages, heldBack };
  const after = diffDocuments(live, current);
  const before: PartChanges = new Map([...after.keys()].map((key) => [key, getPart(live, key) ?? null]));
  const { changes, moreChanges } = describeChanges(before, after, { before: live.grid, after: current.grid });
  return {
    sheets: changedSheets(live, current, after),
    notes: changes.filter(({ what }) => what !== 'sheet'),
    moreNotes: moreChanges,
    languages,
    heldBack,
  };
}
