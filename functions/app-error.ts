import type { ErrorPayload } from '#shared/api-contract/envelope.ts';
import type { ErrorCode, FieldError } from '#shared/model/error.ts';

type Detail = Omit<ErrorPayload, 'code'>;

/** A refusal in words of the domain. Its HTTP status is mapped once, in the envelope; anything else thrown is an `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly detail: Detail;

  /** `options.cause`: what made it necessary, for the log only. */
  constructor(code: ErrorCode, detail: Detail = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.detail = detail;
  }
}

/** The refusal of fields that break rules. */
export const invalidInput = (fields: FieldError[]): AppError => new AppError('invalid-input', { fields });

const RETRY_AFTER_SECONDS = 2;

/** The database is busy or out of reach; worth trying again. */
export const unavailableError = (cause?: unknown): AppError => new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS }, { cause });
