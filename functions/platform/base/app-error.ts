import type { ErrorPayload } from '#shared/api-contract/envelope.ts';
import type { ErrorCode, FieldError } from '#shared/model/error.ts';

type Detail = Omit<ErrorPayload, 'code'>;

/** An error with a code of the API contract. `functions/platform/http` maps the code to an HTTP status; any other error becomes `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: Detail;
  /** Headers of the answer. */
  readonly headers: Readonly<Record<string, string>>;

  /** `options.cause` is the underlying error; it is only logged. */
  constructor(
    code: ErrorCode,
    detail: Detail = {},
    { headers = {}, ...options }: ErrorOptions & { headers?: Record<string, string> } = {},
  ) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
    this.headers = headers;
  }
}

/** Returns the error for fields that break rules. */
export const invalidInput = (fields: FieldError[]): AppError => new AppError('invalid-input', { fields });

const RETRY_AFTER_SECONDS = 2;

/** Returns the error for failures that a retry may resolve: a busy database or repeated conflicts of optimistic locks. */
export const unavailableError = (cause?: unknown): AppError => new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS }, { cause });
