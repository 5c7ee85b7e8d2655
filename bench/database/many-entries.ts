/** A database with a site that has very many contacts, stored and indexed by the product's own stores. */
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { firstUlidAt, randomIds } from '#functions/platform/gateways/ids.ts';
import type { Changes } from '#functions/platform/engine/table-expression.ts';
import type { Item, Table, Write } from '#functions/platform/engine/table.ts';
import type { Key } from '#functions/platform/keys/key.ts';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { formEntryList } from '#functions/visitors/store/list/form-entry-list.ts';
import { formEntryStore } from '#functions/visitors/store/entries/form-entry-store.ts';
import { type EntryState, ENTRY_STATES } from '#shared/model/visitors/form-entry.ts';
import { LANGUAGES } from '#shared/model/language.ts';
import { formEntryOf } from '#test/support/visitors/form-entries.ts';
import { startImportedDatabase } from './imported-database.ts';

const FAMILY_NAMES = ['田中', '佐藤', '鈴木', '高橋', '伊藤', '渡辺', '山本', '中村', '小林', '加藤'];
const GIVEN_NAMES = ['蓮', '陽葵', '湊', '凛', '樹', '紬', '大翔'];
const MESSAGES = ['予約', '料金', '見学', '取材', '求人'];
const START = Date.parse('2025-11-01T00:00:00Z');
const YEAR_MS = 365 * 24 * 3_600_000;

const pick = <T>(all: readonly T[], index: number): T => all[index % all.length] as T;
const stateOf = (index: number): EntryState => (index % 10 < 5 ? 'done' : pick(ENTRY_STATES, index));

/** Items that all entries share; they are put once, at the end. */
const SHARED = new Set(['site', 'answer-columns', 'record-counts', 'count']);

/** Returns a table in memory with the operations by which stores add and index entries. All conditions hold: nothing else writes. */
function memoryTable(put: (item: Item) => void) {
  const items = new Map<string, Item>();
  const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;
  const update = (key: Key, { set = {}, add = {}, remove = [] }: Changes): void => {
    const item: Record<string, unknown> = { ...items.get(nameOf(key)), pk: key.pk, sk: key.sk, ...set };
    for (const [name, by] of Object.entries(add)) item[name] = Number(item[name] ?? 0) + Number(by);
    for (const name of remove) delete item[name];
    items.set(nameOf(key), item as Item);
  };
  const table = {
    get: async (key: Key, schema: { parse: (item: unknown) => unknown }) => {
      const item = items.get(nameOf(key));
      return item && schema.parse(item);
    },
    transact: async (writes: readonly Write[]) => {
      for (const write of writes)
        if ('put' in write) items.set(nameOf(write.put), write.put);
        else if ('update' in write) update(write.update, write);
    },
  };
  return {
    table: table as unknown as Table,
    /** Puts the items of one entry; at the end, also the shared items. */
    flush: (isEnd = false) => {
      for (const [name, item] of items)
        if (isEnd || !SHARED.has(item.entity)) {
          put(item);
          items.delete(name);
        }
    },
  };
}

/** Adds a site with `count` contacts of the last year, of all languages and states. */
async function makeEntries(count: number, put: (item: Item) => void) {
  const { table, flush } = memoryTable(put);
  const site = { id: randomIds.siteId(), lineage: [randomIds.ulid(), randomIds.ulid()] };
  await table.transact([{ put: { ...siteKey(site.id), entity: 'site' } }]);
  const [store, list] = [formEntryStore(table), formEntryList(table, systemClock)];
  for (let index = 0; index < count; index += 1) {
    const at = new Date(START + Math.floor((YEAR_MS * index) / count));
    const entry = {
      ...formEntryOf(site, {
        name: `${pick(FAMILY_NAMES, index)} ${pick(GIVEN_NAMES, Math.floor(index / 10))}`,
        message: pick(MESSAGES, Math.floor(index / 7)),
        email: `person-${index}@example.com`,
        lang: pick(LANGUAGES, Math.floor(index / 11)),
        at,
      }),
      id: firstUlidAt(at).slice(0, 10) + randomIds.ulid().slice(10),
      state: stateOf(index),
    };
    await store.create(entry, { mails: [], writes: [] });
    await list.index(site.id, 'contact', entry.id);
    flush();
  }
  flush(true);
  return site;
}

/** Starts a database with a site of `count` contacts. */
export async function startManyEntries(count: number) {
  const { filled: site, ...database } = await startImportedDatabase((put) => makeEntries(count, put));
  return { ...database, site };
}
