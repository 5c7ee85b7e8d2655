import type { Language } from '#shared/model/language.ts';
import type { BulkFileFault } from '#shared/model/bulk-upload/bulk-upload.ts';
import { cellName, parseCell, type CellPosition } from '#shared/values/cell.ts';
import { namedTarget } from '#shared/rules/bulk-upload/file-target.ts';

/** The position of a file: a cell in a language. */
export interface BulkTarget {
  cell: string;
  language: Language;
}

/** The order of placement: by the names of the files, or consecutively from a cell on. */
export type BulkOrder = { by: 'names' } | { by: 'rows' | 'columns'; from: string };

/** Why a usable file is not placed. */
type PlacementFault = 'no-cell' | 'other-language' | 'outside-grid' | 'twice' | 'left-out';

export interface PlannedFile {
  path: string;
  outcome: 'new' | 'replaces' | 'skipped';
  /** Why the file is skipped; `null` if it is placed. */
  reason: BulkFileFault | PlacementFault | null;
  /** The position of a placed file; the intended position of a skipped file, if it has one. */
  target: BulkTarget | null;
}

interface GridSize {
  rows: number;
  columns: number;
}

export interface BulkPlan extends GridSize {
  /** The files sorted by path, with numbers compared by their value. */
  files: PlannedFile[];
}

export interface BulkPlanInput {
  files: readonly { path: string; fault: BulkFileFault | null }[];
  grid: GridSize;
  /** Whether the grid may be enlarged to this size. */
  mayGrow: (size: GridSize) => boolean;
  /** The languages of the site. */
  languages: readonly Language[];
  /** The language of files whose path names none. */
  language: Language;
  order: BulkOrder;
  /** Targets that a person has chosen, by path; `null` skips the file. */
  corrections: ReadonlyMap<string, BulkTarget | null>;
  /** Whether the target already has a creative. */
  isFilled: (target: BulkTarget) => boolean;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });
/** Breaks ties by code units, because the collator treats `01` and `1` as equal. */
const byPath = (left: string, right: string): number => collator.compare(left, right) || (left < right ? -1 : Number(left > right));

const targetKey = ({ cell, language }: BulkTarget): string => `${cell}/${language}`;

/** Returns the cell `steps` after `from`, in a grid of this size that is unlimited in the direction of the order. */
function cellAfter(from: CellPosition, steps: number, by: 'rows' | 'columns', { rows, columns }: GridSize): string {
  if (by === 'rows') {
    const index = from.row * columns + from.column + steps;
    return cellName({ row: Math.floor(index / columns), column: index % columns });
  }
  const index = from.column * rows + from.row + steps;
  return cellName({ row: index % rows, column: Math.floor(index / rows) });
}

/** A file with its target from its name, its position or a person's choice. */
interface Candidate {
  path: string;
  reason: PlannedFile['reason'];
  target: BulkTarget | null;
  isCorrected: boolean;
}

/** Returns the intended target of every file, in the order of the paths. Unusable files take no cell. */
function candidatesOf({ files, grid, language: fallback, languages, order, corrections }: BulkPlanInput): Candidate[] {
  const start = order.by === 'names' ? undefined : parseCell(order.from);
  const counts = new Map<Language, number>();

  function ownCandidate(path: string): Pick<Candidate, 'reason' | 'target'> {
    const named = namedTarget(path);
    const language = named.language ?? fallback;
    if (!languages.includes(language))
      return { reason: 'other-language', target: named.cell === undefined ? null : { cell: named.cell, language } };
    if (order.by === 'names')
      return named.cell === undefined ? { reason: 'no-cell', target: null } : { reason: null, target: { cell: named.cell, language } };
    const steps = counts.get(language) ?? 0;
    counts.set(language, steps + 1);
    return { reason: null, target: { cell: cellAfter(start ?? { row: 0, column: 0 }, steps, order.by, grid), language } };
  }

  return files
    .toSorted((left, right) => byPath(left.path, right.path))
    .map(({ path, fault }): Candidate => {
      const corrected = corrections.get(path);
      if (fault !== null) return { path, reason: fault, target: null, isCorrected: false };
      if (corrected === null) return { path, reason: 'left-out', target: null, isCorrected: true };
      if (corrected) return { path, reason: null, target: corrected, isCorrected: true };
      return { path, ...ownCandidate(path), isCorrected: false };
    });
}

/**
 * Returns the placement of the files of a bulk upload, as a pure function of their paths:
 *
 * 1. Every usable file gets a target: chosen by a person, else by its name, else by its position in the order of the paths.
 * 2. Of several files with one target, the file that a person chose is placed, else the first; the others are skipped.
 * 3. A target outside the grid enlarges the grid, if it may grow.
 */
export function planBulkUpload(input: BulkPlanInput): BulkPlan {
  const candidates = candidatesOf(input);
  const placed = new Map<string, Candidate>();
  let { rows, columns } = input.grid;

  /** Reserves the target. Returns the fault that prevents it, if any. */
  function place(candidate: Candidate, target: BulkTarget): PlacementFault | null {
    if (!input.languages.includes(target.language)) return 'other-language';
    const position = parseCell(target.cell);
    if (!position) return 'outside-grid';
    const size = { rows: Math.max(rows, position.row + 1), columns: Math.max(columns, position.column + 1) };
    if (placed.has(targetKey(target))) return 'twice';
    if ((size.rows > rows || size.columns > columns) && !input.mayGrow(size)) return 'outside-grid';
    ({ rows, columns } = size);
    placed.set(targetKey(target), candidate);
    return null;
  }

  const reasons = new Map<Candidate, PlannedFile['reason']>();
  for (const candidate of [...candidates.filter(({ isCorrected }) => isCorrected), ...candidates.filter(({ isCorrected }) => !isCorrected)])
    reasons.set(candidate, candidate.reason ?? (candidate.target ? place(candidate, candidate.target) : 'no-cell'));

  const files = candidates.map((candidate): PlannedFile => {
    const reason = reasons.get(candidate) ?? null;
    const { path, target } = candidate;
    if (reason !== null || !target) return { path, outcome: 'skipped', reason, target };
    return { path, outcome: input.isFilled(target) ? 'replaces' : 'new', reason: null, target };
  });
  return { files, rows, columns };
}
