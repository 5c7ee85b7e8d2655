declare const scoped: unique symbol;

/**
 * The account subtree a caller works in. Every repository call takes one, so a forgotten tenancy check does not compile;
 * it is made in one place only, from the caller's session.
 */
export interface Scope {
  /** Root of the subtree: the account itself and all below it. */
  readonly accountId: string;
  readonly [scoped]: true;
}

/** Only the session check (and jobs, which act for a site's own account) may call this. */
export const scopeOf = (accountId: string): Scope => ({ accountId }) as Scope;

/** The subtree of an account within a scope, for what is read of that account alone. */
export function narrowScope(scope: Scope, { id, path }: { id: string; path: readonly string[] }): Scope {
  if (!path.includes(scope.accountId)) throw new Error('An account outside the scope has no subtree in it');
  return scopeOf(id);
}
