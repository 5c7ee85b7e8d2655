import type { Language } from '#shared/model/language.ts';
import { EMPTY_MENU } from '#shared/model/site/global-menu.ts';
import { EMPTY_POPUP_CONTENT, type PopupCta } from '#shared/model/site/popup.ts';
import type { Grid, Sheet, SiteDocument } from '#shared/model/site/site.ts';
import { cellName, gridCells } from '#shared/rules/sheet/cell.ts';
import type { PublishFault, SiteLocation } from '#shared/rules/publish/publish-fault.ts';
import { type PartCheck, finding, type Finding } from '#shared/rules/publish/publish-finding.ts';
import { checkCompany, checkForm, checkMenu, checkPopup, checkPopupContent, checkSheet } from '#shared/rules/publish/publish-parts.ts';

/** The sheet of a cell in one language, if the cell holds one. */
export function sheetAt(document: SiteDocument, cell: string, language: Language): Sheet | undefined {
  const sheetId = document.grid.cells[cell];
  return sheetId === undefined ? undefined : document.sheets[sheetId]?.[language];
}

const columnFirst = (rows: number, columns: number): string[] =>
  Array.from({ length: rows * columns }, (_, index) => cellName({ row: index % rows, column: Math.floor(index / rows) }));

/** Whether the used cells are the first ones in this order, without a gap. */
const isPrefix = (order: readonly string[], used: ReadonlySet<string>): boolean =>
  order.slice(0, used.size).every((cell) => used.has(cell));

/** Where a grid's sheets stand, in reading order, and the first cell without one where they are not consecutive. */
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

/** Typing leaves the grid the very same, and a large one is not to be looked through on every keystroke. */
function placementOf(grid: Grid): Placement {
  const known = placements.get(grid) ?? placementIn(grid);
  placements.set(grid, known);
  return known;
}

/** The cells that hold a sheet, in reading order. */
export const occupiedCells = ({ grid }: Pick<SiteDocument, 'grid'>): readonly string[] => placementOf(grid).used;

/** Whether a popup floats over any sheet there is. */
export const isShownOnAnySheet = ({ grid }: SiteDocument, { effectiveSheets }: { effectiveSheets: readonly string[] }): boolean =>
  effectiveSheets.some((sheetId) => placementOf(grid).sheetIds.has(sheetId));

type Spot = Pick<SiteLocation, 'part' | 'cell' | 'language'>;

/** Puts what a part breaks in its place. */
const faultsAt = (spot: Spot, findings: Iterable<Finding>): PublishFault[] => Array.from(findings, (found) => ({ ...spot, ...found }));

/** What a part breaks by itself and by leading to cells that are not there in its language. */
function brokenBy({ findings, linkedCells: leadsTo }: PartCheck, isThere: (cell: string) => boolean): readonly Finding[] {
  const lost = leadsTo.filter(({ cell }) => !isThere(cell));
  return lost.length === 0 ? findings : [...findings, ...lost.map(({ finding: found }) => found)];
}

/** What is not there in a language is shown in the default one. */
const isThereIn =
  (document: SiteDocument, language: Language) =>
  (cell: string): boolean =>
    [language, document.settings.defaultLanguage].some((spoken) => sheetAt(document, cell, spoken) !== undefined);

const MISSING_SHEET: PartCheck = { findings: [finding('creative-missing')], linkedCells: [] };

function sheetFaults(document: SiteDocument, language: Language): PublishFault[] {
  const isThere = isThereIn(document, language);
  return occupiedCells(document).flatMap((cell) => {
    const sheet = sheetAt(document, cell, language);
    return faultsAt({ part: 'sheet', cell, language }, brokenBy(sheet ? checkSheet(sheet) : MISSING_SHEET, isThere));
  });
}

/** What is entered beside the sheets in one language; a further one has the default language's where it has none of its own. */
function besideSheets(document: SiteDocument, language: Language): PublishFault[] {
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
  const isThere = isThereIn(document, language);
  return checks.flatMap(([part, check]) => (check ? faultsAt({ part, cell: null, language }, brokenBy(check, isThere)) : []));
}

function popupFaults(document: SiteDocument, language: Language | null, check: (popup: PopupCta) => PartCheck | undefined): PublishFault[] {
  const isThere = isThereIn(document, language ?? document.settings.defaultLanguage);
  return Object.entries(document.popups).flatMap(([subject, popup]) => {
    const checked = isShownOnAnySheet(document, popup) ? check(popup) : undefined;
    const named = { subject, name: popup.name.trim() === '' ? null : popup.name.trim() };
    const findings = checked ? brokenBy(checked, isThere) : [];
    return faultsAt(
      { part: 'popup', cell: null, language },
      findings.map(({ rule }) => ({ rule, ...named })),
    );
  });
}

function contentFaults(document: SiteDocument, language: Language): PublishFault[] {
  const start = language === document.settings.defaultLanguage ? EMPTY_POPUP_CONTENT : undefined;
  return popupFaults(document, language, ({ content }) => {
    const said = content[language] ?? start;
    return said && checkPopupContent(said);
  });
}

/** What keeps one language off the air: in it, every cell in use has a creative, and everything entered is whole and leads somewhere. */
const faultsInLanguage = (document: SiteDocument, language: Language): PublishFault[] => [
  ...sheetFaults(document, language),
  ...besideSheets(document, language),
  ...contentFaults(document, language),
];

const ofGrid = (rule: 'no-sheets' | 'not-consecutive', cell: string | null): PublishFault[] =>
  faultsAt({ part: 'grid', cell, language: null }, [finding(rule)]);

/**
 * What keeps a document off the air (spec 5, product.md "Site states"): creatives are required and consecutive, from A1
 * along rows or along columns without a gap, and the default language, which a site's address opens, has all it needs.
 * Drafts need none of this.
 */
export function publishFaults(document: SiteDocument): PublishFault[] {
  const { used, gap } = placementOf(document.grid);
  if (used.length === 0) return ofGrid('no-sheets', null);
  return [
    ...(gap === null ? [] : ofGrid('not-consecutive', gap)),
    ...faultsInLanguage(document, document.settings.defaultLanguage),
    ...popupFaults(document, null, checkPopup),
  ];
}

const furtherLanguages = ({ settings }: SiteDocument): Language[] =>
  settings.languages.filter((language) => language !== settings.defaultLanguage);

/** What keeps further languages of a site off the air, while the site itself may go on it. */
export const furtherLanguageFaults = (document: SiteDocument): PublishFault[] =>
  furtherLanguages(document).flatMap((language) => faultsInLanguage(document, language));

/** The languages a publication shows: those that have all they need, and last the default one, which completes it. */
export const publishedLanguages = (document: SiteDocument): Language[] => [
  ...furtherLanguages(document).filter((language) => faultsInLanguage(document, language).length === 0),
  document.settings.defaultLanguage,
];
