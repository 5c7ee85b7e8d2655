import type { BillingTerms } from '#shared/model/billing/billing-terms.ts';

/** The blocks that page views use: at least one, and a started block counts as a whole one. */
export const usedBlocks = (views: number, blockSize: number): number => Math.max(1, Math.ceil(views / blockSize));

/** The blocks of a month beyond the first, which is part of the plan fee. None if page views are unlimited. */
export const chargedBlocks = (views: number, { limitAccess }: Pick<BillingTerms, 'limitAccess'>): number =>
  limitAccess === null ? 0 : usedBlocks(views, limitAccess) - 1;
