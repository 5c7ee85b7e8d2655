import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const load = async () => {
  vi.resetModules();
  return import('#web/lib/server-time.ts');
};

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-23T00:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

it('serverNow returns device time until a response corrects the offset, and keeps the offset after a reload', async () => {
  const first = await load();
  expect(first.serverNow()).toEqual(new Date('2026-11-23T00:00:00Z'));
  first.noteServerDate('Mon, 01 Mar 2027 00:00:00 GMT');
  expect(first.serverNow()).toEqual(new Date('2027-03-01T00:00:00Z'));
  const second = await load();
  vi.setSystemTime(new Date('2026-11-23T01:00:00Z'));
  expect(second.serverNow()).toEqual(new Date('2027-03-01T01:00:00Z'));
  second.noteServerDate('Mon, 23 Nov 2026 01:00:30 GMT');
  expect(second.serverNow()).toEqual(new Date('2026-11-23T01:00:00Z'));
});

it('noteServerDate ignores differences below two minutes, and responses without a valid date', async () => {
  const { noteServerDate, serverNow } = await load();
  for (const date of [null, '', 'today', 'Mon, 23 Nov 2026 00:01:59 GMT', 'Sun, 22 Nov 2026 23:58:01 GMT']) noteServerDate(date);
  expect(serverNow()).toEqual(new Date('2026-11-23T00:00:00Z'));
});
