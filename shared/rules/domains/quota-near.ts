/** The used share of a quota of custom domains from which on the operator is warned, because AWS takes days to raise a quota. */
const NEAR = 0.7;

/** Whether so much of a quota is used that the operator must request a higher one. */
export const isQuotaNear = ({ used, max }: { used: number; max: number }): boolean => used >= max * NEAR;
