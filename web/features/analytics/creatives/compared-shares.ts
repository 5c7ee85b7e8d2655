import type { VersionFigures } from '#shared/model/analytics/visit-reports.ts';
import type { Share } from '#shared/rules/analytics/grid/compare-shares.ts';

interface Compared {
  figures: VersionFigures;
}

/** The shares by which sheets and versions are compared. Clicks and conversions are shares of visits; exits are shares of views. */
export const COMPARED_SHARES = {
  clicked: ({ figures }: Compared): Share => ({ times: figures.clicked, of: figures.visits }),
  exits: ({ figures }: Compared): Share => ({ times: figures.exits, of: figures.views }),
  conversions: ({ figures }: Compared): Share => ({ times: figures.conversions, of: figures.visits }),
} as const;
export type ComparedShare = keyof typeof COMPARED_SHARES;
