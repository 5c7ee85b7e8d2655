/** The load that 10,000 visits a minute to one site put on partition keys, simulated with the product's key functions. */
import { GRID_MAX } from '#shared/model/limits.ts';
import { reportOf, simulateVisits } from '#test/support/sites/simulate-visits.ts';
import type { Row } from '../report.ts';

const VISITS_A_MINUTE = 10_000;
/** DynamoDB's limits of one partition key, in units per second. */
const LIMITS = { writes: 1_000, reads: 3_000 };

function rowsOf(what: string, sheets: number): Row[] {
  const { keys, average, peak, bytes } = simulateVisits(VISITS_A_MINUTE, reportOf(sheets));
  return [
    {
      what: `${what} (${bytes} B): write units of the busiest of ${keys} keys in a second, of ${LIMITS.writes}`,
      value: `${average.toFixed(0)}, ${peak} in its fullest`,
      ratio: average / LIMITS.writes,
      goal: 1,
    },
  ];
}

export function measureVisitKeys(): Row[] {
  const reads = VISITS_A_MINUTE / 60;
  return [
    ...rowsOf('visits of 10 sheets', 10),
    ...rowsOf('visits of 100 sheets', 100),
    ...rowsOf(`the largest there can be, ${GRID_MAX.cells} sheets`, GRID_MAX.cells),
    { what: `the site itself: reads in a second, of ${LIMITS.reads}`, value: reads.toFixed(0), ratio: reads / LIMITS.reads, goal: 1 },
  ];
}
