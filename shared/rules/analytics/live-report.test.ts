import { expect, it } from 'vitest';
import type { ReportedSheet } from '#shared/model/analytics/visit-reports.ts';
import { liveReport, liveVisits } from '#shared/rules/analytics/live-report.ts';
import type { ReceivedPart } from '#shared/rules/analytics/visits/merge-visits.ts';
import { visitPath, type WrittenEvent } from '#shared/values/visit/visit-path.ts';
import { visitIdAt } from '#test/support/visits/visit-id-at.ts';

const NOW = new Date('2026-11-20T03:00:00Z');
const [ONE, TWO, FORGED] = ['AAAAAAAA', 'BBBBBBBB', 'ZZZZZZZZ'];
const sheet = (alias: string): ReportedSheet => ({ alias, sheetId: null, cell: 'A1', title: '', image: null, hasVideo: false });
const at = (minutes: number): number => NOW.getTime() - minutes * 60_000;
const rest = (alias: string): WrittenEvent => [10, 'r', 'o', 'A1', alias];
const part = (id: string, number: number, minutesAgo: number, ...events: WrittenEvent[]): ReceivedPart => ({
  at: at(minutesAgo),
  person: id,
  path: visitPath(id, number, 'jp', events, number === 0 ? [390, 0, 900, '', '', '', ''] : []),
});
const [first, second, third, forged] = ['first', 'second', 'third', 'forged'].map((name) => visitIdAt(at(20), name)) as [
  string,
  string,
  string,
  string,
];

it('liveReport counts visits with a part received in the last 30 minutes, on their latest sheet', () => {
  const parts = [
    part(first, 0, 12.5, rest(ONE)),
    part(first, 1, 11, [20, 'r', 'p', 'B1', TWO]),
    part(second, 0, 31, rest(ONE)),
    part(second, 1, 2, [30, 'h']),
    part(third, 0, 0.5, rest(ONE)),
    part(third, 0, 0.2, rest(ONE)),
  ];
  const report = liveReport(liveVisits(parts, NOW), [sheet(ONE), sheet(TWO)], NOW);
  // The second visitor counts although the part with the sheet event is too old.
  expect(report.visits).toBe(3);
  expect(report.sheets.map((one) => [one.sheet.alias, one.visits])).toEqual([
    [TWO, 1],
    [ONE, 1],
  ]);
  expect(report.minutes.flatMap((visits, minute) => (visits > 0 ? [[minute, visits]] : []))).toEqual([
    [17, 1],
    [29, 1],
  ]);
});

it('liveReport does not count a visit if all of its sheets are unknown to the site', () => {
  const report = liveReport(liveVisits([part(forged, 0, 5, rest(FORGED))], NOW), [sheet(ONE)], NOW);
  expect([report.visits, report.sheets, report.minutes.some((visits) => visits > 0)]).toEqual([0, [], false]);
});
