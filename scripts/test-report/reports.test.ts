import { expect, it } from 'vitest';
import { readFlowReport } from './flow-report.ts';
import { readUnhandledErrors } from './unhandled-errors.ts';
import { readVitestReport } from './vitest-report.ts';

const assertion = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});

it('readVitestReport reads counts, times and failures, also of a file that cannot be loaded', () => {
  const file = (name: string, status: string, message: string, ...assertionResults: object[]) => ({
    name: `${process.cwd()}/${name}`,
    status,
    message,
    startTime: 1_000,
    endTime: 2_500,
    assertionResults,
  });
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      file('a.test.ts', 'failed', '', assertion('adds'), assertion('takes', 'off by one')),
      file('b.test.ts', 'failed', 'no module'),
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 1,
    files: [
      { name: 'a.test.ts', seconds: 1.5 },
      { name: 'b.test.ts', seconds: 1.5 },
    ],
    failures: ['a.test.ts › takes\noff by one', 'b.test.ts\nno module'],
  });
});

it('readFlowReport sums the durations of all attempts of a file, and names the flows that needed a retry', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    file: 'a.flow.ts',
    title,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  });
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1 },
    errors: [{ message: 'no port', stack: 'Error: no port' }],
    suites: [{ specs: [spec('opens', 'expected', 500)], suites: [{ specs: [spec('saves', 'flaky', 1_000, 2_000)] }] }],
  };
  expect(readFlowReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 0,
    files: [{ name: 'test/flows/a.flow.ts', seconds: 3.5 }],
    flaky: ['a.flow.ts › saves'],
    errors: ['Error: no port'],
  });
});

it('readVitestReport and readFlowReport return zero counts for an empty report', () => {
  expect(readVitestReport('{}')).toEqual({ passed: 0, failed: 0, files: [], failures: [] });
  expect(readFlowReport('{}')).toEqual({ passed: 0, failed: 0, files: [], flaky: [], errors: [] });
});

it('readUnhandledErrors names each error outside of a test, and none for an empty file', () => {
  expect(readUnhandledErrors(JSON.stringify([{ name: 'TypeError', message: 'no window', stack: 'at a.ts:1' }]))).toEqual([
    'Error outside of a test: TypeError: no window\nat a.ts:1',
  ]);
  expect(readUnhandledErrors('')).toEqual([]);
});
