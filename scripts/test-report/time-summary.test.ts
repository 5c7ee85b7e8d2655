import { expect, it } from 'vitest';
import { timeSummary } from './time-summary.ts';

const file = (name: string, seconds: number) => ({ name, seconds });

it('timeSummary lists the steps in their order and the 20 slowest files, slowest first', () => {
  const files = Array.from({ length: 25 }, (_, index) => file(`file-${index}`, index));
  const summary = timeSummary([file('check', 97.04), file('vitest', 12)], files);
  expect(summary).toContain('Steps:\n    97.0 s  check\n    12.0 s  vitest');
  expect(summary.match(/file-\d+/g)).toEqual(Array.from({ length: 20 }, (_, index) => `file-${24 - index}`));
  expect(summary).not.toContain('Warning');
});

it('timeSummary warns about files over the time budget', () => {
  const summary = timeSummary([], [file('quick', 60), file('slow', 60.5)]);
  expect(summary.slice(summary.indexOf('Warning'))).toBe('Warning: over the budget of 60 s for a file:\nslow');
});
