import { createHash } from 'node:crypto';
import { contractEffectOn } from '#functions/contract-effect-on.ts';
import { IMMUTABLE, VARIANT_TYPE } from '#functions/gateways/media-files.ts';
import type { Cdn } from '#functions/gateways/cdn.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { ObjectStorage, StoredObject } from '#functions/gateways/object-storage.ts';
import { inParallel } from '#functions/in-parallel.ts';
import { renderFiles, renderPausedFiles, type MediaCopy, type RenderDependencies } from '#functions/jobs/publish/render-files.ts';
import type { JobWork, Pulse } from '#functions/jobs/run-job.ts';
import type { AccountStore } from '#functions/store/account.ts';
import type { ClaimedJob } from '#functions/store/job.ts';
import type { RevisionStore } from '#functions/store/revision.ts';
import type { Site, SiteStore } from '#functions/store/site.ts';
import type { SiteDocument } from '#shared/model/site.ts';
import { isOnAir } from '#shared/rules/site-state.ts';
import type { SiteFile } from '#site-renderer/render.tsx';
import type { VisitorScripts } from '#site-renderer/visitor-scripts.ts';

export interface PublishDependencies extends Omit<RenderDependencies, 'visitorScripts'> {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: SiteStore;
  revisions: RevisionStore;
  siteFiles: ObjectStorage;
  cdn: Cdn;
  clock: Clock;
}

type Present = ReadonlyMap<string, StoredObject>;

/** Times to begin anew when the site is published again, or another job writes, at the same time. */
const ROUNDS = 10;
const AT_A_TIME = 16;
/** Pages in browsers may still name files that the site no longer uses. */
const STALE_AFTER_MS = 24 * 3_600_000;

const ENTRY = 'index.html';
const isEntry = (key: string): boolean => key.endsWith(`/${ENTRY}`);

/** What a visitor is to see: the revision on the air, a neutral page at its entries while a contract above is paused, or nothing. */
type PublicState = { kind: 'live' | 'paused'; site: Site; revisionId: string } | { kind: 'off' };

const isSame = (one: PublicState, other: PublicState): boolean =>
  one.kind === other.kind && (one.kind === 'off' || other.kind === 'off' || one.revisionId === other.revisionId);

/** S3's etag of an object written in one piece is its MD5. Where it is not, the object is simply written again. */
const isUnchanged = (present: Present, { key, body }: SiteFile): boolean =>
  present.get(key)?.etag === createHash('md5').update(body).digest('hex');

/**
 * Brings public storage to what the site's item and the accounts above it say at the end of the job, whatever they said when
 * the job was made: a late job never leaves old content. Pictures come first, entry pages last; going off the air, entry pages leave first.
 * Entry pages replace only what was there before the site was read, so of two jobs at once the one that knows less begins anew.
 */
export function publishSite(dependencies: PublishDependencies, visitorScripts: VisitorScripts): JobWork {
  const { sites, revisions, accounts, mediaFiles, siteFiles, cdn, clock } = dependencies;

  async function publicState({ scope, subjectId }: ClaimedJob): Promise<PublicState> {
    const site = await sites.peek(scope, subjectId);
    if (!site || site.deletedAt !== undefined || !isOnAir(site.status) || site.live === null) return { kind: 'off' };
    const effect = await contractEffectOn(accounts, site, clock());
    return effect === 'ended' ? { kind: 'off' } : { kind: effect === 'paused' ? 'paused' : 'live', site, revisionId: site.live };
  }

  async function documentOf(site: Site, revisionId: string): Promise<SiteDocument> {
    const [revision] = await revisions.read(site, [revisionId]);
    if (!revision) throw new Error(`Live revision ${revisionId} of site ${site.id} is missing`);
    return revisions.document(site, revision);
  }

  async function copyMedia({ from, to, format }: MediaCopy): Promise<void> {
    const target = { key: to, contentType: VARIANT_TYPE[format], cacheControl: IMMUTABLE };
    if (!(await siteFiles.copyFrom({ bucket: mediaFiles.bucket, key: from }, target)))
      throw new Error(`${from} is to be published but is not there`);
  }

  async function writePages(pages: readonly SiteFile[], present: Present): Promise<boolean> {
    for (const page of pages) {
      if (isUnchanged(present, page)) continue;
      if (!(await siteFiles.write({ ...page, replaces: present.get(page.key)?.etag ?? null }))) return false;
    }
    return true;
  }

  /** The keys in use, or `undefined` when another job has written meanwhile. */
  async function bringOnAir(
    job: ClaimedJob,
    pulse: Pulse,
    site: Site,
    revisionId: string,
    present: Present,
  ): Promise<ReadonlySet<string> | undefined> {
    const document = await documentOf(site, revisionId);
    const { media, pages } = await renderFiles({ ...dependencies, visitorScripts }, job.scope, site.id, document);
    const missing = media.filter(({ to }) => !present.has(to));
    const total = media.length + pages.length;
    let done = media.length - missing.length;
    pulse.report({ done, total });
    await inParallel(missing, AT_A_TIME, async (copy) => {
      pulse.check();
      await copyMedia(copy);
      done += 1;
      pulse.report({ done, total });
    });
    await pulse.confirm();
    if (!(await writePages(pages, present))) return undefined;
    pulse.report({ done: total, total });
    return new Set([...media.map(({ to }) => to), ...pages.map(({ key }) => key)]);
  }

  /** The same for a paused site. */
  async function bringToPause(pulse: Pulse, site: Site, revisionId: string, present: Present): Promise<ReadonlySet<string> | undefined> {
    const pages = renderPausedFiles(site.id, await documentOf(site, revisionId));
    await pulse.confirm();
    return (await writePages(pages, present)) ? new Set(pages.map(({ key }) => key)) : undefined;
  }

  /** The keys that the state needs, once all is there. */
  async function bring(job: ClaimedJob, pulse: Pulse, state: PublicState, present: Present): Promise<ReadonlySet<string> | undefined> {
    if (state.kind === 'off') return new Set();
    const { kind, site, revisionId } = state;
    return kind === 'live' ? bringOnAir(job, pulse, site, revisionId, present) : bringToPause(pulse, site, revisionId, present);
  }

  /** What may be removed now: pages at once, other files nobody names any more only after a day, off the air everything. */
  function leftovers(present: Present, used: ReadonlySet<string>, isOn: boolean): { pages: string[]; files: string[] } {
    const unused = [...present.values()].filter(({ key }) => !used.has(key));
    const oldest = clock().getTime() - STALE_AFTER_MS;
    return {
      pages: unused.filter(({ key }) => isEntry(key)).map(({ key }) => key),
      files: unused.filter(({ key, storedAt }) => !isEntry(key) && (!isOn || storedAt.getTime() < oldest)).map(({ key }) => key),
    };
  }

  /** One pass. `false` when the site, or what is stored of it, was changed by others meanwhile. */
  async function settle(job: ClaimedJob, pulse: Pulse): Promise<boolean> {
    const present = await siteFiles.list(`${job.subjectId}/`);
    const state = await publicState(job);
    const used = await bring(job, pulse, state, present);
    if (!used) return false;
    const isAsRead = async () => isSame(await publicState(job), state);
    const { pages, files } = leftovers(present, used, state.kind === 'live');
    await pulse.confirm();
    await siteFiles.remove(pages);
    if (!(await isAsRead())) return false;
    await siteFiles.remove(files);
    await cdn.refreshSite(job.subjectId);
    return isAsRead();
  }

  return {
    async run(job, pulse) {
      for (let round = 0; round < ROUNDS; round += 1) if (await settle(job, pulse)) return;
      throw new Error(`Site ${job.subjectId} was changed in each of ${ROUNDS} rounds`);
    },
    giveUp: () => Promise.resolve(),
  };
}
