import type { ErrorPayload } from '#shared/api-contract/envelope.ts';

/**
 * Why a call failed: `refused` by the server, `no-response` when none arrived within the time limit,
 * `request-failed` when the request could not be built or its response could not be read.
 */
export type ApiFailure =
  | { kind: 'refused'; status: number; statusText: string; refusal: ErrorPayload | null; message: string | null; requestId?: string }
  | { kind: 'no-response' }
  | { kind: 'request-failed' };

export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.kind === 'refused' ? `${failure.status} ${failure.refusal?.code ?? failure.statusText}` : failure.kind, options);
    this.name = 'ApiError';
    this.failure = failure;
  }

  /** The server's refusal; `null` when the response has none, such as a gateway's error page. */
  get refusal(): ErrorPayload | null {
    return this.failure.kind === 'refused' ? this.failure.refusal : null;
  }

  get status(): number | null {
    return this.failure.kind === 'refused' ? this.failure.status : null;
  }

  /** The id of the request in the log of the server; `null` if the server did not answer. */
  get requestId(): string | null {
    return this.failure.kind === 'refused' ? (this.failure.requestId ?? null) : null;
  }

  /** Whether the call timed out, here or at the gateway in front of the server (504). */
  get isTimeout(): boolean {
    return this.status === 504 || (this.cause instanceof DOMException && this.cause.name === 'TimeoutError');
  }
}

/** Returns the server's refusal behind a caught error, if there is one. */
export const refusalOf = (error: unknown): ErrorPayload | null => (error instanceof ApiError ? error.refusal : null);

/** Whether an error is a fault of the product rather than a refusal or a missing connection. */
export const isUnexpected = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.failure.kind === 'request-failed' || refusalOf(error)?.code === 'internal';

/** Whether the requested item does not exist, or the login may not see it. */
export const isNotFound = (error: unknown): boolean => ['not-found', 'invalid-input'].includes(refusalOf(error)?.code ?? '');

/** Whether the caller itself aborted the request. */
export const isAbortError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
