import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, SCHEDULE_DAYS_MAX, scheduleFaults, withoutScheduled } from '#shared/rules/publishing/publication-schedule.ts';
import { inStatus } from '#test/support/sites/site-states.ts';

const NOW = new Date('2026-11-30T03:00:00Z');
const DAY = 24 * 3_600_000;
const at = (days: number): string => new Date(NOW.getTime() + days * DAY).toISOString();
const begin = (days: number) => ({ at: at(days), revision: '01JD00000000000000000000AA' });
const end = (days: number) => ({ at: at(days) });

describe('scheduleFaults', () => {
  it.each([
    ['nothing', 'DRAFT', null, null, []],
    ['a beginning', 'DRAFT', begin(1), null, []],
    ['a beginning and its end', 'PRIVATE', begin(1), end(2), []],
    ['the end of a public site', 'PUBLISH', null, end(1), []],
    ['an end, and a new beginning', 'PUBLISH', begin(2), end(1), []],
    ['now', 'DRAFT', begin(0), null, ['public.at not-in-future']],
    ['beginning and end in the past', 'PUBLISH', begin(-2), end(-1), ['public.at not-in-future', 'private.at not-in-future']],
    ['the latest allowed beginning', 'DRAFT', begin(SCHEDULE_DAYS_MAX), null, []],
    ['a beginning too far ahead', 'DRAFT', begin(SCHEDULE_DAYS_MAX + 0.001), null, ['public.at too-far-ahead']],
    ['the end of a site that is not public', 'PRIVATE', null, end(1), ['private.at not-public-then']],
    ['an end before the beginning', 'DRAFT', begin(2), end(1), ['private.at end-before-start']],
    ['beginning and end at the same time', 'PUBLISH', begin(1), end(1), ['private.at end-before-start']],
  ] as const)('checks a schedule with %s', (_, status, publicAt, privateAt, faults) => {
    const found = scheduleFaults({ public: publicAt, private: privateAt }, inStatus(status), NOW);
    expect(found.map(({ path, rule }) => `${path} ${rule}`)).toEqual(faults);
  });

  it('accepts only schedules in the future that never unpublish an unpublished site', () => {
    const days = fc.option(fc.integer({ min: -1, max: 4 }));
    fc.assert(
      fc.property(fc.constantFrom('DRAFT' as const, 'PUBLISH' as const, 'PRIVATE' as const), days, days, (status, from, to) => {
        const planning = { public: from === null ? null : begin(from), private: to === null ? null : end(to) };
        if (scheduleFaults(planning, inStatus(status), NOW).length > 0) return;
        const steps = inOrder([
          ...(planning.public ? [{ ...planning.public, visibility: 'public' as const }] : []),
          ...(planning.private ? [{ ...planning.private, visibility: 'private' as const }] : []),
        ]);
        let isPublic = status === 'PUBLISH';
        for (const { visibility, at: time } of steps) {
          expect(Date.parse(time)).toBeGreaterThan(NOW.getTime());
          if (visibility === 'private') expect(isPublic).toBe(true);
          isPublic = visibility === 'public';
        }
      }),
    );
  });
});

describe('withoutScheduled', () => {
  const both = [{ visibility: 'public' as const }, { visibility: 'private' as const }];
  it('removes the change that was carried out, and also the end if the publication failed', () => {
    expect(withoutScheduled(both, 'public', inStatus('PUBLISH'))).toEqual([{ visibility: 'private' }]);
    expect(withoutScheduled(both, 'public', inStatus('DRAFT'))).toEqual([]);
    expect(withoutScheduled(both, 'private', inStatus('PRIVATE'))).toEqual([{ visibility: 'public' }]);
  });
});
