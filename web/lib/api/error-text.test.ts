import { createInstance } from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { errors as en } from '#shared/messages/en/console/errors.ts';
import { errors as jp } from '#shared/messages/jp/console/errors.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { errorText } from '#web/lib/api/error-text.ts';
import type { Translate } from '#web/lib/texts.ts';

const i18n = createInstance();

beforeAll(async () => {
  await i18n.init({
    lng: 'en',
    resources: { en: { errors: en }, jp: { errors: jp } },
    ns: ['errors'],
    interpolation: { escapeValue: false },
  });
});

const words = (error: unknown, language = 'en'): string =>
  errorText(i18n.getFixedT(language, 'errors') as unknown as Translate<'errors'>, error);
const refused = (
  status: number,
  rest: { code?: 'sign-in-failed' | 'too-many-requests'; retryAfter?: number; message?: string; statusText?: string } = {},
): ApiError =>
  new ApiError({
    kind: 'refused',
    status,
    statusText: rest.statusText ?? '',
    refusal: rest.code ? { code: rest.code, ...(rest.retryAfter !== undefined && { retryAfter: rest.retryAfter }) } : null,
    message: rest.message ?? null,
  });

describe('errorText', () => {
  it('translates a refusal code into the console language', () => {
    expect(words(refused(401, { code: 'sign-in-failed', message: 'English for developers' }))).toBe(
      'The login ID or password is incorrect. Please check and try logging in again.',
    );
    expect(words(refused(401, { code: 'sign-in-failed' }), 'jp')).toContain('ログインIDまたはパスワードが正しくありません');
  });

  it('contains the waiting time of a refused attempt in minutes, rounded up', () => {
    expect(words(refused(429, { code: 'too-many-requests', retryAfter: 61 }))).toContain('2 min');
    expect(words(refused(429, { code: 'too-many-requests' }))).toContain('1 min');
  });

  it('returns the server’s message if the refusal has no known code', () =>
    expect(words(refused(409, { message: 'Something new' }))).toBe('Something new'));

  it.each([429, 503])('says that the service is busy for a %i without a code, as gateways send', (status) =>
    expect(words(refused(status, { message: 'Service Unavailable' }), 'jp')).toBe(jp.code.unavailable),
  );

  it('returns status and status text if there is neither a code nor a message', () => {
    expect(words(refused(502, { statusText: 'Bad Gateway' }))).toBe('Error 502: Bad Gateway');
    expect(words(refused(502))).toBe('Error 502');
  });

  it('distinguishes a missing response from a failed request', () => {
    expect(words(new ApiError({ kind: 'no-response' }))).toBe(
      'Cannot connect to the server. Check your internet connection or try again later.',
    );
    expect(words(new ApiError({ kind: 'request-failed' }))).toBe('Request error. Please try again.');
    expect(words(new TypeError('anything else'))).toBe('Request error. Please try again.');
  });
});
