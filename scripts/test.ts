/** `npm test`: runs the checks, every Vitest project, then the browser flows; ends with one line of totals. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

interface Counts {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** Failures to repeat at the end, since the reports of a long run have scrolled away by then. */
const failures: string[] = [];

const flaky: string[] = [];

const folder = await mkdtemp(join(tmpdir(), 'test-results-'));
const report = (name: string) => join(folder, `${name}.json`);

const succeeds = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

const run = (command: string, parameters: readonly string[], env: Record<string, string> = {}): Promise<boolean> =>
  succeeds(spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...env } }));

/** The counts of a step; a step that crashed counts as at least one failure. */
function counted(succeeded: boolean, { passed, failed }: Counts): Counts {
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

async function check(): Promise<Counts> {
  const child = spawn('node', ['scripts/check.ts'], { stdio: ['inherit', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    process.stdout.write(chunk);
  });
  const succeeded = await succeeds(child);
  if (!succeeded) failures.push(`scripts/check.ts\n${output}`);
  return counted(succeeded, { passed: succeeded ? 1 : 0, failed: 0 });
}

async function vitest(): Promise<Counts> {
  const file = report('vitest');
  const succeeded = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]);
  const result = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Partial<VitestReport>;
  for (const { name, status, message, assertionResults } of result.testResults ?? []) {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    failures.push(...failed.map((test) => `${relative('.', name)} › ${test.fullName}\n${test.failureMessages.join('\n')}`));
    if (status === 'failed' && failed.length === 0) failures.push(`${relative('.', name)}\n${message}`);
  }
  return counted(succeeded, { passed: result.numPassedTests ?? 0, failed: result.numFailedTests ?? 0 });
}

interface FlowSuite {
  specs?: { file: string; title: string; tests: { status: string }[] }[];
  suites?: FlowSuite[];
}

interface FlowReport {
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: FlowSuite[];
}

/** The flows that only their second attempt passed. */
const flakyFlows = ({ specs = [], suites = [] }: FlowSuite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file} › ${title}`),
  ...suites.flatMap(flakyFlows),
];

async function flows(): Promise<Counts> {
  const file = report('flows');
  const succeeded = await run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: file });
  const { stats, suites } = JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as FlowReport;
  flaky.push(...flakyFlows({ suites: suites ?? [] }));
  return counted(succeeded, { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 });
}

const total: Counts = { passed: 0, failed: 0 };
for (const step of [check, vitest, flows]) {
  const { passed, failed } = await step();
  total.passed += passed;
  total.failed += failed;
}
await rm(folder, { recursive: true, force: true });
if (failures.length > 0)
  console.log(`\nFailed in the tests before the flows:\n\n${failures.map((failure) => failure.slice(0, 4000)).join('\n\n')}`);
if (flaky.length > 0) console.log(`\nPassed at the second attempt only:\n${flaky.join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
