import * as z from 'zod';
import { anyOf, isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { answerColumnsKey } from '#functions/platform/keys/keys.ts';
import type { ListedRecord } from '#functions/visitors/store/records/listed-record.ts';
import type { FormKind } from '#shared/model/forms/form-field.ts';
import { Language } from '#shared/model/language.ts';
import { AnswerColumn } from '#shared/model/visitors/form-entry.ts';

/** Maximum number of columns, to keep the item far below 400 KB. Only the details of a record show answers to further fields. */
const COLUMNS_MAX = 200;

const StoredColumns = z.object({
  /** The columns, in the order in which the forms of records first had the fields. */
  columns: z.array(AnswerColumn.omit({ isCurrent: true })),
  /** The fields of the newest record, by language. */
  current: z.partialRecord(Language, z.array(z.string())),
  /** The id of the record that last changed the columns, by language. Older records, which may be indexed later, change no titles. */
  newest: z.partialRecord(Language, z.string()).default({}),
  /** Incremented for optimistic locking. */
  version: z.number(),
});
type StoredColumns = z.infer<typeof StoredColumns>;

const NO_COLUMNS: StoredColumns = { columns: [], current: {}, newest: {}, version: 0 };

const readStored = async (table: Table, siteId: string, kind: FormKind): Promise<StoredColumns> =>
  (await table.get(answerColumnsKey(siteId, kind), StoredColumns)) ?? NO_COLUMNS;

/** Returns the columns of all records of a kind so far, in the order in which their fields first appeared. Makes one call. */
export async function readColumns(table: Table, siteId: string, kind: FormKind): Promise<AnswerColumn[]> {
  const { columns, current } = await readStored(table, siteId, kind);
  const currentIds = new Set(Object.values(current).flat());
  return columns.map((column) => ({ ...column, isCurrent: currentIds.has(column.id) }));
}

function withRecord(
  { columns, current, newest, version }: StoredColumns,
  { id: recordId, lang, answers, formColumns = answers }: Pick<ListedRecord, 'id' | 'lang' | 'answers' | 'formColumns'>,
): StoredColumns {
  const isNewest = recordId > (newest[lang] ?? '');
  const asked = new Map(formColumns.map((field) => [field.id, field]));
  const updated = columns.map((column) => {
    const field = asked.get(column.id);
    const isReplaced = isNewest ? column.titles[lang] !== field?.title : column.titles[lang] === undefined;
    return field && isReplaced ? { ...column, titles: { ...column.titles, [lang]: field.title } } : column;
  });
  const known = new Set(columns.map(({ id }) => id));
  const added = formColumns
    .filter(({ id }) => !known.has(id))
    .map(({ id, key, title }) => ({ id, key, titles: { [lang]: title } }))
    .slice(0, Math.max(0, COLUMNS_MAX - columns.length));
  return {
    columns: [...updated, ...added],
    current: isNewest ? { ...current, [lang]: formColumns.map(({ id }) => id) } : current,
    newest,
    version,
  };
}

/** Returns the write that adds new fields of a record to the columns of its kind; none if all are known. Makes one call. */
export async function columnWrites(table: Table, record: ListedRecord): Promise<Write[]> {
  const { siteId, kind } = record;
  const stored = await readStored(table, siteId, kind);
  const next = withRecord(stored, record);
  if (JSON.stringify(next) === JSON.stringify(stored)) return [];
  const { id, lang } = record;
  const newest = id > (stored.newest[lang] ?? '') ? { ...stored.newest, [lang]: id } : stored.newest;
  const put = { ...answerColumnsKey(siteId, kind), entity: 'answer-columns', ...next, newest, version: stored.version + 1 };
  return [{ put, when: anyOf(isAbsent(), isEqual('version', stored.version)) }];
}
