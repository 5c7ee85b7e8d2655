import * as z from 'zod';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { firstUlidAt } from '#functions/platform/gateways/ids.ts';
import { addressInKey, formerAddressInKey } from '#functions/platform/keys/digest.ts';
import { queryAllDueIds } from '#functions/platform/engine/due-index.ts';
import { anyOf, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import { wordSortKey } from '#functions/platform/engine/versioned-index.ts';
import { formEntryKey, formEntryPartition, RECORD_MAIL_PREFIX, recordIndexPartition } from '#functions/platform/keys/keys.ts';
import { parseFormEntryDueId } from '#functions/visitors/store/list/form-entry-list.ts';
import { isBackfillDone } from '#functions/visitors/services/list/index-backfill.ts';
import { emailInKey } from '#functions/visitors/store/records/listed-record.ts';
import { FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import type { StoredFormKind } from '#shared/model/forms/form-field.ts';

/**
 * Milliseconds within which entries that are not indexed yet are due: the stream indexes within seconds, the reconcile job after five
 * minutes.
 */
const RECENT_MS = 15 * 60_000;

const IndexItem = z.object({ recordId: z.string() });

/**
 * Returns the entries of a form that an address sent, oldest first. Reads the index of addresses, and the entries that may not be indexed
 * yet, which are all entries until the backfill has ended. Reads are consistent, so every entry stored before the call is found.
 */
export async function entriesOfAddress(table: Table, siteId: string, kind: StoredFormKind, email: string, now: Date): Promise<FormEntry[]> {
  const pk = recordIndexPartition(siteId, kind);
  const former = formerAddressInKey(email);
  const forms = [emailInKey(email), ...(former === undefined ? [] : [former])];
  const listed = await inParallel(forms, forms.length, (form) =>
    table.queryAll({ pk, prefix: RECORD_MAIL_PREFIX + wordSortKey(form, '') }, IndexItem),
  );
  const overdue = (await queryAllDueIds(table, 'form-entry', now))
    .flatMap((id) => parseFormEntryDueId(id) ?? [])
    .filter((ref) => ref.siteId === siteId && ref.kind === kind);
  const ids = [...new Set([...listed.flat().map(({ recordId }) => recordId), ...overdue.map(({ id }) => id)])];
  const found = await table.batchGet(
    ids.map((id) => formEntryKey(siteId, kind, id)),
    FormEntry,
  );
  const unindexedSince = (await isBackfillDone(table)) ? firstUlidAt(new Date(now.getTime() - RECENT_MS)) : '';
  const { sk: start } = formEntryKey(siteId, kind, unindexedSince);
  const { sk: end } = formEntryKey(siteId, kind, '~');
  const where = anyOf(isEqual('email', email), isEqual('email', addressInKey(email)));
  const recent = await table.queryAll({ pk: formEntryPartition(siteId, kind), between: [start, end], where }, FormEntry);
  const byId = new Map([...found, ...recent].flatMap((entry) => (entry?.email === email ? [[entry.id, entry] as const] : [])));
  return [...byId.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
