import { expect, it } from 'vitest';
import { networkRateLimit } from '#functions/api/visit/network-rate-limit.ts';
import { AppError } from '#functions/app-error.ts';

const MINUTE = 60_000;

function limited(perMinute: number) {
  const time = { now: Date.UTC(2026, 10, 20, 12) };
  const admit = networkRateLimit(() => new Date(time.now), perMinute);
  const refusal = (network: string): AppError | undefined => {
    try {
      admit(network);
    } catch (error) {
      if (error instanceof AppError) return error;
      throw error;
    }
    return undefined;
  };
  return {
    time,
    refusal,
    answers: (network: string, times: number) => Array.from({ length: times }, () => refusal(network) === undefined),
  };
}

it('admits a number of calls a minute from each network, then names the time to retry', () => {
  const { time, refusal, answers } = limited(3);
  time.now += 20_000;
  expect(answers('192.0.2.1', 5)).toEqual([true, true, true, false, false]);
  expect(refusal('192.0.2.1')).toMatchObject({ code: 'too-many-requests', detail: { retryAfter: 40 } });
  expect(answers('192.0.2.2', 1)).toEqual([true]);
  time.now += 40_000;
  expect(answers('192.0.2.1', 4)).toEqual([true, true, true, false]);
});

it('drops its counts rather than grow with the number of networks', () => {
  const { time, answers } = limited(1);
  expect(answers('192.0.2.1', 2)).toEqual([true, false]);
  for (let number = 0; number < 20_000; number += 1) answers(`network ${number}`, 1);
  expect(answers('192.0.2.1', 2)).toEqual([true, false]);
  time.now += MINUTE;
  expect(answers('network 0', 1)).toEqual([true]);
});
