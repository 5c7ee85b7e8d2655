/** One row of a report: a figure and, if it has a reference or a budget, its ratio to it and the largest acceptable ratio. */
export interface Row {
  what: string;
  value: string;
  ratio?: number;
  goal?: number;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

export function print(title: string, rows: readonly Row[]): void {
  console.log(`\n## ${title}\n`);
  console.log('| what | figure | ratio | goal |\n|---|---|---|---|');
  for (const { what, value, ratio, goal } of rows) {
    console.log(`| ${what} | ${value} | ${ratio === undefined ? '' : ratio.toFixed(2)} | ${goal === undefined ? '' : `≤ ${goal}`} |`);
  }
}
