declare const scoped: unique symbol;

/**
 * The subtree of accounts to which a caller has access. A branded type: every repository call requires one, so that a missing
 * tenancy check does not compile.
 */
export interface Scope {
  /** Root of the subtree, which contains this account and all accounts below. */
  readonly accountId: string;
  /** The only sites in the scope; if absent, all sites of the subtree (ADR 69). */
  readonly siteIds?: ReadonlySet<string>;
  readonly [scoped]: true;
}

/** Returns the scope of an account. To be called only in authentication, and in jobs, which act for the account that owns the subject. */
export function scopeOf(accountId: string, siteIds: readonly string[] | null = null): Scope {
  const scope: Omit<Scope, typeof scoped> = { accountId, ...(siteIds && { siteIds: new Set(siteIds) }) };
  return scope as Scope;
}

/** Whether an item is in the scope: its lineage contains the scope's account, and the scope contains all of its sites. */
export const isInScope = (scope: Scope, { lineage, siteIds }: { lineage: readonly string[]; siteIds: readonly string[] }): boolean =>
  lineage.includes(scope.accountId) && siteIds.every((id) => scope.siteIds?.has(id) ?? true);

/** Returns the subtree of an account in the scope. Throws if the account is outside the scope. */
export function narrowScope(scope: Scope, { id, path }: { id: string; path: readonly string[] }): Scope {
  if (!path.includes(scope.accountId)) throw new Error('The account is outside the scope');
  return scopeOf(id, scope.siteIds ? [...scope.siteIds] : null);
}
