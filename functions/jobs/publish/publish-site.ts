import { CONFLICT, retryOnConflict } from '#functions/retry-on-conflict.ts';
import { createHash } from 'node:crypto';
import { readContractEffect } from '#functions/domain/account/contract-effect.ts';
import { IMMUTABLE_CACHE_CONTROL, memberMediaPrefix, VARIANT_CONTENT_TYPE } from '#functions/gateways/media-keys.ts';
import type { Cdn } from '#functions/gateways/cdn.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { ObjectStorage, StoredObject } from '#functions/gateways/object-storage.ts';
import { inParallel } from '#functions/in-parallel.ts';
import { staleFiles } from '#functions/jobs/publish/stale-files.ts';
import { renderSiteFiles, renderPausedFiles, type MediaCopy, type RenderDependencies } from '#functions/jobs/publish/render-site-files.ts';
import type { publishJob } from '#functions/jobs/publish/job.ts';
import type { JobHandler, JobProgress, RunningJob } from '#functions/jobs/runner/run-job.ts';
import type { AccountStore } from '#functions/store/account/account-store.ts';
import type { RevisionStore } from '#functions/store/revision/revision-store.ts';
import type { Site } from '#functions/store/site/site.ts';
import type { SiteStore } from '#functions/store/site/site-store.ts';
import type { SiteDocument } from '#shared/model/site/site.ts';
import { isPublished } from '#shared/rules/site/site-state.ts';
import type { SiteFile } from '#site-renderer/files/site-file.ts';
import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

export interface PublishDependencies extends Omit<RenderDependencies, 'visitorScripts'> {
  accounts: Pick<AccountStore, 'getAll'>;
  sites: SiteStore;
  revisions: RevisionStore;
  siteFiles: ObjectStorage;
  cdn: Cdn;
  clock: Clock;
}

type Present = ReadonlyMap<string, StoredObject>;

/** What is stored of a site as a round begins. */
interface Stored {
  /** In public storage. */
  site: Present;
  /** Copies that members alone are served. */
  members: Present;
}

/** What is in use once a round has brought it. */
interface Used {
  site: ReadonlySet<string>;
  members: ReadonlySet<string>;
  /** Public keys of what members alone may see. */
  secret: ReadonlySet<string>;
}

const NOTHING: Used = { site: new Set(), members: new Set(), secret: new Set() };

/** Passes until one ends on the public state it began with: others may publish the site, or another job write it, meanwhile. */
const PASSES = 10;
const AT_A_TIME = 16;

/** What a visitor is to see: the revision on the air, a neutral page on each of its pages while a contract above is paused, or nothing. */
type PublicState = { kind: 'live' | 'paused'; site: Site; revisionId: string } | { kind: 'off' };

const isSame = (one: PublicState, other: PublicState): boolean =>
  one.kind === other.kind && (one.kind === 'off' || other.kind === 'off' || one.revisionId === other.revisionId);

const keysOf = (...lists: readonly (readonly { key: string }[])[]): Set<string> => new Set(lists.flat().map(({ key }) => key));

/** S3's etag of an object written in one piece is its MD5. Where it is not, the object is simply written again. */
const isUnchanged = (present: StoredObject | undefined, body: string): boolean =>
  present?.etag === createHash('md5').update(body).digest('hex');

/**
 * Brings public storage to what the site's item and the accounts above it say at the end of the job, whatever they said when
 * the job was made: a late job never leaves old content. Pictures come first, homes last; going off the air, pages leave first.
 * Files replace only what was there before the site was read, so of two jobs at once the one that knows less begins anew.
 */
export function publishSite(dependencies: PublishDependencies, visitorScripts: VisitorScripts): JobHandler<typeof publishJob> {
  const { sites, revisions, accounts, mediaFiles, siteFiles, cdn, clock } = dependencies;

  async function publicState({ scope, payload: { subjectId } }: RunningJob<typeof publishJob>): Promise<PublicState> {
    const site = await sites.findIncludingDeleted(scope, subjectId);
    if (!site || site.deletedAt !== undefined || !isPublished(site.status) || site.live === null) return { kind: 'off' };
    const effect = await readContractEffect(accounts, site, clock());
    return effect === 'ended' ? { kind: 'off' } : { kind: effect === 'paused' ? 'paused' : 'live', site, revisionId: site.live };
  }

  async function documentOf(site: Site, revisionId: string): Promise<SiteDocument> {
    const [revision] = await revisions.read(site, [revisionId]);
    if (!revision) throw new Error(`Live revision ${revisionId} of site ${site.id} is missing`);
    return revisions.document(site, revision);
  }

  async function copyMedia(bucket: ObjectStorage, { from, to, format }: MediaCopy): Promise<void> {
    const target = { key: to, contentType: VARIANT_CONTENT_TYPE[format], cacheControl: IMMUTABLE_CACHE_CONTROL };
    if (!(await bucket.copyFrom({ bucket: mediaFiles.bucket, key: from }, target)))
      throw new Error(`${from} is to be published but is not there`);
  }

  /** `false` when another job has written meanwhile. */
  async function writeFile(file: SiteFile, present: Present): Promise<boolean> {
    const { key, body, contentType, cacheControl, contentLanguage, metadata } = file;
    const before = present.get(key);
    if (isUnchanged(before, body)) return true;
    return siteFiles.write({ key, body, contentType, cacheControl, contentLanguage, metadata, replaces: before?.etag ?? null });
  }

  /** Files side by side, then homes one after the other. `false` when another job has written meanwhile. */
  async function writeFiles(
    pulse: JobProgress,
    { files, homes }: { files: readonly SiteFile[]; homes: readonly SiteFile[] },
    present: Present,
    onWritten: () => void,
  ): Promise<boolean> {
    let isAlone = true;
    const write = async (file: SiteFile) => {
      if (!isAlone) return;
      pulse.assertLeaseHeld();
      if (await writeFile(file, present)) onWritten();
      else isAlone = false;
    };
    await inParallel(files, AT_A_TIME, write);
    await inParallel(homes, 1, write);
    return isAlone;
  }

  /** What is in use, or `undefined` when another job has written meanwhile. */
  async function bringOnAir(
    job: RunningJob<typeof publishJob>,
    pulse: JobProgress,
    site: Site,
    revisionId: string,
    stored: Stored,
  ): Promise<Used | undefined> {
    const document = await documentOf(site, revisionId);
    const rendered = await renderSiteFiles({ ...dependencies, visitorScripts }, job.scope, site.id, document);
    const { media, membersMedia, files, homes } = rendered;
    const missing = [
      ...media.filter(({ to }) => !stored.site.has(to)).map((copy) => ({ bucket: siteFiles, copy })),
      ...membersMedia.filter(({ to }) => !stored.members.has(to)).map((copy) => ({ bucket: mediaFiles, copy })),
    ];
    const total = media.length + membersMedia.length + files.length + homes.length;
    let done = media.length + membersMedia.length - missing.length;
    const onDone = () => {
      done += 1;
      pulse.report({ done, total });
    };
    pulse.report({ done, total });
    await inParallel(missing, AT_A_TIME, async ({ bucket, copy }) => {
      pulse.assertLeaseHeld();
      await copyMedia(bucket, copy);
      onDone();
    });
    await pulse.renewLease();
    if (!(await writeFiles(pulse, rendered, stored.site, onDone))) return undefined;
    const members = new Set(membersMedia.map(({ to }) => to));
    return {
      site: new Set([...media.map(({ to }) => to), ...keysOf(files, homes)]),
      members,
      secret: new Set(Array.from(members, (key) => `${site.id}/m/${key.slice(memberMediaPrefix(site.id).length)}`)),
    };
  }

  /** The same for a paused site. */
  async function bringToPause(pulse: JobProgress, site: Site, revisionId: string, { site: present }: Stored): Promise<Used | undefined> {
    const paused = renderPausedFiles(site.id, await documentOf(site, revisionId));
    await pulse.renewLease();
    const isDone = await writeFiles(pulse, paused, present, () => undefined);
    return isDone ? { ...NOTHING, site: keysOf(paused.files, paused.homes) } : undefined;
  }

  /** What the state needs, once all of it is there. */
  async function bring(
    job: RunningJob<typeof publishJob>,
    pulse: JobProgress,
    state: PublicState,
    stored: Stored,
  ): Promise<Used | undefined> {
    if (state.kind === 'off') return NOTHING;
    const { kind, site, revisionId } = state;
    return kind === 'live' ? bringOnAir(job, pulse, site, revisionId, stored) : bringToPause(pulse, site, revisionId, stored);
  }

  /** One pass. `false` when the site, or what is stored of it, was changed by others meanwhile. */
  async function settle(job: RunningJob<typeof publishJob>, pulse: JobProgress): Promise<boolean> {
    const [site, members] = await Promise.all([
      siteFiles.list(`${job.payload.subjectId}/`),
      mediaFiles.list(memberMediaPrefix(job.payload.subjectId)),
    ]);
    const state = await publicState(job);
    const used = await bring(job, pulse, state, { site, members });
    if (!used) return false;
    const isAsRead = async () => isSame(await publicState(job), state);
    const kept = { isLive: state.kind === 'live', now: clock() };
    const { pages, files } = staleFiles(site.values(), { ...kept, used: used.site, secret: used.secret });
    const copies = staleFiles(members.values(), { ...kept, used: used.members, secret: new Set() });
    await pulse.renewLease();
    await siteFiles.remove(pages);
    if (!(await isAsRead())) return false;
    await siteFiles.remove(files);
    await mediaFiles.remove(copies.files);
    await cdn.invalidateSite(job.payload.subjectId);
    return isAsRead();
  }

  return {
    async run(job, pulse) {
      const pass = async () => ((await settle(job, pulse)) ? undefined : CONFLICT);
      const exhausted = () => new Error(`Site ${job.payload.subjectId} was changed in each of ${PASSES} passes`);
      await retryOnConflict(pass, { attempts: PASSES, exhausted });
    },
  };
}
