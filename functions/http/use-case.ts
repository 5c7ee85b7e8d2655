import type { Endpoint, EndpointFamily, RequestOf, ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { Caller } from '#functions/domain/caller.ts';

/** A signed-in member of the site that the request is about. */
export interface Member {
  id: string;
  siteId: string;
  email: string;
}

/** Facts about the request that are not part of the endpoint's own input. */
export interface RequestContext {
  viewerAddress: string;
  cookies: Readonly<Record<string, string>>;
  /** The token of its `Authorization` header. */
  bearer?: string | undefined;
  /** Its `Range` header. */
  range?: string | undefined;
}

interface Callers {
  console: Caller;
  member: Member;
}

type CallerOf<E extends Endpoint> = E['access']['by'] extends keyof Callers ? Callers[E['access']['by']] : undefined;

/** What a use case may add to its answer. */
export interface Reply<T> {
  data: T;
  /** Set-Cookie values. */
  cookies: string[];
}

/** Bytes that are answered as they are. */
export interface FileReply {
  bytes: Uint8Array;
  contentType: string;
  /** Whole, in part, or none because there are none where they were asked for. */
  status: 200 | 206 | 416;
  headers: Readonly<Record<string, string>>;
}

type AnswerOf<E extends Endpoint> = E extends { answers: 'file' } ? FileReply : ResponseOf<E> | Reply<ResponseOf<E>>;

/** One endpoint's behaviour: parsed input in, data (or a file) out; refusals are thrown as `AppError`. */
export type UseCase<E extends Endpoint> = (input: RequestOf<E> & { caller: CallerOf<E> } & RequestContext) => Promise<AnswerOf<E>>;

export type UseCases<F extends EndpointFamily> = { [K in keyof F]: UseCase<F[K]> };
