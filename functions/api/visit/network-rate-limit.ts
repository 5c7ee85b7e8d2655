import { AppError } from '#functions/app-error.ts';
import type { Clock } from '#functions/gateways/clock.ts';

const MINUTE_MS = 60_000;
/** Most networks counted at once, which bounds memory. */
const NETWORKS_MAX = 20_000;

/**
 * A check that throws `too-many-requests` for a network that calls more than `perMinute` times a minute. It counts in the
 * memory of one function instance, so that a flood costs no table writes; the firewall limits all instances together.
 */
export function networkRateLimit(clock: Clock, perMinute: number): (network: string) => void {
  const counts = new Map<string, number>();
  let minute = 0;
  return (network) => {
    const now = clock().getTime();
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute || counts.size >= NETWORKS_MAX) counts.clear();
    minute = current;
    const count = (counts.get(network) ?? 0) + 1;
    counts.set(network, count);
    if (count > perMinute) throw new AppError('too-many-requests', { retryAfter: Math.ceil(((current + 1) * MINUTE_MS - now) / 1_000) });
  };
}
