import type { Endpoint, EndpointFamily, RequestOf, ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { Caller } from '#functions/domain/caller.ts';

/** A signed-in member of the site that the request names. */
export interface Member {
  id: string;
  siteId: string;
  email: string;
}

/** What use cases know of the request besides the endpoint's own input. */
export interface RequestContext {
  viewerAddress: string;
  cookies: Readonly<Record<string, string>>;
  /** The token of the `Authorization: Bearer` header. */
  bearer?: string | undefined;
  /** The body as it was sent, and the signature of Stripe that came with it. */
  signed?: { body: string; signature: string } | undefined;
  /** The `Range` header. */
  range?: string | undefined;
}

interface Callers {
  console: Caller;
  member: Member;
}

type CallerOf<E extends Endpoint> = E['access']['by'] extends keyof Callers ? Callers[E['access']['by']] : undefined;

/** An answer with cookies. */
export interface Reply<T> {
  data: T;
  /** Set-Cookie values. */
  cookies: string[];
}

/** An answer of bytes, sent unchanged. */
export interface FileReply {
  bytes: Uint8Array;
  contentType: string;
  /** Whole file, requested range, or range outside the file. */
  status: 200 | 206 | 416;
  headers: Readonly<Record<string, string>>;
}

type AnswerOf<E extends Endpoint> = E extends { answers: 'file' } ? FileReply : ResponseOf<E> | Reply<ResponseOf<E>>;

/** The behaviour of one endpoint: takes parsed input, returns data or a file, and throws `AppError` to refuse. */
export type UseCase<E extends Endpoint> = (input: RequestOf<E> & { caller: CallerOf<E> } & RequestContext) => Promise<AnswerOf<E>>;

export type UseCases<F extends EndpointFamily> = { [K in keyof F]: UseCase<F[K]> };

type Plain<T> = { [K in keyof T]: T[K] };
type WithPlainInput<F> = F extends (input: infer I) => Promise<infer O> ? (input: Plain<I>) => Promise<O> : never;

/** A use case that serves the same endpoint in several families, which differ in path and caller only. */
export type SharedUseCase<E extends Endpoint> = WithPlainInput<UseCase<E>>;
