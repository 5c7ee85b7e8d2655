import type { BillingTerms } from '#shared/model/billing/billing-terms.ts';

/** Returns the number of blocks that page views use: at least one. A started block counts as a whole block. */
export const usedBlocks = (views: number, blockSize: number): number => Math.max(1, Math.ceil(views / blockSize));

/** Returns the number of blocks of a month beyond the first, which is part of the plan fee. 0 if page views are unlimited. */
export const chargedBlocks = (views: number, { limitAccess }: Pick<BillingTerms, 'limitAccess'>): number =>
  limitAccess === null ? 0 : usedBlocks(views, limitAccess) - 1;
