import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api/api-error.ts';

const SECONDS_A_MINUTE = 60;

/** What went wrong in words of the user's language (spec 8), from anything a call of the API throws. */
export function errorText(t: TFunction<'errors'>, error: unknown): string {
  if (!(error instanceof ApiError)) return t('requestFailed');
  const { failure } = error;
  if (failure.kind === 'no-response') return t('noResponse');
  if (failure.kind === 'request-failed') return t('requestFailed');
  const { refusal, message, status, statusText } = failure;
  if (refusal) return t(`code.${refusal.code}`, { minutes: Math.max(1, Math.ceil((refusal.retryAfter ?? 0) / SECONDS_A_MINUTE)) });
  if (message) return message;
  return statusText ? t('status', { status, text: statusText }) : t('statusOnly', { status });
}

/** `errorText` in the language of the screen. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => errorText(t, error);
}
