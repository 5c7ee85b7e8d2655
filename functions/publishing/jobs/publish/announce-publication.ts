import type { SiteEvent } from '#functions/open-api/services/webhooks/request-deliveries.ts';
import type { publishJob } from '#functions/publishing/job-definitions/publish.ts';
import type { RunningJob } from '#functions/platform/runner/run-job.ts';
import { type PublicState, readPublicState } from '#functions/publishing/services/site-files/public-state.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';

/** Sends an event of a site to webhooks. After a crash, it is called again with the same event. */
export type Announce = (event: SiteEvent) => Promise<void>;

interface Dependencies {
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  announce: Announce;
}

const TYPE_OF: Readonly<Record<PublicState['kind'], SiteEvent['type']>> = {
  live: 'site.published',
  unpublished: 'site.unpublished',
  deleted: 'site.unpublished',
};

/**
 * Announces that a site was published or unpublished, once visitors see the change. A no-op for a job that only rewrites the files, and for
 * a job whose state was replaced by a later one, which the later job announces.
 */
export async function announcePublication(
  { sites, announce, ...dependencies }: Dependencies & Parameters<typeof readPublicState>[0],
  { id, scope, createdAt, payload: { subjectId: siteId } }: RunningJob<typeof publishJob>,
): Promise<void> {
  const site = await sites.findIncludingDeleted(scope, siteId);
  if (!site || site.deletedAt !== undefined || site.publicationId !== id) return;
  const { kind } = await readPublicState({ ...dependencies, sites }, scope, siteId);
  await announce({ type: TYPE_OF[kind], siteId, subjectId: siteId, at: createdAt });
}
