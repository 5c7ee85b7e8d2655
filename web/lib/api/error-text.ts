import type { Translate } from '#web/lib/texts.ts';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { isBusyStatus } from '#web/lib/api/retry-when-busy.ts';

const SECONDS_A_MINUTE = 60;

/** Returns the message for an error of an API call, in the user's language. */
export function errorText(t: Translate<'errors'>, error: unknown): string {
  if (!(error instanceof ApiError)) return t('requestFailed');
  const { failure } = error;
  if (failure.kind === 'no-response') return t('noResponse');
  if (failure.kind === 'request-failed') return t('requestFailed');
  const { refusal, message, status, statusText } = failure;
  if (refusal) return t(`code.${refusal.code}`, { minutes: Math.max(1, Math.ceil((refusal.retryAfter ?? 0) / SECONDS_A_MINUTE)) });
  // The message of a gateway is in English, so it is not shown for a busy service.
  if (isBusyStatus(status)) return t('code.unavailable');
  if (message) return message;
  return statusText ? t('status', { status, text: statusText }) : t('statusOnly', { status });
}

/** Returns a function that calls `errorText` in the console's language. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => errorText(t, error);
}
