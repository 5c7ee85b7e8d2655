import { allOf, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import { type ScopeCounts, scopeAddWrites } from '#functions/platform/engine/scope-counts.ts';
import type { StoredItem, Table, Write } from '#functions/platform/engine/table.ts';
import { recordCountsKey } from '#functions/platform/keys/keys.ts';
import { STORED_FORM_KINDS } from '#shared/model/forms/form-field.ts';
import { FORM_KINDS, type FormKind } from '#shared/model/forms/form-field.ts';

/** The figure of a scope that counts new form entries of its sites. */
export const NEW_ENTRIES_FIGURE = 'entry.new';
const NEW = 'new';

/** The records of a site by kind and state; states without records are missing. */
export type RecordCounts = Readonly<Record<FormKind, ScopeCounts>>;

/** A change of the number of a site's records in a state. */
export interface CountChange {
  siteId: string;
  kind: FormKind;
  /** An entry state or member state of `shared/model/visitors`. */
  state: string;
  /** Accounts whose figures count new records of the kind. */
  lineage: readonly string[];
  by: number;
}

/** Whether a record is counted. Registrations are not, because they expire. */
const isCounted = ({ kind, state }: Pick<CountChange, 'kind' | 'state'>): boolean => kind !== 'membership' || state !== 'provisional';

const figureOf = (kind: FormKind, state: string): string => `${kind}.${state}`;

/** Returns the writes that count changes of records of one site with the same lineage, one for the site and one for each scope. */
export function countWrites(all: readonly CountChange[]): Write[] {
  const changes = all.filter(isCounted);
  const [first] = changes;
  if (!first) return [];
  const add: Record<string, number> = {};
  let ofNew = 0;
  for (const { kind, state, by } of changes) {
    const figure = figureOf(kind, state);
    add[figure] = (add[figure] ?? 0) + by;
    if (kind !== 'membership' && state === NEW) ofNew += by;
  }
  const changed = Object.fromEntries(Object.entries(add).filter(([, by]) => by !== 0));
  if (Object.keys(changed).length === 0) return [];
  return [
    { update: recordCountsKey(first.siteId), set: { entity: 'record-counts' }, add: changed },
    ...(ofNew === 0 ? [] : scopeAddWrites(first.lineage, first.siteId, { [NEW_ENTRIES_FIGURE]: ofNew })),
  ];
}

function countsIn(item: StoredItem | undefined): RecordCounts {
  const counts: Record<FormKind, Record<string, number>> = { contact: {}, membership: {}, homepage: {} };
  for (const kind of FORM_KINDS)
    for (const [figure, value] of Object.entries(item ?? {}))
      if (typeof value === 'number' && figure.startsWith(`${kind}.`)) counts[kind][figure.slice(kind.length + 1)] = value;
  return counts;
}

export const readRecordCounts = async (table: Table, siteId: string): Promise<RecordCounts> =>
  countsIn(await table.get(recordCountsKey(siteId)));

/** Returns the counts of several sites, with one call for each hundred. */
export const readAllRecordCounts = async (table: Table, siteIds: readonly string[]): Promise<RecordCounts[]> =>
  (await table.batchGet(siteIds.map(recordCountsKey))).map(countsIn);

/** Returns the number of new contacts and form entries together. */
export const newEntryCount = ({ contact, homepage }: RecordCounts): number => (contact[NEW] ?? 0) + (homepage[NEW] ?? 0);

/**
 * Returns the writes that count a site and its new entries in the figures of its scopes (`by` 1), or no longer (-1), for the transaction
 * that restores or deletes the site. `countedAs` is the figure that counts the site, in the same items. Their condition fails if the number
 * of new entries has changed since `counts` were read.
 */
export function siteCountWrites(
  { id, lineage }: { id: string; lineage: readonly string[] },
  countedAs: string,
  counts: RecordCounts,
  by: 1 | -1,
): Write[] {
  const isUnchanged = STORED_FORM_KINDS.map((kind) => {
    const count = counts[kind][NEW];
    return count === undefined ? isAbsent(figureOf(kind, NEW)) : isEqual(figureOf(kind, NEW), count);
  });
  const count = newEntryCount(counts);
  return [
    { check: recordCountsKey(id), when: allOf(...isUnchanged) },
    ...scopeAddWrites(lineage, id, { [countedAs]: by, ...(count !== 0 && { [NEW_ENTRIES_FIGURE]: by * count }) }),
  ];
}
