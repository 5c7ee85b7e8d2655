import type { Caller } from '#functions/accounts/services/caller.ts';
import type { EndpointFamily, RequestOf } from '#shared/api-contract/endpoint.ts';

/**
 * For each endpoint of a family, the function that finds the resource that a request names, and throws `not-found` outside the caller's
 * scope. It runs when the policy rejects the caller: a resource outside the scope is not found rather than forbidden.
 */
export type Locators<F extends EndpointFamily> = { [K in keyof F]?: (input: RequestOf<F[K]>, caller: Caller) => Promise<unknown> };

/** Returns the locators of all endpoints for console logins whose path has this parameter. */
export function locatorsByParam<F extends EndpointFamily>(
  family: F,
  param: string,
  find: (value: string, caller: Caller) => Promise<unknown>,
): Locators<F> {
  const locate = ({ params }: { params: unknown }, caller: Caller): Promise<unknown> =>
    find((params as Record<string, string>)[param] ?? '', caller);
  const named = Object.keys(family).filter((name) => family[name]?.access.by === 'console' && family[name].path.includes(`{${param}}`));
  return Object.fromEntries(named.map((name) => [name, locate])) as { [K in keyof F]?: typeof locate };
}
