import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DUNNING, type DunningEvent, DunningSteps } from '#shared/model/billing/dunning.ts';
import { parse } from '#shared/model/fields.ts';
import { announcedPause, dunningTime, formerEvents, holdFaults, holdOn, nextDunningStep } from '#shared/rules/billing/dunning.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';

const DUE = '2026-12-28';
const reminder = (days: number) => ({ kind: 'reminder', days }) as const;
const notice = (days: number) => ({ kind: 'final-notice', days }) as const;
const pause = (days: number) => ({ kind: 'pause', days }) as const;
const acted = (step: DunningSteps[number], on: string): DunningEvent => ({
  ...step,
  at: dunningTime(on).toISOString(),
  recipients: 1,
  pausesOn: null,
});
const nextOf = (steps: DunningSteps, events: readonly DunningEvent[] = []) => nextDunningStep(steps, { dueOn: DUE, events });

describe('DunningSteps', () => {
  const faultsOf = (steps: unknown) => {
    const result = parse(DunningSteps, steps);
    return result.ok ? [] : result.errors.map(({ path, rule }) => `${path} ${rule}`);
  };

  it.each([
    ['no step', [], []],
    ['the defaults', DEFAULT_DUNNING, []],
    ['six steps', [...[1, 2, 3, 4, 5].map(reminder), notice(180)], []],
    ['seven steps', [1, 2, 3, 4, 5, 6, 7].map(reminder), [' too-many']],
    ['days in the wrong order', [reminder(5), reminder(5), reminder(4)], ['1.days too-small', '2.days too-small']],
    ['days out of range', [reminder(0), reminder(181)], ['0.days too-small', '1.days too-large']],
    ['a second final notice', [notice(5), notice(6)], ['1.kind second-final-notice']],
    ['a pause after a final notice', [notice(5), reminder(6), pause(7)], []],
    ['a pause that is not announced', [reminder(5), pause(6)], ['1.kind pause-without-notice']],
    ['a pause that is not the last step', [notice(5), pause(6), pause(7)], ['1.kind pause-not-last']],
    ['a day that is no whole number', [{ kind: 'reminder', days: 1.5 }], ['0.days invalid-whole-number']],
  ])('names the faults of %s (R-22.106)', (_case, steps, faults) => expect(faultsOf(steps)).toEqual(faults));
});

describe('nextDunningStep', () => {
  it('returns each step on its day after the due day (R-22.107)', () => {
    expect(nextOf(DEFAULT_DUNNING)).toEqual({ step: reminder(3), on: '2026-12-31' });
    expect(nextOf(DEFAULT_DUNNING, [acted(reminder(3), '2026-12-31')])).toEqual({ step: reminder(14), on: '2027-01-11' });
    expect(nextOf(DEFAULT_DUNNING, formerEvents(DUE, 1))).toEqual({ step: reminder(14), on: '2027-01-11' });
    expect(nextOf(DEFAULT_DUNNING, formerEvents(DUE, 2))).toBeUndefined();
    expect(nextOf([])).toBeUndefined();
  });

  it('keeps the distance of the settings after a late step, at most a week (R-22.107)', () => {
    expect(nextOf(DEFAULT_DUNNING, [acted(reminder(3), '2027-02-01')])?.on).toBe('2027-02-08');
    expect(nextOf([reminder(3), reminder(5)], [acted(reminder(3), '2027-02-01')])?.on).toBe('2027-02-03');
  });

  it('skips steps that changed settings place before the last one, and a second final notice (R-22.107)', () => {
    const events = [acted(reminder(3), '2026-12-31'), acted(notice(14), '2027-01-11')];
    expect(nextOf([reminder(1), reminder(5), reminder(14), notice(20), reminder(30)], events)).toEqual({
      step: reminder(30),
      on: '2027-01-27',
    });
  });

  it('waits until a hold has ended (R-22.110)', () => {
    expect(nextDunningStep(DEFAULT_DUNNING, { dueOn: DUE, events: [], hold: { until: '2027-01-05' } })?.on).toBe('2027-01-06');
    expect(nextDunningStep(DEFAULT_DUNNING, { dueOn: DUE, events: [], hold: { until: '2026-12-29' } })?.on).toBe('2026-12-31');
    expect([DUE, '2026-12-27', '2027-12-28', '2027-12-29'].map((until) => holdFaults({ until }, DUE)[0]?.rule)).toEqual([
      undefined,
      'date-in-past',
      undefined,
      'too-far-ahead',
    ]);
  });

  it('shows a hold through its last day (R-22.110)', () => {
    const hold = { until: '2027-01-05', reason: 'Pays in parts' };
    expect(['2027-01-05', '2027-01-06'].map((today) => holdOn(hold, today))).toEqual([hold, null]);
  });

  it('lets a pause act on the day that a final notice has announced (R-22.111)', () => {
    const steps = [reminder(3), notice(14), pause(30)];
    expect(announcedPause(steps, DUE, notice(14), '2027-01-11')).toBe('2027-01-27');
    expect(announcedPause(steps, DUE, notice(14), '2027-03-01')).toBe('2027-03-08');
    expect([announcedPause(steps, DUE, reminder(3), DUE), announcedPause([notice(14)], DUE, notice(14), DUE)]).toEqual([null, null]);
    const noticed = { ...acted(notice(14), '2027-01-11'), pausesOn: '2027-02-15' };
    expect(nextOf(steps, [noticed])).toEqual({ step: pause(30), on: '2027-02-15' });
    expect(nextOf(steps, [noticed, acted(pause(30), '2027-02-15')])).toBeUndefined();
  });

  it('announces a pause that is added after the final notice, at a distance of a week (R-22.111)', () => {
    const steps = [reminder(3), notice(14), pause(30)];
    const events = [acted(notice(14), '2027-01-11'), acted(reminder(40), '2027-02-06')];
    expect(nextOf(steps, events)).toEqual({ step: notice(14), on: '2027-02-13' });
    expect(announcedPause(steps, DUE, notice(14), '2027-02-13')).toBe('2027-02-20');
  });

  const anySteps = fc
    .uniqueArray(fc.record({ kind: fc.constantFrom('reminder', 'final-notice', 'pause'), days: fc.integer({ min: 1, max: 180 }) }), {
      selector: ({ days }) => days,
      maxLength: 6,
    })
    .map((steps) => steps.toSorted((one, other) => one.days - other.days))
    .filter((steps) => DunningSteps.safeParse(steps).success);

  it('never repeats a step, acts before its day, twice on one day, or pauses unannounced, however settings and runs change (R-22.107, R-22.111)', () => {
    const anyRun = fc.record({ steps: anySteps, days: fc.integer({ min: 0, max: 60 }) });
    fc.assert(
      fc.property(fc.array(anyRun, { maxLength: 30 }), (runs) => {
        const events: DunningEvent[] = [];
        let today = DUE;
        for (const { steps, days } of runs) {
          today = addDays(today, days);
          const next = nextOf(steps, events);
          if (!next || next.on > today) continue;
          const { step } = next;
          expect(today >= addDays(DUE, step.days)).toBe(true);
          const last = events.at(-1);
          if (last) expect(today > japaneseDay(new Date(last.at))).toBe(true);
          if (step.kind === 'reminder') expect(events.every((event) => event.days < step.days)).toBe(true);
          if (step.kind === 'pause') expect(events.some(({ pausesOn }) => pausesOn !== null && pausesOn <= today)).toBe(true);
          events.push({ ...acted(step, today), pausesOn: announcedPause(steps, DUE, step, today) });
        }
        const count = (kind: string, isAnnouncing = true) =>
          events.filter((event) => event.kind === kind && (event.pausesOn !== null) === isAnnouncing).length;
        expect(Math.max(count('final-notice'), count('final-notice', false), count('pause', false))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
