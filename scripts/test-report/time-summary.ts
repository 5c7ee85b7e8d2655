/** How long a step, a test file or a file of flows took. */
export interface Timing {
  name: string;
  seconds: number;
}

/** The number of slowest files that are listed. */
const LISTED = 20;
/** The time budget of a file on two idle cores. A slower file causes a warning, never a failure: the machine may be busy. */
const BUDGET_SECONDS = 60;

const line = ({ name, seconds }: Timing): string => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
const slowestFirst = (timings: readonly Timing[]): Timing[] => timings.toSorted((left, right) => right.seconds - left.seconds);

/** Returns the times of a run: its steps, its slowest files, and the files over their budget. Files run in parallel. */
export function timeSummary(steps: readonly Timing[], files: readonly Timing[]): string {
  const slowest = slowestFirst(files);
  const overBudget = slowest.filter(({ seconds }) => seconds > BUDGET_SECONDS);
  const parts = [`Steps:\n${steps.map(line).join('\n')}`];
  if (slowest.length > 0) parts.push(`Slowest files:\n${slowest.slice(0, LISTED).map(line).join('\n')}`);
  if (overBudget.length > 0)
    parts.push(`Warning: over the budget of ${BUDGET_SECONDS} s for a file:\n${overBudget.map(({ name }) => name).join('\n')}`);
  return parts.join('\n\n');
}
