import type { ContractStatus } from '#shared/model/role.ts';
import type { SiteStatus } from '#shared/model/sites/site.ts';

/** The colour of a part of a status bar; the legend repeats it as icon and label. */
type Tone = 'good' | 'quiet' | 'outline' | 'info' | 'bad';

/** The statuses in the order of their display, those in use first. */
export const SITE_TONES: readonly (readonly [SiteStatus, Tone])[] = [
  ['PUBLISH', 'good'],
  ['DRAFT', 'quiet'],
  ['PRIVATE', 'outline'],
  ['DOMAIN_VERIFYING', 'info'],
  ['EXPIRED', 'bad'],
];

export const CONTRACT_TONES: readonly (readonly [ContractStatus, Tone])[] = [
  ['ACTIVE', 'good'],
  ['INACTIVE', 'quiet'],
  ['SUSPENDED', 'outline'],
  ['TERMINATED', 'bad'],
];

/** A status with its colour and count. */
export interface StatusPart<S extends string = string> {
  status: S;
  tone: Tone;
  count: number;
}

/** Returns the parts of a figure, without statuses that have a count of 0. */
export const statusParts = <S extends string>(
  tones: readonly (readonly [S, Tone])[],
  counts: Readonly<Partial<Record<S, number>>>,
): StatusPart<S>[] => tones.map(([status, tone]) => ({ status, tone, count: counts[status] ?? 0 })).filter(({ count }) => count > 0);

export const totalOf = (parts: readonly StatusPart[]): number => parts.reduce((sum, { count }) => sum + count, 0);
