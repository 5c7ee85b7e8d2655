import { unavailableError } from '#functions/app-error.ts';

/** A write was refused because its condition did not hold; in a transaction, those of the writes at these positions. */
export class ConditionFailedError extends Error {
  readonly failed: readonly number[];

  constructor(failed: readonly number[]) {
    super(`Condition failed for write ${failed.join(', ')}`);
    this.name = 'ConditionFailed';
    this.failed = failed;
  }
}

const CONDITION = 'ConditionalCheckFailed';

/** Reasons of a cancelled transaction that say nothing about its conditions. */
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

/** Codes Node gives to connections that could not be made or broke. */
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

/** Whether a write lost to another transaction on the same items, its own conditions having held or not been asked. */
export function isConflict(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TransactionConflictException') return true;
  const reasons = reasonsOf(error);
  return !reasons.includes(CONDITION) && reasons.some((reason) => CONFLICTS.has(reason));
}

/** What a failed call means, in our words; anything unexpected is handed on as it is. */
export function toStoreError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, code } = error as ServiceError;
  if (name === 'ConditionalCheckFailedException') return new ConditionFailedError([0]);
  const failed = reasonsOf(error).flatMap((reason, index) => (reason === CONDITION ? [index] : []));
  if (failed.length > 0) return new ConditionFailedError(failed);
  if (isConflict(error) || BUSY.has(name) || UNREACHABLE.has(String(code))) return unavailableError(error);
  return error;
}
