import * as z from 'zod';
import { Language } from '#shared/model/language.ts';
import type { Grid, ImageLinkPoint, Sheet, SiteDocument } from '#shared/model/site.ts';
import { cellName, cellsOf } from '#shared/rules/cell.ts';
import { readDestination } from '#shared/rules/destination.ts';

const PUBLISH_RULES = [
  'no-sheets',
  'creative-missing',
  'not-consecutive',
  'button-without-destination',
  'button-without-text',
  'unknown-cell',
  'point-without-name',
  'point-without-destination',
  'point-unknown-cell',
] as const;

/**
 * Something that keeps a site, or a language of it, off the air: the rule it breaks, the cell to mend (`null` = the site as
 * a whole) and the language to mend it in (`null` = all of them alike).
 */
export const PublishFault = z.object({ rule: z.enum(PUBLISH_RULES), cell: z.string().nullable(), language: Language.nullable() });
export type PublishFault = z.infer<typeof PublishFault>;

type PublishRule = PublishFault['rule'];

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
  gap: string | null;
}

function placementIn({ numberHorizontal: rows, numberVertical: columns, cells }: Grid): Placement {
  const order = [...cellsOf(rows, columns)];
  const used = new Set(Object.keys(cells));
  const isConsecutive = isPrefix(order, used) || isPrefix(columnFirst(rows, columns), used);
  return {
    used: order.filter((cell) => used.has(cell)),
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

function pointRules({ name, linkDestinationUrl }: ImageLinkPoint): PublishRule[] {
  return [
    ...(name.trim() === '' ? ['point-without-name' as const] : []),
    ...(linkDestinationUrl === '' ? ['point-without-destination' as const] : []),
  ];
}

/** What a sheet breaks by itself, and the cells it leads to. */
interface SheetCheck {
  rules: readonly PublishRule[];
  leadsTo: readonly { cell: string; rule: PublishRule }[];
}

function checkSheet(sheet: Sheet): SheetCheck {
  const hasText = sheet.linkButtonText.trim() !== '';
  const leads = sheet.linkDestinationUrl !== '';
  const cellBehind = (from: Pick<Sheet, 'linkDestinationUrl' | 'isInternalLink'>, rule: PublishRule) => {
    const destination = readDestination(from.linkDestinationUrl, from.isInternalLink);
    return destination.kind === 'cell' ? [{ cell: destination.cell, rule }] : [];
  };
  return {
    rules: [
      ...(sheet.image ? [] : ['creative-missing' as const]),
      ...(hasText && !leads ? ['button-without-destination' as const] : []),
      ...(!hasText && leads ? ['button-without-text' as const] : []),
      ...new Set(sheet.imageLinkPoints.flatMap(pointRules)),
    ],
    leadsTo: [...cellBehind(sheet, 'unknown-cell'), ...sheet.imageLinkPoints.flatMap((point) => cellBehind(point, 'point-unknown-cell'))],
  };
}

const checks = new WeakMap<Sheet, SheetCheck>();

function checkOf(sheet: Sheet): SheetCheck {
  const known = checks.get(sheet) ?? checkSheet(sheet);
  checks.set(sheet, known);
  return known;
}

/** What keeps one language off the air: in it, every cell in use has a creative and everything on it leads somewhere. */
function faultsInLanguage(document: SiteDocument, language: Language): PublishFault[] {
  const { defaultLanguage } = document.settings;
  // What is not there in a language is shown in the default one.
  const isThere = (cell: string) => [language, defaultLanguage].some((spoken) => sheetAt(document, cell, spoken) !== undefined);
  const rulesOf = (sheet: Sheet | undefined): Iterable<PublishRule> => {
    if (!sheet) return ['creative-missing'];
    const { rules, leadsTo } = checkOf(sheet);
    return leadsTo.length === 0 ? rules : new Set([...rules, ...leadsTo.flatMap(({ cell, rule }) => (isThere(cell) ? [] : [rule]))]);
  };
  return placementOf(document.grid).used.flatMap((cell) =>
    Array.from(rulesOf(sheetAt(document, cell, language)), (rule) => ({ rule, cell, language })),
  );
}

/**
 * What keeps a document off the air (spec 5, product.md "Site states"): creatives are required and consecutive, from A1
 * along rows or along columns without a gap, and the default language, which a site's address opens, has all it needs.
 * Drafts need none of this.
 */
export function publishFaults(document: SiteDocument): PublishFault[] {
  const { used, gap } = placementOf(document.grid);
  if (used.length === 0) return [{ rule: 'no-sheets', cell: null, language: null }];
  const ofGrid: PublishFault[] = gap === null ? [] : [{ rule: 'not-consecutive', cell: gap, language: null }];
  return [...ofGrid, ...faultsInLanguage(document, document.settings.defaultLanguage)];
}

const furtherLanguages = ({ settings }: SiteDocument): Language[] =>
  settings.languages.filter((language) => language !== settings.defaultLanguage);

/** What keeps further languages of a site off the air, while the site itself may go on it. */
export const heldBackFaults = (document: SiteDocument): PublishFault[] =>
  furtherLanguages(document).flatMap((language) => faultsInLanguage(document, language));

/** The languages a publication shows: those that have all they need, and last the default one, which completes it. */
export const publishedLanguages = (document: SiteDocument): Language[] => [
  ...furtherLanguages(document).filter((language) => faultsInLanguage(document, language).length === 0),
  document.settings.defaultLanguage,
];
