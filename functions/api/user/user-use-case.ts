import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import type { UseCase } from '#functions/http/use-case.ts';

type Plain<T> = { [K in keyof T]: T[K] };
type Of<F> = F extends (input: infer I) => Promise<infer O> ? (input: Plain<I>) => Promise<O> : never;

/** A use case that serves the same endpoint in all three families, which differ in path and caller only. */
export type UserUseCase<E extends Endpoint> = Of<UseCase<E>>;
