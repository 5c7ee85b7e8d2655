import type { TableSnapshot, Tree } from '#test/isolation/table-snapshot.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the account that a login works in is above the tree. */
function worksAbove(id: string, snapshot: TableSnapshot, { path }: Tree): boolean {
  const role: unknown = snapshot.account(id)?.['role'];
  const lineage = snapshot.lineageOf(id) ?? [];
  const workAccount = role === 'MASTER_USER' || role === 'OEM_ADMIN' || role === 'SUB_ADMIN' ? lineage.at(-2) : lineage.at(-1);
  return workAccount !== undefined && path.includes(workAccount);
}

const isInPath = (id: Json, { path }: Tree): boolean => typeof id === 'string' && path.includes(id);

/**
 * The answer without the only fields that may name accounts above the tree: `brand`, which applies to everything below an account,
 * `actor` of audit entries about accounts inside, `decidedBy`, the OEM directly above that decides on a plan, and the brand's name and
 * account in place of a person above.
 */
export function withoutVisibleAbove(answer: unknown, snapshot: TableSnapshot, tree: Tree): unknown {
  const strip = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(strip);
    if (!isObject(value)) return value;
    const isProvider = value['isProvider'] === true || value['byProvider'] === true;
    const [, brandId = ''] = tree.path;
    const visible = Object.entries(value).filter(([key, inner]) => {
      if (isProvider && (inner === snapshot.account(brandId)?.['companyName'] || (key === 'id' && isInPath(inner, tree)))) return false;
      if (key === 'decidedBy') return inner !== snapshot.account(tree.path.at(-2) ?? '')?.['companyName'];
      const id = isObject(inner) ? inner['id'] : undefined;
      if (typeof id !== 'string') return true;
      if (key === 'brand') return !tree.path.includes(id);
      return key !== 'actor' || !worksAbove(id, snapshot, tree);
    });
    return Object.fromEntries(visible.map(([key, inner]) => [key, strip(inner)]));
  };
  return strip(answer as Json);
}
