import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { CustomDomain } from '#functions/domains/store/custom-domain.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { DomainNotice } from '#shared/rules/domains/domain-progress.ts';

const TEMPLATES = {
  live: 'domain-live',
  failing: 'domain-failing',
  'given-up': 'domain-expired',
  lost: 'domain-lost',
  'certificate-ends': 'domain-certificate',
} as const satisfies Record<DomainNotice | 'certificate-ends', string>;

/** Returns the e-mails to the owner of a site about a domain. */
export const domainMails =
  ({ ids, clock }: { ids: Ids; clock: Clock }) =>
  (
    site: Pick<Site, 'id' | 'name' | 'ownerId'>,
    { name, certificateEndsAt }: CustomDomain,
    notice: DomainNotice | 'certificate-ends',
  ): Job[] => {
    const mail = {
      template: TEMPLATES[notice],
      accountId: site.ownerId,
      siteId: site.id,
      siteName: site.name,
      domain: name,
      endsAt: certificateEndsAt === null ? null : new Date(certificateEndsAt).toISOString(),
    };
    return [newJob('mail', { mail }, ids.ulid(), clock())];
  };
