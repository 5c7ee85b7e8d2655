import type { Endpoint, EndpointFamily, RequestOf, ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { StoredInvitee } from '#functions/preview/store/preview-share.ts';
import type { OpenPreview } from '#functions/preview/store/preview-session-store.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { Site } from '#functions/sites/store/site.ts';

/** A signed-in member of the site that the request names. */
export interface Member {
  id: string;
  siteId: string;
  email: string;
}

/** The reader of the preview of the site that the request names. */
export interface PreviewReader {
  site: Site;
  /** The invitee; `null` for a console login. */
  invitee: StoredInvitee | null;
  /** The owner's note to invitees; empty for a login of the console. */
  note: string;
  token: string;
  /** The scope of the console login; for an invitee, the scope of the site's owner. */
  readerScope: Scope;
}

/** An invitee with an open session on the preview of the site that the request names. */
export interface PreviewViewer extends OpenPreview {
  token: string;
}

/** The data of a request besides the endpoint's own input. */
export interface RequestContext {
  viewerAddress: string;
  /** The `User-Agent` header. */
  userAgent?: string | undefined;
  cookies: Readonly<Record<string, string>>;
  /** The token of the `Authorization: Bearer` header. */
  bearer?: string | undefined;
  /** The body as it was sent, and the signature of Stripe that came with it. */
  signed?: { body: string; signature: string } | undefined;
  /** The `password` header, which a caller of a preview may send besides its token. */
  password?: string | undefined;
  /** The `Range` header. */
  range?: string | undefined;
  /** An id of a machine's write that every repetition of its request has; missing without an `Idempotency-Key`. */
  writeId?: string | undefined;
}

interface Callers {
  console: Caller;
  member: Member;
  preview: PreviewViewer;
  'preview-reader': PreviewReader;
}

type CallerOf<E extends Endpoint> = E['access']['by'] extends keyof Callers ? Callers[E['access']['by']] : undefined;

/** An answer with cookies. */
export interface Reply<T> {
  data: T;
  /** Set-Cookie values. */
  cookies: string[];
  /** For a sign-in, the account in which the login works and whose media it may see from now on. */
  mediaScope?: string;
}

/** An answer of bytes, sent unchanged. */
export interface FileReply {
  bytes: Uint8Array;
  contentType: string;
  /** 200: whole file; 206: requested range; 303: redirect; 401, 404: error page; 416: range outside the file. */
  status: 200 | 206 | 303 | 401 | 404 | 416;
  headers: Readonly<Record<string, string>>;
  /** Set-Cookie values. */
  cookies?: readonly string[];
}

type AnswerOf<E extends Endpoint> = E extends { answers: 'file' } ? FileReply : ResponseOf<E> | Reply<ResponseOf<E>>;

/** The behaviour of one endpoint: takes parsed input, returns data or a file, and throws `AppError` to refuse. */
export type UseCase<E extends Endpoint> = (input: RequestOf<E> & { caller: CallerOf<E> } & RequestContext) => Promise<AnswerOf<E>>;

export type UseCases<F extends EndpointFamily> = { [K in keyof F]: UseCase<F[K]> };

type Plain<T> = { [K in keyof T]: T[K] };
type WithPlainInput<F> = F extends (input: infer I) => Promise<infer O> ? (input: Plain<I>) => Promise<O> : never;

/** A use case that serves the same endpoint in several families, which differ only in path and caller. */
export type SharedUseCase<E extends Endpoint> = WithPlainInput<UseCase<E>>;
