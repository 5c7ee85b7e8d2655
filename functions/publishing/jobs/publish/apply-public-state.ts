import { type Announce, announcePublication } from '#functions/publishing/jobs/publish/announce-publication.ts';
import { publishSiteHost } from '#functions/publishing/services/edge/publish-site-host.ts';
import type { EdgeStore } from '#functions/platform/gateways/edge-store.ts';
import type { Cdn } from '#functions/platform/gateways/cdn.ts';
import { memberMediaPrefix } from '#functions/platform/gateways/media-keys.ts';
import type { publishJob } from '#functions/publishing/job-definitions/publish.ts';
import { type LiveDependencies, publishLive } from '#functions/publishing/jobs/publish/publish-live.ts';
import { isSamePublicState, type PublicState, readPublicState } from '#functions/publishing/services/site-files/public-state.ts';
import { staleFiles } from '#functions/publishing/jobs/publish/stale-files.ts';
import { NO_USED_KEYS, type StoredFiles, type UsedKeys } from '#functions/publishing/jobs/publish/stored-files.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/platform/runner/run-job.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { AccountStore } from '#functions/accounts/store/account-store.ts';
import { currentSiteNews } from '#functions/news/services/current-site-news.ts';
import type { SiteNewsStore } from '#functions/news/store/site-news-store.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import { BRAND_PATHS, siteFileKey } from '#shared/rules/sites/site-file-keys.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';

export interface PublishDependencies extends LiveDependencies {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: SiteStore;
  revisions: RevisionStore;
  siteNews: Pick<SiteNewsStore, 'read'>;
  cdn: Cdn;
  edgeStore: EdgeStore;
  announce: Announce;
}

/** Maximum number of rounds of a job, for a site that is continuously republished or written by other jobs. */
const MAX_ROUNDS = 10;

/**
 * Updates storage to a site's public state, which the site's item and the contracts above it determine at the end of the job, not at its
 * creation. A late job therefore never restores old content. Each round (`reconcileOnce`):
 *
 * 1. Lists the stored files of the site, then reads the public state: live or unpublished.
 * 2. Stores the files that the state needs: media first, then pages and scripts, start pages last. A file replaces only the
 *    version listed in step 1; if another job has written since, the round ends here.
 * 3. Removes stale pages, then reads the public state again. If it has changed, the round ends before any file is removed.
 * 4. Removes stale files, invalidates the CDN and reads the public state once more.
 *
 * Removes a custom domain that the site has lost from the edge before the first round, and publishes a new one to the edge after the last:
 * visitors are never redirected to a domain whose pages are not rendered for it.
 *
 * If a round found a change, another one follows. Of two concurrent jobs, the one that read older state repeats.
 */
export function applyPublicState(dependencies: PublishDependencies): JobHandler<typeof publishJob> {
  const { revisions, siteNews, mediaFiles, siteFiles, cdn, clock } = dependencies;

  async function listStored(siteId: string): Promise<StoredFiles> {
    const [site, members] = await Promise.all([siteFiles.list(`${siteId}/`), mediaFiles.list(memberMediaPrefix(siteId))]);
    return { site, members };
  }

  async function readDocument(site: Site, revisionId: string): Promise<SiteDocument> {
    const [revision] = await revisions.read(site, [revisionId]);
    if (!revision) throw new Error(`Live revision ${revisionId} of site ${site.id} is missing`);
    return revisions.document(site, revision);
  }

  /** Stores the files of a public state. Returns the keys in use, or `undefined` if another job has written concurrently. */
  async function storeNeeded(
    { id: jobId, scope, payload: { subjectId: siteId } }: RunningJob<typeof publishJob>,
    state: PublicState,
    stored: StoredFiles,
    progress: JobProgress,
  ): Promise<UsedKeys | undefined> {
    if (state.kind === 'deleted') return NO_USED_KEYS;
    if (state.kind === 'unpublished') return { ...NO_USED_KEYS, site: new Set(BRAND_PATHS.map((path) => siteFileKey(siteId, path))) };
    const { site, revisionId } = state;
    const [document, news] = await Promise.all([readDocument(site, revisionId), currentSiteNews(siteNews, site, clock())]);
    return publishLive(dependencies, { scope, jobId, revisionId, site, document, news, stored }, progress);
  }

  /** Runs one round. Returns `false` if the site or its stored files were changed concurrently. */
  async function reconcileOnce(job: RunningJob<typeof publishJob>, progress: JobProgress): Promise<boolean> {
    const siteId = job.payload.subjectId;
    const readState = () => readPublicState(dependencies, job.scope, siteId);
    const stored = await listStored(siteId);
    const state = await readState();

    const used = await storeNeeded(job, state, stored, progress);
    if (!used) return false;

    const isStateUnchanged = async () => isSamePublicState(await readState(), state);
    const kept = { isLive: state.kind === 'live', now: clock() };
    const stale = staleFiles(stored.site.values(), { ...kept, used: used.site, membersOnly: used.membersOnly });
    const staleCopies = staleFiles(stored.members.values(), { ...kept, used: used.members, membersOnly: new Set() });
    await progress.renewLease();
    await siteFiles.remove(stale.pages);
    if (!(await isStateUnchanged())) return false;

    await siteFiles.remove(stale.files);
    await mediaFiles.remove(staleCopies.files);
    await cdn.invalidateSite(siteId, state.kind === 'live' ? (state.site.customDomain ?? null) : null);
    return isStateUnchanged();
  }

  return {
    async run(job, progress) {
      const round = async () => ((await reconcileOnce(job, progress)) ? undefined : CONFLICT);
      const exhausted = () => new Error(`Site ${job.payload.subjectId} was changed in each of ${MAX_ROUNDS} rounds`);
      const { scope, payload } = job;
      await publishSiteHost(dependencies, scope, payload.subjectId, { removes: true });
      await retryOnConflict(round, { attempts: MAX_ROUNDS, exhausted });
      await publishSiteHost(dependencies, scope, payload.subjectId, { removes: false });
      await announcePublication(dependencies, job);
    },
  };
}
