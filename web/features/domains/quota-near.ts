/** The used share of a quota at which to request an increase: AWS takes days to grant one. */
const NEAR = 0.8;

/** Whether a quota is nearly used up. */
export const isQuotaNear = ({ used, max }: { used: number; max: number }): boolean => used >= max * NEAR;
