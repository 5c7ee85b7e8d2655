import { type NativeAttributeValue, paginateScan } from '@aws-sdk/lib-dynamodb';
import type { Key } from '#functions/platform/keys/key.ts';
import { MARK } from '#test/isolation/forest.ts';
import type { Product } from '#test/support/product.ts';

export type StoredItem = Record<string, NativeAttributeValue> & { pk: string; sk: string; entity: string };

/** Returns equal text for equal items, whose attributes come in any order. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );

function lineageIn(item: StoredItem): unknown {
  if (item.entity === 'account') return item['path'];
  return item.entity === 'form-entry' ? (item['sender'] as { lineage: unknown }).lineage : item['lineage'];
}

const addressOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

export interface Change {
  address: string;
  before: StoredItem | undefined;
  after: StoredItem | undefined;
}

/** The content of the table, refreshed after known writes. */
export class TableSnapshot {
  readonly #product: Product;
  readonly #items = new Map<string, StoredItem>();
  /** The lineage (operator down to the owner) of accounts, sites, templates, their content, files and form entries by id, deleted ones included. */
  readonly #lineages = new Map<string, readonly string[]>();

  private constructor(product: Product) {
    this.#product = product;
  }

  static async read(product: Product): Promise<TableSnapshot> {
    const snapshot = new TableSnapshot(product);
    const pages = paginateScan({ client: product.client }, { TableName: product.environment['TABLE_NAME'], ConsistentRead: true });
    for await (const page of pages) for (const item of page.Items ?? []) snapshot.#keep(item as StoredItem);
    return snapshot;
  }

  #keep(item: StoredItem): void {
    this.#items.set(addressOf(item), item);
    const lineage: unknown = lineageIn(item);
    // The content of a template is stored like that of a site, under an id of its own.
    for (const id of [item['id'], item['contentId']]) if (Array.isArray(lineage) && typeof id === 'string') this.#lineages.set(id, lineage);
  }

  get items(): Iterable<StoredItem> {
    return this.#items.values();
  }

  /** Reads the written items again and returns those that changed. */
  async refresh(written: readonly Key[]): Promise<Change[]> {
    const keys = [...new Map(written.map((key) => [addressOf(key), key])).values()];
    const found = await this.#product.table.batchGet(keys);
    return keys.flatMap((key, index) => {
      const address = addressOf(key);
      const [before, after] = [this.#items.get(address), found[index] as StoredItem | undefined];
      if (after) this.#keep(after);
      else this.#items.delete(address);
      return textOf(before ?? null) === textOf(after ?? null) ? [] : [{ address, before, after }];
    });
  }

  /** Addresses of items that differ from another snapshot. */
  addressesDifferingFrom(other: TableSnapshot): string[] {
    const addresses = new Set([...this.#items.keys(), ...other.#items.keys()]);
    return [...addresses].filter((address) => textOf(this.#items.get(address) ?? null) !== textOf(other.#items.get(address) ?? null));
  }

  account(id: string): StoredItem | undefined {
    return this.#items.get(`ACCOUNT#${id} ACCOUNT`);
  }

  lineageOf(id: string): readonly string[] | undefined {
    return this.#lineages.get(id);
  }

  /** Known ids that a text contains. */
  mentionedIn(text: string): string[] {
    return [...this.#lineages.keys()].filter((id) => text.includes(id));
  }
}

/** A subtree. `path`: from the operator down to the root, included. */
export interface Tree {
  root: string;
  path: readonly string[];
}

const isInside = (snapshot: TableSnapshot, { root }: Tree, id: string): boolean => snapshot.lineageOf(id)?.includes(root) === true;

/**
 * Changes outside a tree. Accounts above it have counts, list entries and audit entries of what is inside: such items mention an id inside
 * the tree, and no other id except those of the accounts above.
 */
export const changesOutside = (changes: readonly Change[], snapshot: TableSnapshot, tree: Tree): string[] =>
  changes.flatMap(({ address, before, after }) => {
    const entity = (after ?? before)?.entity;
    // From below, only the number of readers of a notification can be changed.
    if (entity === 'attempt' || entity === 'notice-reads') return [];
    // Notifications belong to no account. Only the operator changes them.
    if ((entity === 'notice' || entity === 'current-notices') && tree.path.length === 1) return [];
    // Plans belong to no account. Only an operator changes them.
    if (entity === 'plan' && tree.path.length === 1) return [];
    const mentioned = snapshot.mentionedIn(JSON.stringify([before, after]));
    const mentionsOutside = mentioned.some((id) => !isInside(snapshot, tree, id) && !tree.path.includes(id));
    const mentionsInside = mentioned.some((id) => isInside(snapshot, tree, id));
    const isCountAbove = entity === 'count' && mentioned.some((id) => tree.path.includes(id));
    const isRewrittenLog = entity === 'audit' && before !== undefined && !isInside(snapshot, tree, before.pk.split('#')[1] ?? '');
    const isAccountAbove = tree.path.slice(0, -1).some((id) => address === `ACCOUNT#${id} ACCOUNT`);
    const isStray = mentionsOutside || isRewrittenLog || isAccountAbove || !(mentionsInside || isCountAbove);
    return isStray ? [`${entity} ${address}: ${JSON.stringify(after)}`] : [];
  });

/** Ids, e-mail addresses and marked names of everything outside a tree. */
export function secretsOutside(snapshot: TableSnapshot, tree: Tree): string[] {
  const secrets = new Set<string>();
  for (const item of snapshot.items) {
    const id: unknown = item['id'];
    if (typeof id !== 'string' || !snapshot.lineageOf(id) || isInside(snapshot, tree, id)) continue;
    secrets.add(id);
    if (typeof item['email'] === 'string') secrets.add(item['email']);
    for (const name of ['companyName', 'contactName', 'name']) {
      const mark = MARK.exec(String(item[name]));
      if (mark) secrets.add(mark[0]);
    }
  }
  return [...secrets];
}
