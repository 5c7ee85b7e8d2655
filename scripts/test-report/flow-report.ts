import type { Timing } from './time-summary.ts';

interface FlowSpec {
  file: string;
  title: string;
  tests: { status: string; results: { duration: number }[] }[];
}

interface FlowSuite {
  specs?: FlowSpec[];
  suites?: FlowSuite[];
}

interface FlowReport {
  stats?: { expected: number; unexpected: number; flaky: number };
  /** The errors outside of the flows, for example of the global setup. */
  errors?: { message?: string; stack?: string }[];
  suites?: FlowSuite[];
}

const specsOf = ({ specs = [], suites = [] }: FlowSuite): FlowSpec[] => [...specs, ...suites.flatMap(specsOf)];

/** Parses the output of Playwright's `json` reporter. Returns zero counts for an empty report. */
export function readFlowReport(json: string): { passed: number; failed: number; files: Timing[]; flaky: string[]; errors: string[] } {
  const { stats, errors = [], suites = [] } = JSON.parse(json) as FlowReport;
  const specs = specsOf({ suites });
  const files = new Map<string, number>();
  for (const { file, tests } of specs) {
    const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    files.set(file, (files.get(file) ?? 0) + milliseconds / 1000);
  }
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    files: [...files].map(([name, seconds]) => ({ name: `test/flows/${name}`, seconds })),
    flaky: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file} › ${title}`),
    errors: errors.map(({ message = '', stack }) => stack ?? message),
  };
}
