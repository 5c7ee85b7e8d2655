import { CHANGE_NOTES_MAX } from '#shared/model/limits.ts';
import type { ChangeNote } from '#shared/model/revision.ts';
import type { Grid } from '#shared/model/site.ts';
import { parseCell } from '#shared/rules/cell.ts';
import { canonicalJson, parseSheetKey, type Part, type PartChanges } from '#shared/rules/site-parts.ts';

/** What changed, told in at most `CHANGE_NOTES_MAX` notes, and how many changes beyond those there are. */
export interface ChangeNotes {
  changes: ChangeNote[];
  moreChanges: number;
}

type SheetNote = Extract<ChangeNote, { what: 'sheet' }>;

export const NO_CHANGES: ChangeNotes = { changes: [], moreChanges: 0 };

/** Cells named in a note of sheets that moved, at most. */
const MOVED_CELLS_MAX = 20;

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];

const byReadingOrder = (one: string, other: string): number => {
  const [left, right] = [parseCell(one), parseCell(other)];
  return left && right ? left.row - right.row || left.column - right.column : 0;
};

function differingFields(before: Part, after: Part): string[] {
  const [was, is] = [before, after] as unknown as Record<string, unknown>[];
  return Object.keys(is ?? {}).filter((field) => canonicalJson(was?.[field]) !== canonicalJson(is?.[field]));
}

const cellsById = ({ cells }: Grid): Map<string, string> => new Map(Object.entries(cells).map(([cell, sheetId]) => [sheetId, cell]));

function gridNotes(before: Grid, after: Grid): ChangeNote[] {
  const { numberHorizontal, numberVertical } = after;
  const isResized = numberHorizontal !== before.numberHorizontal || numberVertical !== before.numberVertical;
  const were = cellsById(before);
  const moved = Object.entries(after.cells).flatMap(([cell, sheetId]) => (were.has(sheetId) && were.get(sheetId) !== cell ? [cell] : []));
  return [
    ...(isResized ? [{ what: 'size', numberHorizontal, numberVertical } as const] : []),
    ...(moved.length > 0 ? [{ what: 'moved', cells: moved.toSorted(byReadingOrder).slice(0, MOVED_CELLS_MAX) } as const] : []),
  ];
}

function sheetNote(cell: string, language: SheetNote['language'], before: Part | null, after: Part | null): SheetNote | undefined {
  if (!before) return after ? { what: 'sheet', cell, language, how: 'added', fields: [] } : undefined;
  if (!after) return { what: 'sheet', cell, language, how: 'removed', fields: [] };
  return { what: 'sheet', cell, language, how: 'edited', fields: differingFields(before, after) };
}

function limited(notes: readonly ChangeNote[], more: number): ChangeNotes {
  return { changes: notes.slice(0, CHANGE_NOTES_MAX), moreChanges: more + Math.max(0, notes.length - CHANGE_NOTES_MAX) };
}

/**
 * What led from one revision to the next. `before` and `after`: the parts that differ, `null` where there is none;
 * `grids`: of both, whether or not they differ.
 */
export function changeNotes(before: PartChanges, after: PartChanges, grids: { before: Grid; after: Grid }): ChangeNotes {
  const [were, are] = [cellsById(grids.before), cellsById(grids.after)];
  const settings = { before: before.get('settings'), after: after.get('settings') };
  const sheets = [...after].flatMap(([key, part]) => {
    const sheet = parseSheetKey(key);
    if (!sheet) return [];
    const cell = are.get(sheet.sheetId) ?? were.get(sheet.sheetId) ?? '';
    return sheetNote(cell, sheet.language, before.get(key) ?? null, part) ?? [];
  });
  return limited(
    [
      ...(settings.before && settings.after
        ? [{ what: 'settings', fields: differingFields(settings.before, settings.after) } as const]
        : []),
      ...gridNotes(grids.before, grids.after),
      ...sheets.toSorted((one, other) => byReadingOrder(one.cell, other.cell)),
    ],
    0,
  );
}

/** Two things that happened to one sheet, as one; nothing where the second took back the first. */
function joinedSheet(earlier: SheetNote, later: SheetNote): SheetNote | undefined {
  if (earlier.how === 'added') return later.how === 'removed' ? undefined : earlier;
  if (later.how === 'removed') return later;
  return { ...later, how: 'edited', fields: union(earlier.fields, later.fields) };
}

const nameOf = (note: ChangeNote): string => (note.what === 'sheet' ? `${note.cell}/${note.language}` : note.what);

function joined(earlier: ChangeNote, later: ChangeNote): ChangeNote | undefined {
  if (earlier.what === 'sheet' && later.what === 'sheet') return joinedSheet(earlier, later);
  if (earlier.what === 'settings' && later.what === 'settings') return { ...later, fields: union(earlier.fields, later.fields) };
  if (earlier.what === 'moved' && later.what === 'moved')
    return { ...later, cells: union(earlier.cells, later.cells).toSorted(byReadingOrder).slice(0, MOVED_CELLS_MAX) };
  return later;
}

/** What two steps, one after the other, are told as when they are one entry of the history. */
export function joinNotes(earlier: ChangeNotes, later: ChangeNotes): ChangeNotes {
  const notes = new Map(earlier.changes.map((note) => [nameOf(note), note]));
  for (const note of later.changes) {
    const known = notes.get(nameOf(note));
    const together = known ? joined(known, note) : note;
    if (together) notes.set(nameOf(note), together);
    else notes.delete(nameOf(note));
  }
  return limited([...notes.values()], earlier.moreChanges + later.moreChanges);
}
