import type { ErrorPayload } from '#shared/api-contract/envelope.ts';

/**
 * Why a call failed (spec 8): `refused` by the server, `no-response` where none came (or none within the time limit),
 * `request-failed` where the request could not be made or its answer could not be understood.
 */
export type ApiFailure =
  | { kind: 'refused'; status: number; statusText: string; refusal: ErrorPayload | null; message: string | null }
  | { kind: 'no-response' }
  | { kind: 'request-failed' };

export class ApiError extends Error {
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, options?: ErrorOptions) {
    super(failure.kind === 'refused' ? `${failure.status} ${failure.refusal?.code ?? failure.statusText}` : failure.kind, options);
    this.name = 'ApiError';
    this.failure = failure;
  }

  /** What the server said in words of the domain, if it did. */
  get refusal(): ErrorPayload | null {
    return this.failure.kind === 'refused' ? this.failure.refusal : null;
  }

  get status(): number | null {
    return this.failure.kind === 'refused' ? this.failure.status : null;
  }

  /** Whether nothing came in time: within ours, or within that of whoever stands before the server. */
  get isTimeout(): boolean {
    return this.status === 504 || (this.cause instanceof DOMException && this.cause.name === 'TimeoutError');
  }
}

/** The refusal behind anything thrown, if the server gave one. */
export const refusalOf = (error: unknown): ErrorPayload | null => (error instanceof ApiError ? error.refusal : null);

/** Whether the caller itself gave the request up. */
export const isAbortError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
