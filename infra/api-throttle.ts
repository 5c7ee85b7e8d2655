/**
 * Requests per second of all callers together: of the console and machines, and of visitors. A flood of visits does not use up what the
 * console may call. The firewall limits single addresses.
 */
export const API_THROTTLE = {
  console: { rateLimit: 500, burstLimit: 1_000 },
  visitors: { rateLimit: 1_000, burstLimit: 2_000 },
} as const;

export type ApiCallers = keyof typeof API_THROTTLE;
