/**
 * `npm test`: runs the checks, every Vitest project while the product for the flows starts, then the browser flows; then prints the times
 * and one line of totals.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FLOWS_WAIT } from '#test/flows/steps/flows-wait.ts';
import { readFlowReport } from './test-report/flow-report.ts';
import { type Timing, timeSummary } from './test-report/time-summary.ts';
import { readUnhandledErrors, UNHANDLED_ERRORS_FILE } from './test-report/unhandled-errors.ts';
import { readVitestReport } from './test-report/vitest-report.ts';

interface Counts {
  passed: number;
  failed: number;
}

/** Failures to repeat at the end, since the reports of a long run have scrolled away by then. */
const failures: string[] = [];
/** The flows that passed only at their second attempt. */
const flaky: string[] = [];
const files: Timing[] = [];

const folder = await mkdtemp(join(tmpdir(), 'test-results-'));
const reportOf = (file: string, empty = '{}'): Promise<string> => readFile(file, 'utf8').catch(() => empty);

const succeeds = (child: ChildProcess): Promise<boolean> =>
  new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });

const run = (command: string, parameters: readonly string[], env: Record<string, string> = {}): Promise<boolean> =>
  succeeds(spawn(command, parameters, { stdio: 'inherit', env: { ...process.env, ...env } }));

/** Returns the counts of a step; a step that crashed counts as at least one failure. */
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
  const file = join(folder, 'vitest.json');
  const errors = join(folder, 'unhandled-errors.json');
  const reporters = ['default', 'json', './scripts/test-report/unhandled-errors.ts'].map((reporter) => `--reporter=${reporter}`);
  const succeeded = await run('vitest', ['run', ...reporters, `--outputFile.json=${file}`], { [UNHANDLED_ERRORS_FILE]: errors });
  const report = readVitestReport(await reportOf(file));
  failures.push(...report.failures, ...readUnhandledErrors(await reportOf(errors, '[]')));
  files.push(...report.files);
  return counted(succeeded, report);
}

/**
 * Starts the product for the flows, which begin when `begin` is called. Building it and making its demo leave one of two processors idle
 * half of the time, so other tests run concurrently.
 */
function prepareFlows(file: string): { begin: () => void; ended: Promise<boolean> } {
  const child = spawn('playwright', ['test', '--reporter=list,json'], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, [FLOWS_WAIT]: '1' },
  });
  // A product that did not start has closed it.
  child.stdin.on('error', () => undefined);
  return { begin: () => child.stdin.end(), ended: succeeds(child) };
}

async function flows({ begin, ended }: ReturnType<typeof prepareFlows>, file: string): Promise<Counts> {
  begin();
  const succeeded = await ended;
  const report = readFlowReport(await reportOf(file));
  flaky.push(...report.flaky);
  failures.push(...report.errors);
  files.push(...report.files);
  return counted(succeeded, report);
}

const total: Counts = { passed: 0, failed: 0 };
const steps: Timing[] = [];

async function time(name: string, step: () => Promise<Counts>): Promise<void> {
  const started = performance.now();
  const { passed, failed } = await step();
  steps.push({ name, seconds: (performance.now() - started) / 1000 });
  total.passed += passed;
  total.failed += failed;
}

await time('check', check);
const flowReport = join(folder, 'flows.json');
const prepared = prepareFlows(flowReport);
await time('vitest', vitest);
await time('flows', () => flows(prepared, flowReport));
await rm(folder, { recursive: true, force: true });
if (failures.length > 0) console.log(`\nFailed outside of the flows:\n\n${failures.map((failure) => failure.slice(0, 4000)).join('\n\n')}`);
if (flaky.length > 0) console.log(`\nPassed at the second attempt only:\n${flaky.join('\n')}`);
console.log(`\n${timeSummary(steps, files)}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
