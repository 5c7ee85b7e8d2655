import type { Language } from '#shared/model/language.ts';
import { EMPTY_MENU } from '#shared/model/sites/global-menu.ts';
import { EMPTY_POPUP_CONTENT, type PopupCta } from '#shared/model/sites/popup.ts';
import type { Grid, Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { cellName, gridCells } from '#shared/values/cell.ts';
import type { PublishFault, SiteLocation } from '#shared/rules/publishing/publish-fault.ts';
import { type PartCheck, finding, type Finding } from '#shared/rules/publishing/publish-finding.ts';
import { checkCompany, checkForm, checkMenu, checkPopup, checkPopupContent, checkSheet } from '#shared/rules/publishing/publish-parts.ts';

/** Returns the sheet of a cell in one language, if it exists. */
export function sheetAt(document: SiteDocument, cell: string, language: Language): Sheet | undefined {
  const sheetId = document.grid.cells[cell];
  return sheetId === undefined ? undefined : document.sheets[sheetId]?.[language];
}

const columnFirst = (rows: number, columns: number): string[] =>
  Array.from({ length: rows * columns }, (_, index) => cellName({ row: index % rows, column: Math.floor(index / rows) }));

/** Whether the used cells are the first cells in this order, without a gap. */
const isPrefix = (order: readonly string[], used: ReadonlySet<string>): boolean =>
  order.slice(0, used.size).every((cell) => used.has(cell));

/** The occupied cells of a grid in reading order, and the first empty cell (`gap`) if they are not consecutive. */
interface Placement {
  used: readonly string[];
  sheetIds: ReadonlySet<string>;
  gap: string | null;
}

function placementIn({ numberHorizontal: rows, numberVertical: columns, cells }: Grid): Placement {
  const order = [...gridCells(rows, columns)];
  const used = new Set(Object.keys(cells));
  const isConsecutive = isPrefix(order, used) || isPrefix(columnFirst(rows, columns), used);
  return {
    used: order.filter((cell) => used.has(cell)),
    sheetIds: new Set(Object.values(cells)),
    gap: isConsecutive ? null : (order.find((cell) => !used.has(cell)) ?? null),
  };
}

const placements = new WeakMap<Grid, Placement>();

/**
 * Returns the placement of a grid. Memoised per grid object: typing does not change the grid, and a large grid is too slow to scan on every
 * keystroke.
 */
function placementOf(grid: Grid): Placement {
  const known = placements.get(grid) ?? placementIn(grid);
  placements.set(grid, known);
  return known;
}

/** Returns the occupied cells, in reading order. */
export const occupiedCells = ({ grid }: Pick<SiteDocument, 'grid'>): readonly string[] => placementOf(grid).used;

/** Whether at least one of the sheets that show a popup exists. */
export const isShownOnAnySheet = ({ grid }: SiteDocument, { effectiveSheets }: { effectiveSheets: readonly string[] }): boolean =>
  effectiveSheets.some((sheetId) => placementOf(grid).sheetIds.has(sheetId));

type PartLocation = Pick<SiteLocation, 'part' | 'cell' | 'language'>;

/** Adds the location of a part to its findings. */
const faultsAt = (location: PartLocation, findings: Iterable<Finding>): PublishFault[] =>
  Array.from(findings, (found) => ({ ...location, ...found }));

/** Returns the findings of a part, including links to cells that do not exist in its language. */
function findingsOf({ findings, linkedCells }: PartCheck, cellExists: (cell: string) => boolean): readonly Finding[] {
  const missingCells = linkedCells.filter(({ cell }) => !cellExists(cell));
  return missingCells.length === 0 ? findings : [...findings, ...missingCells.map((link) => link.finding)];
}

/**
 * Returns the language in which a link to a cell shows its sheet: the given language, otherwise the default language; `undefined` if the
 * cell has no sheet in either.
 */
export const linkedLanguage = (document: SiteDocument, cell: string, language: Language): Language | undefined =>
  [language, document.settings.defaultLanguage].find((candidate) => sheetAt(document, cell, candidate) !== undefined);

const cellExistsIn =
  (document: SiteDocument, language: Language) =>
  (cell: string): boolean =>
    linkedLanguage(document, cell, language) !== undefined;

const MISSING_SHEET: PartCheck = { findings: [finding('creative-missing')], linkedCells: [] };

/** Whether a sheet consists of its texts, so that a site with a theme can show it without a creative. */
const hasText = ({ eyebrow, mainText, secondText }: Sheet): boolean => `${eyebrow}${mainText}${secondText}`.trim() !== '';

function sheetFaults(document: SiteDocument, language: Language): PublishFault[] {
  const cellExists = cellExistsIn(document, language);
  return occupiedCells(document).flatMap((cell) => {
    const sheet = sheetAt(document, cell, language);
    const findings = findingsOf(sheet ? checkSheet(sheet) : MISSING_SHEET, cellExists);
    const needsCreative = document.settings.theme === null || sheet === undefined || !hasText(sheet);
    return faultsAt(
      { part: 'sheet', cell, language },
      needsCreative ? findings : findings.filter(({ rule }) => rule !== 'creative-missing'),
    );
  });
}

/**
 * Returns the faults of the menu, forms and company texts in one language. A part that an additional language lacks is taken from the
 * default language.
 */
function partFaults(document: SiteDocument, language: Language): PublishFault[] {
  const { displayGlobalMenu, defaultLanguage } = document.settings;
  const isDefault = language === defaultLanguage;
  const menu = displayGlobalMenu ? (document.menu[language] ?? (isDefault ? EMPTY_MENU : undefined)) : undefined;
  const checks: [SiteLocation['part'], PartCheck | undefined][] = [
    ['menu', menu && checkMenu(menu)],
    ...(['contactForm', 'membershipForm', 'homepageForm'] as const).map((kind): [typeof kind, PartCheck | undefined] => {
      const form = document[kind][language];
      return [kind, form && checkForm(form)];
    }),
    ['company', document.company[language] && checkCompany(document.company[language])],
  ];
  const cellExists = cellExistsIn(document, language);
  return checks.flatMap(([part, check]) => (check ? faultsAt({ part, cell: null, language }, findingsOf(check, cellExists)) : []));
}

function popupFaults(document: SiteDocument, language: Language | null, check: (popup: PopupCta) => PartCheck | undefined): PublishFault[] {
  const cellExists = cellExistsIn(document, language ?? document.settings.defaultLanguage);
  return Object.entries(document.popups).flatMap(([subject, popup]) => {
    const checked = isShownOnAnySheet(document, popup) ? check(popup) : undefined;
    const item = { subject, name: popup.name.trim() === '' ? null : popup.name.trim() };
    const findings = checked ? findingsOf(checked, cellExists) : [];
    return faultsAt(
      { part: 'popup', cell: null, language },
      findings.map(({ rule }) => ({ rule, ...item })),
    );
  });
}

function contentFaults(document: SiteDocument, language: Language): PublishFault[] {
  const fallback = language === document.settings.defaultLanguage ? EMPTY_POPUP_CONTENT : undefined;
  return popupFaults(document, language, ({ content }) => {
    const popupContent = content[language] ?? fallback;
    return popupContent && checkPopupContent(popupContent);
  });
}

/** Returns everything that blocks publishing one language: occupied cells without a creative, incomplete content, dead links. */
const faultsInLanguage = (document: SiteDocument, language: Language): PublishFault[] => [
  ...sheetFaults(document, language),
  ...partFaults(document, language),
  ...contentFaults(document, language),
];

const gridFault = (rule: 'no-sheets' | 'not-consecutive', cell: string | null): PublishFault[] =>
  faultsAt({ part: 'grid', cell, language: null }, [finding(rule)]);

/**
 * Returns everything that blocks publishing a site; drafts may have all of it:
 * 1. Creatives exist and are consecutive, from A1 along rows or along columns without a gap.
 * 2. The default language is complete: sheets, menu, forms, company texts, popups and their links.
 * 3. Settings of popups that apply to all languages are complete.
 */
export function publishFaults(document: SiteDocument): PublishFault[] {
  const { used, gap } = placementOf(document.grid);
  if (used.length === 0) return gridFault('no-sheets', null);
  return [
    ...(gap === null ? [] : gridFault('not-consecutive', gap)),
    ...faultsInLanguage(document, document.settings.defaultLanguage),
    ...popupFaults(document, null, checkPopup),
  ];
}

const furtherLanguages = ({ settings }: SiteDocument): Language[] =>
  settings.languages.filter((language) => language !== settings.defaultLanguage);

/** Returns everything that blocks publishing a language other than the default. It does not block the site. */
export const furtherLanguageFaults = (document: SiteDocument): PublishFault[] =>
  furtherLanguages(document).flatMap((language) => faultsInLanguage(document, language));

/** Returns the languages that can be published. The default language comes last, because its home page is written last. */
export const publishedLanguages = (document: SiteDocument): Language[] => [
  ...furtherLanguages(document).filter((language) => faultsInLanguage(document, language).length === 0),
  document.settings.defaultLanguage,
];
