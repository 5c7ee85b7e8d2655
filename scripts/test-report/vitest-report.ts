import { relative } from 'node:path';
import type { Timing } from './time-summary.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The result of one step of the suite. */
export interface StepReport {
  passed: number;
  failed: number;
  files: Timing[];
  /** Each failure with its file, title and message. */
  failures: string[];
}

/** Parses the output of Vitest's `json` reporter. Returns zero counts for an empty report. */
export function readVitestReport(json: string): StepReport {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = JSON.parse(json) as Partial<VitestReport>;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${relative('.', name)}\n${message}`];
    return failed.map((test) => `${relative('.', name)} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
  });
  const files = testResults.map(({ name, startTime, endTime }) => ({ name: relative('.', name), seconds: (endTime - startTime) / 1000 }));
  return { passed: numPassedTests, failed: numFailedTests, files, failures };
}
