import { expect, it, vi } from 'vitest';
import { AppError } from '#functions/platform/base/app-error.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';

const conflicts = (times: number) => {
  const attempt = vi.fn<() => Promise<string | undefined | typeof CONFLICT>>();
  for (let conflict = 0; conflict < times; conflict += 1) attempt.mockResolvedValueOnce(CONFLICT);
  return attempt;
};

it('retryOnConflict returns the result of the first attempt that does not conflict', async () => {
  const attempt = conflicts(2).mockResolvedValue('written');
  expect(await retryOnConflict(attempt)).toBe('written');
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('retryOnConflict returns undefined if an attempt returns undefined', async () => {
  const attempt = conflicts(0).mockResolvedValue(undefined);
  expect(await retryOnConflict(attempt)).toBeUndefined();
  expect(attempt).toHaveBeenCalledOnce();
});

it('retryOnConflict throws unavailable after five attempts by default', async () => {
  const attempt = conflicts(9);
  await expect(retryOnConflict(attempt)).rejects.toEqual(new AppError('unavailable', { retryAfter: 2 }));
  expect(attempt).toHaveBeenCalledTimes(5);
});

it('retryOnConflict throws the given error after the given number of attempts', async () => {
  const error = new Error('exhausted');
  const attempt = conflicts(9);
  await expect(retryOnConflict(attempt, { attempts: 3, exhausted: () => error })).rejects.toBe(error);
  expect(attempt).toHaveBeenCalledTimes(3);
});

it('retryOnConflict rethrows any other error immediately, without a retry', async () => {
  const attempt = conflicts(0).mockRejectedValue(new Error('broken'));
  await expect(retryOnConflict(attempt)).rejects.toThrow('broken');
  expect(attempt).toHaveBeenCalledOnce();
});

it('retryOnConflict pauses between attempts; the maximum pause doubles each time', async () => {
  vi.useFakeTimers();
  try {
    const attempt = conflicts(2).mockResolvedValue('written');
    const result = retryOnConflict(attempt, { backOffMs: 10 });
    await vi.advanceTimersByTimeAsync(20 + 40);
    expect(attempt).toHaveBeenCalledTimes(3);
    expect(await result).toBe('written');
  } finally {
    vi.useRealTimers();
  }
});
