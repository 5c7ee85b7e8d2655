import { visitItem } from '#functions/store/visitor/visit-item.ts';
import { GRID_MAX } from '#shared/model/limits.ts';
import type { VisitReport } from '#shared/model/visitor/visit-report.ts';
import { gridCells } from '#shared/rules/sheet/cell.ts';
import { randomIds } from '#functions/gateways/ids.ts';

const MINUTE_SECONDS = 60;
const WRITE_UNIT_BYTES = 1_024;

export interface VisitKeys {
  /** Partition keys written to. */
  keys: number;
  /** Write units of the busiest key per second: on average over the minute, and at its peak. */
  average: number;
  peak: number;
  /** Upper bound of one item's size in bytes: JSON is longer than what the table stores. */
  bytes: number;
}

/** The report of a visitor that viewed a number of sheets and pressed the button of each. */
export function reportOf(sheets: number): Omit<VisitReport, 'id'> {
  const cells = [...gridCells(GRID_MAX.cells / GRID_MAX.columns, GRID_MAX.columns)].slice(0, sheets);
  const counts = Object.fromEntries(cells.map((cell) => [cell, 1_000]));
  return { lang: 'jp', landing: 'A1', views: counts, swipes: 100_000, buttons: counts, popups: [], seconds: 86_400 };
}

/** Simulates visits to one site that end at random moments of one minute, and counts the load per key. */
export function simulateVisits(visits: number, report: Omit<VisitReport, 'id'>): VisitKeys {
  const now = new Date();
  const sample = visitItem('abcdefghij12', { ...report, id: randomIds.ulid() }, now);
  const bytes = JSON.stringify(sample).length;
  const units = Math.ceil(bytes / WRITE_UNIT_BYTES);
  const byKey = new Map<string, number[]>();
  for (let visit = 0; visit < visits; visit += 1) {
    const { pk } = visitItem('abcdefghij12', { ...report, id: randomIds.ulid() }, now);
    const seconds = byKey.get(pk) ?? Array.from({ length: MINUTE_SECONDS }, () => 0);
    const second = Math.floor(Math.random() * MINUTE_SECONDS);
    seconds[second] = (seconds[second] ?? 0) + units;
    byKey.set(pk, seconds);
  }
  const loads = [...byKey.values()];
  const sums = loads.map((seconds) => seconds.reduce((sum, one) => sum + one, 0));
  return { keys: byKey.size, average: Math.max(...sums) / MINUTE_SECONDS, peak: Math.max(...loads.flat()), bytes };
}
