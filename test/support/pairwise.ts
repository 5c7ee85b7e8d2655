import { isLongRun } from './long-run.ts';

export type Choice<F> = { [K in keyof F]: F[K] extends readonly (infer V)[] ? V : never };

/**
 * Returns choices of one value for each factor, so that every two values of two factors occur together at least once: far fewer than all
 * combinations, and the faults of combined properties mostly need two of them. Deterministic.
 */
export function pairwise<const F extends Readonly<Record<string, readonly unknown[]>>>(factors: F): Choice<F>[] {
  const names = Object.keys(factors);
  const sizes = names.map((name) => factors[name]?.length ?? 0);
  const key = (one: number, value: number, other: number, otherValue: number): string => `${one}=${value},${other}=${otherValue}`;
  const open = new Set<string>();
  for (const [one, size] of sizes.entries())
    for (let other = one + 1; other < sizes.length; other += 1)
      for (let value = 0; value < size; value += 1)
        for (let otherValue = 0; otherValue < (sizes[other] ?? 0); otherValue += 1) open.add(key(one, value, other, otherValue));

  const gainOf = (chosen: readonly number[], factor: number, value: number): number =>
    chosen.reduce((sum, former, index) => sum + (open.has(key(index, former, factor, value)) ? 1 : 0), 0);

  const rows: Choice<F>[] = [];
  while (open.size > 0) {
    const chosen: number[] = [];
    for (const [factor, size] of sizes.entries()) {
      // Rotates the start, so that equal gains do not always choose the first value.
      const values = Array.from({ length: size }, (_, index) => (index + rows.length) % size);
      const pending = (value: number): number =>
        [...open].filter((pair) => pair.startsWith(`${factor}=${value},`) || pair.endsWith(`,${factor}=${value}`)).length / 1_000;
      chosen.push(
        values.toSorted((one, other) => gainOf(chosen, factor, other) + pending(other) - gainOf(chosen, factor, one) - pending(one))[0] ??
          0,
      );
    }
    for (const [one, value] of chosen.entries())
      for (let other = one + 1; other < chosen.length; other += 1) open.delete(key(one, value, other, chosen[other] ?? 0));
    rows.push(Object.fromEntries(names.map((name, index) => [name, factors[name]?.[chosen[index] ?? 0]])) as Choice<F>);
  }
  return rows;
}

/** Returns every combination of one value for each factor; the last factor changes first. */
export const everyChoice = <const F extends Readonly<Record<string, readonly unknown[]>>>(factors: F): Choice<F>[] =>
  Object.entries(factors).reduce<Record<string, unknown>[]>(
    (rows, [name, values]) => rows.flatMap((row) => values.map((value) => ({ ...row, [name]: value }))),
    [{}],
  ) as Choice<F>[];

/** Returns every combination in a long run, pairwise choices otherwise. */
export const combinations = <const F extends Readonly<Record<string, readonly unknown[]>>>(factors: F): Choice<F>[] =>
  isLongRun ? everyChoice(factors) : pairwise(factors);
