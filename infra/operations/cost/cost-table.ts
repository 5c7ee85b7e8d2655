import { type Load, LOADS, monthlyCost } from '#infra/operations/cost/monthly-cost.ts';

const usd = (amount: number): string =>
  amount < 0.01 ? '0' : amount.toLocaleString('en', amount < 10 ? { maximumFractionDigits: 2 } : { maximumFractionDigits: 0 });
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Returns the costs of loads as a Markdown table, in USD a month. docs/cost.md and docs/scale.md contain it. */
export function costTable(loads: readonly Load[] = LOADS): string {
  const months = loads.map(monthlyCost);
  const parts = Object.keys(months[0] ?? {});
  const total = (month: Record<string, number>): number => Object.values(month).reduce((sum, amount) => sum + amount, 0);
  return [
    row(['USD a month', ...loads.map(({ visits, sites }) => `${visits.toLocaleString('en')} visits, ${sites.toLocaleString('en')} sites`)]),
    row(['---', ...loads.map(() => '--:')]),
    ...parts.map((part) => row([part, ...months.map((month) => usd(month[part] ?? 0))])),
    row(['**All**', ...months.map((month) => `**${usd(total(month))}**`)]),
  ].join('\n');
}
