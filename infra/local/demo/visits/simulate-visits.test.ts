import { describe, expect, it } from 'vitest';
import { reportVisit } from '#infra/local/demo/visits/report-visit.ts';
import { seededRandom } from '#infra/local/demo/visits/seeded-random.ts';
import { simulateVisits } from '#infra/local/demo/visits/simulate-visits.ts';
import type { SimulatedVisit } from '#infra/local/demo/visits/simulated-visit.ts';
import { visitTimes } from '#infra/local/demo/visits/visit-times.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { parseVisitPart } from '#shared/rules/analytics/visits/visit-part.ts';
import { crowdSite } from '#test/support/visits/crowd-site.ts';

const NOW = new Date('2026-11-23T03:00:00Z');

function visitsOf(seed: number, count: number): SimulatedVisit[] {
  const random = seededRandom(seed);
  const site = crowdSite('abcdefghij12.sites.example.com', 3, 3);
  const times = Array.from({ length: count }, (_, index) => NOW.getTime() - index * 1_000);
  return [...simulateVisits(random, site, times)];
}

describe('simulated visits', () => {
  it('are equal for equal seeds, and differ for different seeds', () => {
    expect(visitsOf(1, 20)).toEqual(visitsOf(1, 20));
    expect(visitsOf(2, 20)).not.toEqual(visitsOf(1, 20));
  });

  it('report every step in exactly one part, and parseVisitPart accepts every part', () => {
    for (const visit of visitsOf(3, 300)) {
      const parts = reportVisit(visit).map(({ path }) => parseVisitPart(path));
      expect(parts.map((part) => [part?.visitId, part?.part, part?.origin === undefined])).toEqual(
        parts.map((_part, index) => [visit.id, index, index > 0]),
      );
      expect(parts.flatMap((part) => part?.events.map(({ at }) => at) ?? [])).toEqual(visit.steps.map(({ at }) => at));
    }
  });

  it('report clicks on goal buttons as goals', () => {
    const site = crowdSite('abcdefghij12.sites.example.com', 3, 3);
    const goals = { ...site, sheets: site.sheets.map((sheet) => ({ ...sheet, pressable: ['button', 'point'] as const, hasGoal: true })) };
    const visits = [
      ...simulateVisits(
        seededRandom(5),
        goals,
        Array.from({ length: 200 }, (_, index) => NOW.getTime() - index),
      ),
    ];
    const clicks = visits
      .flatMap((visit) => reportVisit(visit).flatMap(({ path }) => parseVisitPart(path)?.events ?? []))
      .flatMap((event) => (event.what === 'click' ? [event] : []));
    for (const { on, isGoal } of clicks) expect([on, isGoal]).toEqual([on, on === 'button']);
    expect(new Set(clicks.map(({ on }) => on))).toContain('button');
  });

  it('start on every day from the first day to today, some of them in the last half hour', () => {
    const times = [...visitTimes(seededRandom(4), '2026-10-01', 20, NOW)];
    const days = new Set(times.map((time) => japaneseDay(new Date(time))));
    expect([days.size, Math.max(...times) <= NOW.getTime()]).toEqual([54, true]);
    expect(times.filter((time) => time > NOW.getTime() - 30 * 60_000).length).toBeGreaterThan(0);
  });
});
