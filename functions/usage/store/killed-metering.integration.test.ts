import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteKey } from '#functions/platform/keys/keys.ts';
import { pageViewStore, type SiteMonthViews } from '#functions/usage/store/page-view-store.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';
import { repetitions } from '#test/support/long-run.ts';

const MONTH = '2026-11';
const SITES = 400;
const OBJECTS = repetitions(2, 3);
const PROCESS = join(import.meta.dirname, 'adding-process-fixture.ts');

let test: TestTable;
const siteId = (number: number): string => `s${String(number).padStart(11, '0')}`;

beforeAll(async () => {
  test = await startTable();
  const put = Array.from({ length: SITES }, (_, index) => ({
    ...siteKey(siteId(index)),
    entity: 'site',
    id: siteId(index),
    name: 'A site',
    lineage: ['operator', 'oem', `user-${index % 9}`],
  }));
  await test.table.batchWrite({ put });
});
afterAll(() => test.stop());

/** Runs the process and kills it after a random time, unless it has ended by then. Resolves with whether it has added the object. */
function addUntilKilled(key: string, counts: readonly SiteMonthViews[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROCESS, key, JSON.stringify(counts)], { env: { ...process.env, ...test.environment } });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => {
      if (output === '') setTimeout(() => child.kill('SIGKILL'), randomInt(250));
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 || code === null ? resolve(output.includes('done')) : reject(new Error(errors))));
  });
}

it('addLogObject counts each object once, even if processes are killed while they add it', { timeout: 300_000 }, async () => {
  const store = pageViewStore(test.table, () => new Date());
  const counts = Array.from({ length: SITES }, (_, index) => ({ siteId: siteId(index), month: MONTH, views: (index % 5) + 1 }));
  let kills = 0;
  for (let object = 0; object < OBJECTS; object += 1) {
    // Runs two processes at a time, because S3 announces an object at least once.
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const ended = await Promise.all([0, 1].map(() => addUntilKilled(`object-${object}`, counts)));
      kills += ended.filter((isDone) => !isDone).length;
    }
    // The last delivery is not interrupted.
    await store.addLogObject(`object-${object}`, counts);
  }
  const expected = OBJECTS * counts.reduce((sum, { views }) => sum + views, 0);
  expect(kills, 'no process was killed: the test shows nothing').toBeGreaterThan(0);
  expect(await store.ofAccount('oem', MONTH)).toEqual({ views: expected, late: 0 });
  const sites = await store.sitesOf('oem', MONTH);
  const found = new Map(sites.map(({ siteId: id, views }) => [id, views]));
  expect(found).toEqual(new Map(counts.map(({ siteId: id, views }) => [id, OBJECTS * views])));
});
