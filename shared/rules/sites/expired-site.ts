import type { WorkRole } from '#shared/model/role.ts';
import type { SiteStatus } from '#shared/model/sites/site.ts';

/**
 * Returns why a write to a site is refused; `undefined` if it is allowed. An expired site is read-only until its contract is renewed
 * . The operator may write, as it may inside suspended accounts.
 */
export const expiredSiteFault = (status: SiteStatus, writer: { workRole: WorkRole }): 'site-expired' | undefined =>
  status === 'EXPIRED' && writer.workRole !== 'MASTER' ? 'site-expired' : undefined;
