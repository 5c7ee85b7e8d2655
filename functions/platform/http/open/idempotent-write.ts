import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { IdempotencyStore, IdempotentWrite } from '#functions/open-api/store/accesses/idempotency-store.ts';
import { digest } from '#functions/platform/keys/digest.ts';
import { ERROR_STATUS } from '#shared/model/error.ts';
import { IDEMPOTENCY_KEY_MAX } from '#shared/model/limits.ts';

/** Matches printable ASCII. */
const KEY = /^[\u0020-\u007e]+$/;
const SERVER_FAULT = 500;

/**
 * Returns the write that a request identifies by its `Idempotency-Key`, or `undefined` without one. Throws `invalid-input` for a malformed
 * key, and for a missing one if the endpoint needs it.
 */
export function idempotentWrite(event: APIGatewayProxyEventV2, accessId: string, isNeeded: boolean): IdempotentWrite | undefined {
  const key = event.headers['idempotency-key'];
  const path = 'headers.Idempotency-Key';
  if (isNeeded && (key ?? '') === '') throw invalidInput([{ path, rule: 'required' }]);
  if (key === undefined || event.requestContext.http.method === 'GET') return undefined;
  if (key.length > IDEMPOTENCY_KEY_MAX) throw invalidInput([{ path, rule: 'too-long', params: { max: IDEMPOTENCY_KEY_MAX } }]);
  if (!KEY.test(key)) throw invalidInput([{ path, rule: 'invalid' }]);
  const { routeKey, rawPath, rawQueryString, body = '' } = event;
  return { accessId, key, fingerprint: digest(JSON.stringify([routeKey, rawPath, rawQueryString, body])) };
}

/** Returns an id of a write that every repetition of its request has, and no other request. */
export const writeId = ({ accessId, key }: Pick<IdempotentWrite, 'accessId' | 'key'>): string => digest(JSON.stringify([accessId, key]));

interface Repeatable {
  /** Runs the write. */
  run: () => Promise<unknown>;
  /** Answers a repeated request if answers are not stored. */
  repeat: (() => Promise<unknown>) | undefined;
}

/**
 * Runs a write once per key and day, however often it is sent. A rejected write has written nothing, so a repeated request runs it again.
 * After a server error, a repeated request has to wait until the outcome is final.
 */
export async function runOnce(
  repetitions: IdempotencyStore,
  write: IdempotentWrite,
  { run, repeat }: Repeatable,
): Promise<{ data: unknown; isRepeated: boolean }> {
  const begun = await repetitions.begin(write);
  if (begun.state === 'reused') throw new AppError('idempotency-key-reused');
  if (begun.state === 'in-use') throw new AppError('idempotency-key-in-use', { retryAfter: 1 });
  if (begun.state === 'done') return { data: repeat ? await repeat() : begun.answer, isRepeated: true };
  try {
    const data = await run();
    await repetitions.finish(write, repeat ? undefined : data);
    return { data, isRepeated: false };
  } catch (error) {
    if (error instanceof AppError && ERROR_STATUS[error.code] < SERVER_FAULT) await repetitions.abandon(write);
    throw error;
  }
}
