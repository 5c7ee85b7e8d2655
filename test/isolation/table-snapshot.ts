import { type NativeAttributeValue, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#functions/store/engine/table.ts';
import { MARK } from '#test/isolation/forest.ts';
import type { Product } from '#test/support/product.ts';

export type StoredItem = Record<string, NativeAttributeValue> & { pk: string; sk: string; entity: string };

/** The same text for the same item: attributes come in any order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

const addressOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

export interface Change {
  address: string;
  before: StoredItem | undefined;
  after: StoredItem | undefined;
}

/** All that is in the table, kept current with what is known to be written. */
export class TableSnapshot {
  readonly #product: Product;
  readonly #items = new Map<string, StoredItem>();
  /** Ids of accounts, sites and files, those gone included, with the ids on the way from the operator to the account they belong to. */
  readonly #places = new Map<string, readonly string[]>();

  private constructor(product: Product) {
    this.#product = product;
  }

  static async read(product: Product): Promise<TableSnapshot> {
    const world = new TableSnapshot(product);
    const pages = paginateScan({ client: product.client }, { TableName: product.environment['TABLE_NAME'], ConsistentRead: true });
    for await (const page of pages) for (const item of page.Items ?? []) world.#keep(item as StoredItem);
    return world;
  }

  #keep(item: StoredItem): void {
    this.#items.set(addressOf(item), item);
    const way: unknown = item.entity === 'account' ? item['path'] : item['lineage'];
    if (Array.isArray(way) && typeof item['id'] === 'string') this.#places.set(item['id'], way);
  }

  get items(): Iterable<StoredItem> {
    return this.#items.values();
  }

  /** Reads again what may have been written; answers what is not as it was. */
  async refresh(written: readonly Key[]): Promise<Change[]> {
    const keys = [...new Map(written.map((key) => [addressOf(key), key])).values()];
    const found = await this.#product.table.batchGet<StoredItem>(keys);
    return keys.flatMap((key, index) => {
      const address = addressOf(key);
      const [before, after] = [this.#items.get(address), found[index]];
      if (after) this.#keep(after);
      else this.#items.delete(address);
      return textOf(before ?? null) === textOf(after ?? null) ? [] : [{ address, before, after }];
    });
  }

  /** Addresses of what is not the same in another world. */
  addressesDifferingFrom(other: TableSnapshot): string[] {
    const addresses = new Set([...this.#items.keys(), ...other.#items.keys()]);
    return [...addresses].filter((address) => textOf(this.#items.get(address) ?? null) !== textOf(other.#items.get(address) ?? null));
  }

  account(id: string): StoredItem | undefined {
    return this.#items.get(`ACCOUNT#${id} ACCOUNT`);
  }

  lineageOf(id: string): readonly string[] | undefined {
    return this.#places.get(id);
  }

  /** Ids of accounts, sites and files that a text mentions. */
  mentionedIn(text: string): string[] {
    return [...this.#places.keys()].filter((id) => text.includes(id));
  }
}

/** A subtree: its root, and the way from the operator down to it, the root included. */
export interface Tree {
  root: string;
  path: readonly string[];
}

const isInside = (world: TableSnapshot, { root }: Tree, id: string): boolean => world.lineageOf(id)?.includes(root) === true;

/**
 * Changes outside a tree. Accounts above it have counters of all that is below them, a place in their lists for it, and a copy of what
 * was done in their log: such items mention something inside, and nobody but those above.
 */
export const changesOutside = (changes: readonly Change[], world: TableSnapshot, tree: Tree): string[] =>
  changes.flatMap(({ address, before: was, after: is }) => {
    const entity = (is ?? was)?.entity;
    if (entity === 'attempt') return [];
    const mentioned = world.mentionedIn(JSON.stringify([was, is]));
    const isStrange = mentioned.some((id) => !isInside(world, tree, id) && !tree.path.includes(id));
    const isAboutInside = mentioned.some((id) => isInside(world, tree, id));
    const isFigureAbove = entity === 'count' && mentioned.some((id) => tree.path.includes(id));
    const isRewritten = entity === 'audit' && was !== undefined && !isInside(world, tree, was.pk.split('#')[1] ?? '');
    const isAboveItself = tree.path.slice(0, -1).some((id) => address === `ACCOUNT#${id} ACCOUNT`);
    const isStray = isStrange || isRewritten || isAboveItself || !(isAboutInside || isFigureAbove);
    return isStray ? [`${entity} ${address}: ${JSON.stringify(is)}`] : [];
  });

/** Ids, addresses and marked names of everything outside a tree. */
export function secretsOutside(world: TableSnapshot, tree: Tree): string[] {
  const secrets = new Set<string>();
  for (const item of world.items) {
    const id: unknown = item['id'];
    if (typeof id !== 'string' || !world.lineageOf(id) || isInside(world, tree, id)) continue;
    secrets.add(id);
    if (typeof item['email'] === 'string') secrets.add(item['email']);
    for (const name of ['companyName', 'contactName', 'name']) {
      const mark = MARK.exec(String(item[name]));
      if (mark) secrets.add(mark[0]);
    }
  }
  return [...secrets];
}
