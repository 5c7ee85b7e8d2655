import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DUNNING, type DunningEvent, DunningSteps } from '#shared/model/billing/dunning.ts';
import { parse } from '#shared/model/fields.ts';
import { dunningTime, formerEvents, holdFaults, nextDunningStep } from '#shared/rules/billing/dunning.ts';
import { addDays, japaneseDay } from '#shared/rules/time/japanese-day.ts';

const DUE = '2026-12-28';
const reminder = (days: number) => ({ kind: 'reminder', days }) as const;
const notice = (days: number) => ({ kind: 'final-notice', days }) as const;
const acted = (step: DunningSteps[number], on: string): DunningEvent => ({ ...step, at: dunningTime(on).toISOString(), recipients: 1 });
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

  const anySteps = fc
    .uniqueArray(fc.record({ kind: fc.constantFrom('reminder', 'final-notice'), days: fc.integer({ min: 1, max: 180 }) }), {
      selector: ({ days }) => days,
      maxLength: 6,
    })
    .map((steps) => steps.toSorted((one, other) => one.days - other.days))
    .filter((steps) => DunningSteps.safeParse(steps).success);

  it('never repeats a step, nor acts before its day or twice on one day, however settings and runs change (R-22.107)', () => {
    const anyRun = fc.record({ steps: anySteps, days: fc.integer({ min: 0, max: 60 }) });
    fc.assert(
      fc.property(fc.array(anyRun, { maxLength: 30 }), (runs) => {
        const events: DunningEvent[] = [];
        let today = DUE;
        for (const { steps, days } of runs) {
          today = addDays(today, days);
          const next = nextOf(steps, events);
          if (!next || next.on > today) continue;
          expect(today >= addDays(DUE, next.step.days)).toBe(true);
          const last = events.at(-1);
          if (last) {
            expect(next.step.days).toBeGreaterThan(last.days);
            expect(today > japaneseDay(new Date(last.at))).toBe(true);
          }
          events.push(acted(next.step, today));
        }
        expect(events.filter(({ kind }) => kind === 'final-notice').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
