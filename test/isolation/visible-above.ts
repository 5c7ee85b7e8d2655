import type { TableSnapshot, Tree } from '#test/isolation/table-snapshot.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The account a login works in, which its place names last or last but one. */
function worksAbove(id: string, world: TableSnapshot, { path: way }: Tree): boolean {
  const role: unknown = world.account(id)?.['role'];
  const place = world.lineageOf(id) ?? [];
  const workplace = role === 'MASTER_USER' || role === 'OEM_ADMIN' || role === 'SUB_ADMIN' ? place.at(-2) : place.at(-1);
  return workplace !== undefined && way.includes(workplace);
}

/**
 * An answer without what it may tell of accounts above the tree, on purpose and in these two places only: whose look everybody
 * sees (`brand`), and who of those above did something to what is inside (`actor` of the audit log).
 */
export function withoutVisibleAbove(answer: unknown, world: TableSnapshot, tree: Tree): unknown {
  const strip = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isObject(value)) return value;
    const told = Object.entries(value).filter(([key, inner]) => {
      const id = isObject(inner) ? inner['id'] : undefined;
      if (typeof id !== 'string') return true;
      if (key === 'brand') return !tree.path.includes(id);
      return key !== 'actor' || !worksAbove(id, world, tree);
    });
    return Object.fromEntries(told.map(([key, inner]) => [key, strip(inner)]));
  };
  return strip(answer as Json);
}
