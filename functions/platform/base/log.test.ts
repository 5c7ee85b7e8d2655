import { afterEach, expect, it, vi } from 'vitest';
import { describeError, writeWarning } from '#functions/platform/base/log.ts';

afterEach(() => vi.restoreAllMocks());

/** The object in the single line that `write` logs. */
function lineOf(write: () => void): Record<string, unknown> {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  write();
  expect(written).toHaveBeenCalledTimes(1);
  const [line] = written.mock.calls[0] ?? [];
  expect(line).toMatch(/^[^\n]+\n$/);
  return JSON.parse(String(line)) as Record<string, unknown>;
}

it('writeWarning writes the time in RFC 3339, so that Lambda does not log the warning at level info', () => {
  const line = lineOf(() => writeWarning('unreadable-item', 2, new Error('x')));
  expect(line).toMatchObject({ level: 'warn', code: 'unreadable-item', count: 2 });
  expect(line['timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Math.abs(Date.now() - Date.parse(String(line['timestamp'])))).toBeLessThan(60_000);
});

it('describeError masks e-mail addresses in the message of an error', () => {
  expect(describeError(new Error('Address <a.b@example.com> is not verified'))).toMatchObject({
    message: 'Address <<address>> is not verified',
  });
});
