import type { ContractStatus } from '#shared/model/account/role.ts';
import type { SiteStatus } from '#shared/model/site/site.ts';

/** How a part of a status bar is drawn; the legend says the same in words and icons. */
type Tone = 'good' | 'quiet' | 'outline' | 'info' | 'bad';

/** Statuses in the order they are told in, what is in use first. */
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

/** One part of a figure: a status, how it is drawn, and how many there are of it. */
export interface StatusPart<S extends string = string> {
  status: S;
  tone: Tone;
  count: number;
}

/** The parts a figure is made of; statuses nobody has are left out. */
export const statusParts = <S extends string>(
  tones: readonly (readonly [S, Tone])[],
  counts: Readonly<Partial<Record<S, number>>>,
): StatusPart<S>[] => tones.map(([status, tone]) => ({ status, tone, count: counts[status] ?? 0 })).filter(({ count }) => count > 0);

export const totalOf = (parts: readonly StatusPart[]): number => parts.reduce((sum, { count }) => sum + count, 0);
