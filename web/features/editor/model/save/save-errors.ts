import { ApiError } from '#web/lib/api/api-error.ts';

/** No answer came, or only that of whoever stands before the server: the same as having no network. */
const isSilence = (error: ApiError): boolean => error.failure.kind === 'no-response' || error.isTimeout;

/** Trouble that ends without anybody changing the site: silence, a busy or broken server, a session to be renewed. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { status } = error;
  return isSilence(error) || (status !== null && (status >= 500 || status === 429 || status === 401));
}

/** Whether the server could not be reached at all. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && isSilence(error);
