import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOTICE_RECEIVERS, type NoticeReceiver } from '#shared/model/notices/system-notice.ts';
import { noticeStart, noticeStatus } from '#shared/rules/notices/notice-status.ts';
import { type CurrentNotice, isVisible, maintenanceBanners, readerOf, visibleSince } from '#shared/rules/notices/notice-visibility.ts';

const instantOf = (hour: number): string => new Date(Date.UTC(2026, 10, 1) + hour * 3_600_000).toISOString();
const dateOf = (hour: number): Date => new Date(instantOf(hour));
const notice = (differences: Partial<CurrentNotice> = {}): CurrentNotice => ({
  id: 'one',
  title: 'A notification',
  receivers: { 'oem-admin': instantOf(0) },
  startDate: instantOf(10),
  endDate: instantOf(20),
  maintenance: null,
  ...differences,
});

describe('readerOf', () => {
  it.each([
    [{ role: 'MASTER', workRole: 'MASTER' }, 0, undefined],
    [{ role: 'MASTER_USER', workRole: 'MASTER' }, 0, 'staff'],
    [{ role: 'SUB_ADMIN', workRole: 'MASTER' }, 0, undefined],
    [{ role: 'OEM_MASTER', workRole: 'OEM_MASTER' }, 1, 'oem-master'],
    [{ role: 'OEM_ADMIN', workRole: 'OEM_MASTER' }, 1, 'oem-admin'],
    [{ role: 'SUB_ADMIN', workRole: 'OEM_MASTER' }, 1, 'oem-master'],
    [{ role: 'USER', workRole: 'USER' }, 2, 'oem-user'],
    [{ role: 'USER', workRole: 'USER' }, 1, 'master-user'],
    [{ role: 'SUB_ADMIN', workRole: 'USER' }, 1, 'master-user'],
  ] as const)('for %j at depth %i returns %s (R-19.9)', (actor, depth, expected) => {
    expect(readerOf(actor, depth)).toBe(expected);
  });
});

describe('visibility of a notification', () => {
  it.each([
    ['before its start', 'oem-admin', 9, false],
    ['from its start', 'oem-admin', 10, true],
    ['up to its end', 'oem-admin', 19.99, true],
    ['at its end', 'oem-admin', 20, false],
    ['to another receiver', 'oem-master', 15, false],
    ['to staff', 'staff', 15, true],
  ] as const)('%s (reader %s, hour %d): %s', (_, reader, hour, expected) => {
    expect(isVisible(notice(), reader, dateOf(hour))).toBe(expected);
  });

  it('begins when a receiver is added, and has no end without an end date', () => {
    const added = notice({ receivers: { 'oem-admin': instantOf(0), 'oem-user': instantOf(15) }, endDate: null });
    expect(visibleSince(added, 'oem-user')).toBe(instantOf(15));
    expect(isVisible(added, 'oem-user', dateOf(14))).toBe(false);
    expect(isVisible(added, 'oem-user', dateOf(1e6))).toBe(true);
  });

  const hour = fc.integer({ min: 0, max: 40 });
  const saved = fc.record({
    isDraft: fc.boolean(),
    publishType: fc.constantFrom('instant' as const, 'reserve' as const),
    start: hour,
    length: fc.option(fc.integer({ min: 1, max: 20 })),
    receivers: fc.uniqueArray(fc.constantFrom(...NOTICE_RECEIVERS), { minLength: 1 }),
    savedAt: hour,
  });
  const reader = fc.record({ kind: fc.constantFrom(...NOTICE_RECEIVERS, 'staff' as const), createdAt: hour, now: hour });

  it('agrees with a plain model for any state, start, end, current time, receiver and age of the account', () => {
    fc.assert(
      fc.property(saved, reader, ({ isDraft, publishType, start, length, receivers, savedAt }, { kind, createdAt, now }) => {
        fc.pre(now >= savedAt && now >= createdAt);
        const begins = publishType === 'instant' ? savedAt : start;
        const ends = length === null ? Infinity : begins + length;
        // The model: receivers see a notification during its period, whether their account is older than it or not.
        const isExpected = !isDraft && now >= Math.max(begins, savedAt) && now < ends && (kind === 'staff' || receivers.includes(kind));

        const endDate = length === null ? null : instantOf(ends);
        const input = { publishType, startDate: publishType === 'reserve' ? instantOf(start) : null, isDraft };
        const startDate = noticeStart(input, undefined, dateOf(savedAt));
        const status = noticeStatus({ isDraft, startDate, endDate }, dateOf(now));
        const addressed = Object.fromEntries(receivers.map((one): [NoticeReceiver, string] => [one, instantOf(savedAt)]));
        const isSeen =
          !isDraft &&
          startDate !== null &&
          isVisible({ id: 'one', title: '', receivers: addressed, startDate, endDate, maintenance: null }, kind, dateOf(now));
        expect(isSeen).toBe(isExpected);
        if (isSeen) expect(status).toBe('public');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('maintenanceBanners', () => {
  it('returns maintenance windows that have not ended, the earliest first', () => {
    const windowed = (id: string, from: number, until: number) =>
      notice({ id, maintenance: { startDate: instantOf(from), endDate: instantOf(until) } });
    const all = [windowed('late', 30, 31), windowed('over', 1, 12), windowed('now', 11, 13), notice({ id: 'none' })];
    expect(maintenanceBanners(all, dateOf(12)).map(({ id }) => id)).toEqual(['now', 'late']);
  });
});
