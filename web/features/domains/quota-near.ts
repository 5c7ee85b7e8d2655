/** The used share of a quota from which an increase should be requested, because AWS takes days to grant an increase. */
const NEAR = 0.8;

/** Whether a quota is nearly used up. */
export const isQuotaNear = ({ used, max }: { used: number; max: number }): boolean => used >= max * NEAR;
