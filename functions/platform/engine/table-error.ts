import { unavailableError } from '#functions/platform/base/app-error.ts';

/** The condition of a write failed. `failed` contains the positions of such writes in their transaction, or `[0]` for a single write. */
export class ConditionFailedError extends Error {
  readonly failed: readonly number[];

  constructor(failed: readonly number[]) {
    super(`Condition failed for write ${failed.join(', ')}`);
    this.name = 'ConditionFailed';
    this.failed = failed;
  }
}

const CONDITION = 'ConditionalCheckFailed';

/** Reasons for which DynamoDB cancels a transaction although its conditions may hold. */
const CONFLICTS: ReadonlySet<string> = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

const BUSY: ReadonlySet<string> = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'InternalServerError',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'TimeoutError',
]);

/** Node's codes of failed connections. */
const UNREACHABLE: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

interface ServiceError extends Error {
  code?: unknown;
  CancellationReasons?: readonly { Code?: string }[];
}

const reasonsOf = (error: ServiceError): string[] => (error.CancellationReasons ?? []).map(({ Code }) => Code ?? 'None');

/** Whether a concurrent transaction on the same items cancelled a write, and no condition of the write failed. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TransactionConflictException') return true;
  const reasons = reasonsOf(error);
  return !reasons.includes(CONDITION) && reasons.some((reason) => CONFLICTS.has(reason));
}

/** Returns the SDK's error as `ConditionFailedError` or `AppError('unavailable')`, and an unexpected error unchanged. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, code } = error as ServiceError;
  if (name === 'ConditionalCheckFailedException') return new ConditionFailedError([0]);
  const failed = reasonsOf(error).flatMap((reason, index) => (reason === CONDITION ? [index] : []));
  if (failed.length > 0) return new ConditionFailedError(failed);
  if (isConflict(error) || BUSY.has(name) || UNREACHABLE.has(String(code))) return unavailableError(error);
  return error;
}
