declare const scoped: unique symbol;

/**
 * The subtree of accounts that a caller works in. A branded type: every repository call takes one, so that a missing
 * tenancy check does not compile.
 */
export interface Scope {
  /** Root of the subtree, which contains this account and all below it. */
  readonly accountId: string;
  readonly [scoped]: true;
}

/** Only authentication may call this, and jobs, which act for the account that owns the subject. */
export const scopeOf = (accountId: string): Scope => ({ accountId }) as Scope;

/** The subtree of an account in the scope. Throws if the account is outside of it. */
export function narrowScope(scope: Scope, { id, path }: { id: string; path: readonly string[] }): Scope {
  if (!path.includes(scope.accountId)) throw new Error('The account is outside the scope');
  return scopeOf(id);
}
