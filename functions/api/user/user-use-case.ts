import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import type { UseCase } from '#functions/http/use-case.ts';

type Plain<T> = { [K in keyof T]: T[K] };
type Of<F> = F extends (input: infer I) => Promise<infer O> ? (input: Plain<I>) => Promise<O> : never;

/** A use case for the endpoints of all three families that look like this one, their paths and callers apart. */
export type UserUseCase<E extends Endpoint> = Of<UseCase<E>>;
