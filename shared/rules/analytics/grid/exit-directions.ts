import { MOVE_DIRECTIONS, type SwipeReport } from '#shared/model/analytics/visit-reports.ts';

type ExitDirection = SwipeReport['exits'][number]['direction'];
export const EXIT_DIRECTIONS = ['none', ...MOVE_DIRECTIONS] as const satisfies ExitDirection[];

/** The visits that ended at a sheet, by the direction of the last move. */
export interface SheetExits {
  alias: string;
  exits: number;
  by: Readonly<Partial<Record<ExitDirection, number>>>;
}

/** Returns the sheets on which visits ended, most exits first. */
export function exitsBySheet({ exits }: Pick<SwipeReport, 'exits'>): SheetExits[] {
  return [...Map.groupBy(exits, ({ alias }) => alias)]
    .map(([alias, own]) => {
      const by: Partial<Record<ExitDirection, number>> = {};
      for (const { direction, visits } of own) by[direction] = (by[direction] ?? 0) + visits;
      return { alias, exits: own.reduce((sum, { visits }) => sum + visits, 0), by };
    })
    .toSorted((one, other) => other.exits - one.exits);
}
