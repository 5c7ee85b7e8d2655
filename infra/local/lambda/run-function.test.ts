import { afterEach, describe, expect, it, vi } from 'vitest';
import { FUNCTIONS } from '#infra/functions.ts';
import { functionRunner, PAYLOAD_MAX_BYTES, type Handler } from '#infra/local/lambda/run-function.ts';

const run = (handler: Handler, event: unknown = {}) => functionRunner(async () => handler)('publish', event);

afterEach(() => void vi.useRealTimers());

describe('functionRunner', () => {
  it('passes the event to the function and returns its result as JSON', async () => {
    const seen = vi.fn<Handler>(async () => ({ at: new Date(0), nothing: undefined }));
    expect(await run(seen, { at: new Date(0), nothing: undefined })).toEqual({ at: '1970-01-01T00:00:00.000Z' });
    expect(seen.mock.calls[0]?.[0]).toEqual({ at: '1970-01-01T00:00:00.000Z' });
    expect(await run(async () => undefined)).toBeNull();
  });

  it('reports the remaining time to the function', async () => {
    vi.useFakeTimers();
    const left = await run(async (_, context) => {
      const before = context.getRemainingTimeInMillis();
      vi.advanceTimersByTime(1_500);
      return [before, context.getRemainingTimeInMillis()];
    });
    const limit = FUNCTIONS.publish.timeoutSeconds * 1000;
    expect(left).toEqual([limit, limit - 1_500]);
  });

  it('loads a copy of Mediabunny for each function, and suppresses Mediabunny’s error about a second copy', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const copy of ['process-media', 'finish-conversions'])
      await import(/* @vite-ignore */ `${import.meta.resolve('mediabunny')}?copy=${copy}`);
    expect(report).not.toHaveBeenCalled();
    report.mockRestore();
  });

  it('rejects with a timeout once the function exceeds its time limit', async () => {
    vi.useFakeTimers();
    const outcome = run(() => new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await outcome).toMatchObject({ type: 'Sandbox.Timedout', message: 'Task timed out after 300.00 seconds' });
  });

  it('rejects with a FunctionFailure for every error of the function and for a result that is too large', async () => {
    await expect(run(() => Promise.reject(new TypeError('broken')))).rejects.toMatchObject({
      name: 'FunctionFailure',
      type: 'TypeError',
      message: 'broken',
    });
    await expect(
      run(() => {
        throw new RangeError('at once');
      }),
    ).rejects.toMatchObject({ type: 'RangeError' });
    await expect(run(async () => 'x'.repeat(PAYLOAD_MAX_BYTES))).rejects.toMatchObject({ type: 'Function.ResponseSizeTooLarge' });
  });
});
