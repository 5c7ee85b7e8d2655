import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressDigest } from '#functions/platform/keys/digest.ts';
import { dueAttributes } from '#functions/platform/engine/due-index.ts';
import { jobKey } from '#functions/platform/keys/keys.ts';
import { eraseMailJobs } from '#functions/visitors/services/erasure/erase-mail-jobs.ts';
import { startTable, type TestTable } from '#test/support/engines.ts';

const SITE = 'abcdefghijkl';
const EMAIL = 'hanako@example.com';
const NOW = new Date('2026-11-01T00:00:00Z');
/** More than a page of the index. */
const BACKLOG = 1_100;

let test: TestTable;
beforeAll(async () => {
  test = await startTable();
});
afterAll(() => test.stop());

const job = (id: string, seconds: number, mail: object) => ({
  ...jobKey(id),
  entity: 'job',
  id,
  mail,
  ...dueAttributes('job', new Date(NOW.getTime() + seconds * 1_000), id),
});

it('eraseMailJobs deletes the jobs that would e-mail an address for a site, even behind a backlog of other jobs', async () => {
  const backlog = Array.from({ length: BACKLOG }, (_, index) => job(`B${index}`, -index, { siteId: SITE, email: 'taro@example.com' }));
  const addressed = [
    job('BY-EMAIL', 60, { siteId: SITE, email: EMAIL }),
    job('BY-DIGEST', 60, { siteId: SITE, addressDigest: addressDigest(EMAIL) }),
  ];
  const elsewhere = job('ELSEWHERE', 60, { siteId: 'mnopqrstuvwx', email: EMAIL });
  await test.table.batchWrite({ put: [...backlog, ...addressed, elsewhere] });

  await eraseMailJobs(test.table, SITE, EMAIL, NOW);

  const left = await test.table.batchGet(['BY-EMAIL', 'BY-DIGEST', 'ELSEWHERE', 'B0', `B${BACKLOG - 1}`].map(jobKey));
  expect(left.map((item) => item?.['id'])).toEqual([undefined, undefined, 'ELSEWHERE', 'B0', `B${BACKLOG - 1}`]);
});
