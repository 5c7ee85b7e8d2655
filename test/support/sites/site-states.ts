import { ReturnStatus, SiteStatus } from '#shared/model/sites/site.ts';
import type { SiteState } from '#shared/rules/sites/site-state.ts';

/** A state in which no domain is verified. */
export const inStatus = (status: Exclude<SiteStatus, 'DOMAIN_VERIFYING'>): SiteState => ({ status, returnStatus: null });

/** Every state that a site can have. */
export const SITE_STATES: readonly SiteState[] = [
  ...SiteStatus.exclude(['DOMAIN_VERIFYING']).options.map(inStatus),
  ...ReturnStatus.options.map((returnStatus) => ({ status: 'DOMAIN_VERIFYING' as const, returnStatus })),
];
