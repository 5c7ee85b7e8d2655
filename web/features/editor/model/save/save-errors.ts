import { ApiError, refusalOf } from '#web/lib/api/api-error.ts';

/** Whether there was no answer, or only the timeout of a proxy, which is treated like a missing network. */
const isUnanswered = (error: ApiError): boolean => error.failure.kind === 'no-response' || error.isTimeout;

/** Whether a retry of the same save may succeed: after no answer, from a busy or failing server, or after an expired session. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return isUnanswered(error) || (status !== null && (status >= 500 || status === 429 || status === 401));
}

/** Whether a failed autosave needs no report, because a retry soon succeeds. A full storage needs action, so it is reported. */
export const passesByItself = (error: unknown): boolean => isTransient(error) && refusalOf(error)?.code !== 'storage-full';

export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && isUnanswered(error);
