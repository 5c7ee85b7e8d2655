import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rollUpMessages } from '#functions/analytics/jobs/roll-up-visits/roll-up-messages.ts';
import type { RollUpHours } from '#functions/analytics/jobs/roll-up-visits/roll-up-visits.ts';
import { visitHours } from '#functions/analytics/store/visit-hours.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import { queryDueIds } from '#functions/platform/engine/due-index.ts';
import { rollUpVisitsFunction } from '#functions/analytics/job-definitions/roll-up-visits.ts';
import { LocalQueue } from '#infra/local/sqs/local-queue.ts';
import { visibilitySeconds } from '#infra/work-queue.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { isLongRun } from '#test/support/long-run.ts';

const NOW = Date.parse('2026-11-20T03:30:00Z');
const HOUR = '2026-11-20T03';
const MINUTE_MS = 60_000;
const BATCH_MINUTES = 15;
const BATCH_MS = BATCH_MINUTES * MINUTE_MS;
const SITES = isLongRun ? [1_000, 10_000] : [60, 300];
const AT_A_TIME = 50;

let test: TestTable;
let folder: string;
beforeAll(async () => {
  test = await startTable();
  folder = await mkdtemp(path.join(tmpdir(), 'rate-'));
});
afterAll(async () => {
  await test.stop();
  await rm(folder, { recursive: true });
});

/** Collects visits of that many sites at the same time, and returns how many hours are rolled up in each minute of the batch. */
async function rollUpsByMinute(sites: number): Promise<number[]> {
  let now = NOW;
  let done = 0;
  const clock = () => new Date(now);
  const { trigger, timeoutSeconds } = rollUpVisitsFunction;
  const queue = await LocalQueue.open({
    ...trigger,
    folder: path.join(folder, String(sites)),
    name: 'roll-up-visits',
    timeoutSeconds,
    visibilitySeconds: visibilitySeconds(timeoutSeconds),
    concurrency: trigger.concurrencyMax,
    invoke: (_, event) => handler(event as SQSEvent),
    now: clock,
  });
  const send = (messages: readonly { body: unknown; delaySeconds: number }[]) =>
    Promise.all(messages.map(({ body, delaySeconds }) => queue.send(JSON.stringify(body), delaySeconds))).then(() => undefined);
  const hours = visitHours(test.table, clock, { queue: { send }, batchMs: BATCH_MS });
  /** Ends a roll-up without computing figures, whose time depends on the visits. */
  const rollUp: RollUpHours = async (siteId, requested) => {
    for (const hour of requested) {
      const found = await hours.find(siteId, hour);
      await hours.finish(siteId, hour, found?.objects ?? 0);
      done += 1;
    }
    return [];
  };
  const handler = rollUpMessages({ rollUp, hours, clock, log: () => undefined });
  const siteIds = Array.from({ length: sites }, (_, number) => `${String(sites).padStart(6, 's')}${String(number).padStart(6, '0')}`);
  await inParallel(siteIds, AT_A_TIME, async (siteId) => {
    for (let object = 0; object < 2; object += 1) await hours.addObject(siteId, HOUR);
  });
  const perMinute: number[] = [];
  for (let minute = 1; minute <= BATCH_MINUTES + 1; minute += 1) {
    now = NOW + minute * MINUTE_MS;
    await queue.idle();
    perMinute.push(done - perMinute.reduce((sum, one) => sum + one, 0));
  }
  return perMinute;
}

it('the roll-ups of a minute grow with the sites, without a run of the reconcile job, and none is left over (R-26.62)', async () => {
  const most: number[] = [];
  for (const sites of SITES) {
    const perMinute = await rollUpsByMinute(sites);
    expect(perMinute.reduce((sum, one) => sum + one, 0)).toBe(sites);
    most.push(Math.max(...perMinute));
  }
  const [few = 0, many = 0] = most;
  const growth = (SITES[1] ?? 0) / (SITES[0] ?? 1);
  expect(many / few).toBeGreaterThan(growth / 2);
  const later = new Date(NOW + 24 * 60 * MINUTE_MS);
  expect(await queryDueIds(test.table, 'visit-hour', later, 10)).toEqual([]);
}, 600_000);
