import type { Endpoint, Family, RequestOf, ResponseOf } from '#shared/contract/define.ts';
import type { ImageRef } from '#shared/model/media.ts';
import type { Actor } from '#shared/rules/policy.ts';
import type { Scope } from '#functions/scope.ts';

/** A signed-in login, as use cases see it. */
export interface Caller {
  loginId: string;
  /** Contact name, as revisions and notices show it. */
  name: string;
  picture: ImageRef | null;
  actor: Actor;
  /** Where it may act. `scope.accountId` is also the account that owns what it creates. */
  scope: Scope;
}

/** Facts about the request that are not part of the endpoint's own input. */
export interface Circumstances {
  viewerAddress: string;
  cookies: Readonly<Record<string, string>>;
}

type CallerOf<E extends Endpoint> = E['access'] extends { by: 'console' } ? Caller : undefined;

/** What a use case may add to its answer. */
export interface Reply<T> {
  data: T;
  /** Set-Cookie values. */
  cookies: string[];
}

/** One endpoint's behaviour: parsed input in, data out; refusals are thrown as `AppError`. */
export type UseCase<E extends Endpoint> = (
  input: RequestOf<E> & { caller: CallerOf<E> } & Circumstances,
) => Promise<ResponseOf<E> | Reply<ResponseOf<E>>>;

export type UseCases<F extends Family> = { [K in keyof F]: UseCase<F[K]> };
