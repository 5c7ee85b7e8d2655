import type { SiteEvent } from '#functions/domain/webhook/request-deliveries.ts';
import type { publishJob } from '#functions/jobs/publish/job.ts';
import type { RunningJob } from '#functions/jobs/runner/run-job.ts';
import { type PublicState, readPublicState } from '#functions/jobs/site-files/public-state.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';

/** Tells webhooks of what happened on a site. Called again after a crash, with the same event. */
export type Announce = (event: SiteEvent) => Promise<void>;

interface Dependencies {
  sites: Pick<SiteStore, 'findIncludingDeleted'>;
  announce: Announce;
}

const TYPE_OF: Readonly<Record<PublicState['kind'], SiteEvent['type']>> = { live: 'site.published', unpublished: 'site.unpublished' };

/**
 * Tells of a publication, or that a site was taken down, once visitors see it. A job that only writes the files again, or whose state was
 * replaced by a later one, tells nothing: the later job does.
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
