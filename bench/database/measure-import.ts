/** Measures an import of very many accounts: checking a file with faults, creating all accounts, and undoing the import. */
import { accountOfEachRole } from '#test/support/accounts/test-accounts.ts';
import { scanTable } from '#test/support/accounts/account-fixture.ts';
import { startUserImportFixture, type UserImportFixture } from '#test/support/api/user-import-fixture.ts';
import { csvRow } from '#shared/values/text/csv.ts';
import type { Row } from '../report.ts';

/** Seconds of a Lambda function until it is cut off: a longer import continues in another attempt. */
const ATTEMPT_S = 900;
const FAULTY_SHARE = 0.01;
const HEADINGS = ['会社名', '担当者名', 'メールアドレス', 'プラン', '契約開始日', '契約終了日'];

const rowOf = (number: number, isFaulty: boolean): string =>
  csvRow([
    `株式会社 第${number}商事`,
    `田中 ${number}郎`,
    `person-${number}@example.com`,
    isFaulty ? 'なし' : 'light',
    '2027/4/1',
    '2028/3/31',
  ]);

const fileOf = (count: number, faulty: ReadonlySet<number>): string =>
  csvRow(HEADINGS) + Array.from({ length: count }, (_, number) => rowOf(number, faulty.has(number))).join('');

interface Measured {
  seconds: number;
  calls: number;
  /** Resident memory of this process at the end, in MB. */
  megabytes: number;
}

async function measured(test: UserImportFixture, work: () => Promise<unknown>): Promise<Measured> {
  test.takeCalls();
  const start = performance.now();
  await work();
  return {
    seconds: (performance.now() - start) / 1_000,
    calls: test.takeCalls().length,
    megabytes: process.memoryUsage().rss / 2 ** 20,
  };
}

const figure = ({ seconds, calls, megabytes }: Measured): string =>
  `${seconds.toFixed(1)} s, ${calls.toLocaleString('en')} database calls, ${Math.round(megabytes)} MB`;

/** Returns random row numbers, whose rows get a fault. */
function randomRows(count: number): Set<number> {
  const rows = new Set<number>();
  while (rows.size < Math.ceil(count * FAULTY_SHARE)) rows.add(Math.floor(Math.random() * count));
  return rows;
}

export async function measureImport(count: number): Promise<Row[]> {
  const test = await startUserImportFixture();
  try {
    const { MASTER } = await accountOfEachRole(test.people);
    const operator = test.importsAs(MASTER);
    const to = { role: 'USER', parentId: MASTER.id } as const;
    const run = (id: string) => measured(test, () => test.runJob({ id, ownerId: MASTER.id }));

    const faulty = randomRows(count);
    const refused = await test.confirmed(operator, to, fileOf(count, faulty));
    const before = (await scanTable(test)).length;
    const checking = await run(refused.id);
    const faults = await test.allFaults(operator, refused.id);
    const expected = [...faulty].map((number) => number + 2).toSorted((a, b) => a - b);
    if (JSON.stringify(faults.map(({ row }) => row)) !== JSON.stringify(expected))
      throw new Error('Other rows were reported than those with faults');
    // Excludes the event and the e-mail about the end of the import.
    const written = (await scanTable(test)).length - before - 2;

    const confirmed = await test.confirmed(operator, to, fileOf(count, new Set()));
    const writing = await run(confirmed.id);
    const done = await operator.get(confirmed.id);
    if (done.state !== 'done' || done.accounts !== count) throw new Error(`The import is ${done.state}`);
    await operator.undo(confirmed.id);
    const undoing = await run(confirmed.id);
    return [
      {
        what: `refusing ${faulty.size} faulty rows of ${count.toLocaleString('en')}`,
        value: `${figure(checking)}; ${written} items of accounts written`,
      },
      { what: 'creating all accounts', value: figure(writing), ratio: writing.seconds / ATTEMPT_S, goal: 1 },
      { what: 'undoing', value: figure(undoing), ratio: undoing.seconds / ATTEMPT_S, goal: 1 },
    ];
  } finally {
    await test.stop();
  }
}
