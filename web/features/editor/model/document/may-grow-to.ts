import { GRID_MAX } from '#shared/model/limits.ts';
import type { SiteLimits } from '#shared/model/plans/site-limits.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { gridGrowthFaults } from '#shared/rules/plans/plan-limits.ts';

/** Whether the grid of a site may grow to this size, by the limits of every grid and of the plan. */
export function mayGrowTo({ grid }: Pick<SiteDocument, 'grid'>, size: { rows: number; columns: number }, limits: SiteLimits): boolean {
  const { rows, columns } = size;
  if (rows > GRID_MAX.rows || columns > GRID_MAX.columns || rows * columns > GRID_MAX.cells) return false;
  return gridGrowthFaults(grid, { numberHorizontal: rows, numberVertical: columns }, limits).length === 0;
}
