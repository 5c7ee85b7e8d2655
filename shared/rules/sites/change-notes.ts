import { CHANGE_NOTES_MAX } from '#shared/model/limits.ts';
import type { ChangeNote } from '#shared/model/sites/revision.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import type { Grid } from '#shared/model/sites/site.ts';
import { byReadingOrder } from '#shared/values/cell.ts';
import { canonicalJson, parsePartKey, type Part, type PartChanges, type PartKey } from '#shared/rules/sites/site-parts.ts';

/** A summary of changes: at most `CHANGE_NOTES_MAX` notes, and the number of further changes. */
export interface ChangeNotes {
  changes: ChangeNote[];
  moreChanges: number;
}

type SheetNote = Extract<ChangeNote, { what: 'sheet' }>;
type FieldsNote = Extract<ChangeNote, { what: 'sheet' | 'part' | 'popup' }>;

export const NO_CHANGES: ChangeNotes = { changes: [], moreChanges: 0 };

/** Maximum number of cells in a `moved` note. */
const MOVED_CELLS_MAX = 20;

const union = <T>(one: readonly T[], other: readonly T[]): T[] => [...new Set([...one, ...other])];

function differingFields(before: Part, after: Part): string[] {
  const [was, is] = [before, after] as unknown as Record<string, unknown>[];
  return Object.keys(is ?? {}).filter((field) => field !== 'basedOn' && canonicalJson(was?.[field]) !== canonicalJson(is?.[field]));
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

type HowAndFields = Pick<FieldsNote, 'how' | 'fields'>;

/** Returns how a part changed; `undefined` if it exists on neither side. */
function howItChanged(before: Part | null, after: Part | null): HowAndFields | undefined {
  if (!before) return after ? { how: 'added', fields: [] } : undefined;
  return after ? { how: 'edited', fields: differingFields(before, after) } : { how: 'removed', fields: [] };
}

function partNote(key: PartKey, before: Part | null, after: Part | null, cellOf: (sheetId: string) => string): ChangeNote | undefined {
  const change = howItChanged(before, after);
  const name = parsePartKey(key);
  if (!change || name.kind === 'settings' || name.kind === 'grid') return undefined;
  if (name.kind === 'sheet') return { what: 'sheet', cell: cellOf(name.sheetId), language: name.language, ...change };
  if (name.kind === 'popup') return { what: 'popup', popupId: name.popupId, name: ((after ?? before) as PopupCta).name, ...change };
  return { what: 'part', kind: name.kind, language: name.language, ...change };
}

function limited(notes: readonly ChangeNote[], more: number): ChangeNotes {
  return { changes: notes.slice(0, CHANGE_NOTES_MAX), moreChanges: more + Math.max(0, notes.length - CHANGE_NOTES_MAX) };
}

/**
 * Describes the changes between two revisions. `before` and `after` hold the parts that differ (`null`: absent); `grids`
 * holds both grids even if they are equal.
 */
export function describeChanges(before: PartChanges, after: PartChanges, grids: { before: Grid; after: Grid }): ChangeNotes {
  const [were, are] = [cellsById(grids.before), cellsById(grids.after)];
  const settings = { before: before.get('settings'), after: after.get('settings') };
  const cellOf = (sheetId: string): string => are.get(sheetId) ?? were.get(sheetId) ?? '';
  const notes = [...after].flatMap(([key, part]) => partNote(key, before.get(key) ?? null, part, cellOf) ?? []);
  const sheets = notes.filter((note): note is SheetNote => note.what === 'sheet');
  return limited(
    [
      ...(settings.before && settings.after
        ? [{ what: 'settings', fields: differingFields(settings.before, settings.after) } as const]
        : []),
      ...gridNotes(grids.before, grids.after),
      ...notes.filter(({ what }) => what !== 'sheet'),
      ...sheets.toSorted((one, other) => byReadingOrder(one.cell, other.cell)),
    ],
    0,
  );
}

/** Merges two notes about one part; `undefined` if the later note reverts the earlier. */
function joinedFields<N extends FieldsNote>(earlier: N, later: N): N | undefined {
  if (earlier.how === 'added') return later.how === 'removed' ? undefined : { ...later, how: 'added', fields: [] };
  if (later.how === 'removed') return later;
  return { ...later, how: 'edited', fields: union(earlier.fields, later.fields) };
}

const isOfFields = (note: ChangeNote): note is FieldsNote => note.what === 'sheet' || note.what === 'part' || note.what === 'popup';

function nameOf(note: ChangeNote): string {
  if (note.what === 'sheet') return `${note.cell}/${note.language}`;
  if (note.what === 'part') return `${note.kind}/${note.language}`;
  return note.what === 'popup' ? `popup/${note.popupId}` : note.what;
}

function joined(earlier: ChangeNote, later: ChangeNote): ChangeNote | undefined {
  if (isOfFields(earlier) && isOfFields(later)) return joinedFields(earlier, later);
  if (earlier.what === 'settings' && later.what === 'settings') return { ...later, fields: union(earlier.fields, later.fields) };
  if (earlier.what === 'moved' && later.what === 'moved')
    return { ...later, cells: union(earlier.cells, later.cells).toSorted(byReadingOrder).slice(0, MOVED_CELLS_MAX) };
  return later;
}

/** Merges the notes of two consecutive saves that form one history entry. */
export function mergeChangeNotes(earlier: ChangeNotes, later: ChangeNotes): ChangeNotes {
  const notes = new Map(earlier.changes.map((note) => [nameOf(note), note]));
  for (const note of later.changes) {
    const known = notes.get(nameOf(note));
    const together = known ? joined(known, note) : note;
    if (together) notes.set(nameOf(note), together);
    else notes.delete(nameOf(note));
  }
  return limited([...notes.values()], earlier.moreChanges + later.moreChanges);
}
