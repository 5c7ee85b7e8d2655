import { addReadyMedia, sheet, sheetsInFirstCells, type Actor } from '#test/support/api/site-fixture.ts';
import type { SiteEvent } from '#functions/open-api/services/webhooks/request-deliveries.ts';
import { contentHash } from '#functions/platform/base/content-hash.ts';
import { variantKey } from '#functions/platform/gateways/media-keys.ts';
import type { EdgeStore } from '#functions/platform/gateways/edge-store.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { packagedFonts } from '#test/support/fonts/packaged-fonts.ts';
import { startJobFixture } from '#test/support/jobs/job-fixture.ts';
import { fontSubsets } from '#functions/publishing/services/fonts/font-subsets.ts';
import { applyPublicState } from '#functions/publishing/jobs/publish/apply-public-state.ts';
import { publishJob } from '#functions/publishing/job-definitions/publish.ts';
import { runJob } from '#functions/platform/runner/run-job.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { BRAND_PATHS } from '#shared/rules/sites/site-file-keys.ts';
import { accountKey } from '#functions/platform/keys/keys.ts';
import { newJob } from '#functions/platform/job-list/new-job.ts';
import type { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { VISITOR_SCRIPTS } from '#site-renderer/render/render-fixture.ts';

/** An in-memory edge store. */
export function memoryEdgeStore(values = new Map<string, string>()): EdgeStore {
  return {
    readVersion: () => Promise.resolve('1'),
    read: (key) => Promise.resolve(values.get(key)),
    write(_version, { puts, deletes }) {
      for (const [key, value] of Object.entries(puts)) values.set(key, value);
      for (const key of deletes) values.delete(key);
      return Promise.resolve(true);
    },
  };
}

/** Starts the job fixture with sites to publish, and access to the stored files. `visitorScripts` are stubs unless their size matters. */
export async function startPublishFixture(visitorScripts = VISITOR_SCRIPTS) {
  const test = await startJobFixture();
  const user: Actor = test.as(test.accounts.USER);
  const invalidated: string[] = [];
  /** The events sent to webhooks. */
  const announced: SiteEvent[] = [];
  const fontFiles = packagedFonts();
  /** The values of the edge store. */
  const edgeValues = new Map<string, string>();

  /** Runs publish jobs by their ids, with these buckets. */
  function runner(siteFiles: ObjectStorage = test.siteFiles, mediaFiles: ObjectStorage = test.mediaFiles) {
    const cdn = { invalidateSite: async (siteId: string) => void invalidated.push(siteId) };
    const dependencies = {
      ...test.dependencies,
      ids: test.ids,
      mediaFiles,
      fonts: fontSubsets(fontFiles),
      siteFiles,
      cdn,
      visitorScripts,
      edgeStore: memoryEdgeStore(edgeValues),
      announce: (event: SiteEvent) => Promise.resolve(void announced.push(event)),
    };
    const run = runJob(publishJob, dependencies, applyPublicState(dependencies));
    return (jobId: string) => run({ jobId });
  }

  /** Creates a saved, unpublished site with one sheet per text, each with its own picture. */
  async function siteOf(...texts: string[]): Promise<{ site: SiteSummary; ids: string[] }> {
    const { id, working } = await user.create({ rows: 1, columns: texts.length });
    const sheets = await Promise.all(texts.map(async (text) => sheet(text, { image: await test.picture(id, text) })));
    const { changes, ids } = sheetsInFirstCells(1, texts.length, sheets);
    return { site: (await user.save(id, working, changes)).site, ids };
  }

  const product = (productName: string, image: ImageRef): Product => ({ ...newProduct(test.ids.ulid()), productName, image });

  /** Stores a ready video with its file, and returns the reference. */
  async function storedVideo(siteId: string, content: string): Promise<VideoRef> {
    const video = { mediaId: test.ids.ulid(), width: 720, height: 1280, durationMs: 4_000, size: content.length, hasSound: true };
    const variant = { width: 720, format: 'mp4' as const };
    const differences = { id: video.mediaId, image: null, video, variants: [{ ...variant, hash: contentHash(content) }] };
    await addReadyMedia(test, test.accounts.USER, siteId, 'video', differences);
    await test.mediaFiles.write({
      key: variantKey(video.mediaId, variant),
      body: content,
      contentType: 'video/mp4',
      cacheControl: 'private',
    });
    return video;
  }

  async function publish(
    site: { id: string },
    revision: string,
    visibility: 'public' | 'private' = 'public',
    run = runner(),
  ): Promise<string> {
    const { publication } = await user.publish(site.id, revision, visibility);
    await run(publication.id);
    return publication.id;
  }

  /** Publishes the current state, as the contract job does for a published site. */
  async function republish(site: { id: string }, run = runner()): Promise<string> {
    const { ids, clock, accounts, dependencies } = test;
    const job = newJob('publish', { subjectId: site.id, ownerId: accounts.USER.id }, ids.ulid(), clock());
    await dependencies.jobs.add(job);
    await run(job.id);
    return job.id;
  }

  const change = ({ id }: Account, set: Partial<Account>) => test.table.update(accountKey(id), { set });

  /** Returns the public files of a site, by key. */
  async function contentsOf(site: { id: string }): Promise<Map<string, string>> {
    const keys = [...(await test.siteFiles.list(`${site.id}/`)).keys()];
    const bodies = await Promise.all(keys.map((key) => test.siteFiles.read(key)));
    return new Map(keys.map((key, index) => [key, Buffer.from(bodies[index] ?? []).toString()]));
  }

  const keysOf = async (id: string): Promise<string[]> => [...(await test.siteFiles.list(`${id}/`)).keys()];
  /** Returns the start page of a site, or its page under another key. */
  const pageOf = async (id: string, name = 'index.html'): Promise<string | undefined> => {
    const bytes = await test.siteFiles.read(`${id}/${name}`);
    return bytes && Buffer.from(bytes).toString();
  };
  const stateOf = async (site: { id: string }, jobId: string) => (await user.publication(site.id, jobId)).publication;

  return {
    ...test,
    user,
    invalidated,
    announced,
    edgeValues,
    fontFiles,
    runner,
    siteOf,
    product,
    storedVideo,
    publish,
    republish,
    change,
    contentsOf,
    keysOf,
    pageOf,
    stateOf,
  };
}

export type PublishFixture = Awaited<ReturnType<typeof startPublishFixture>>;

const PICTURE = /\/m\/[\w-]+\/\d+\.(?:avif|webp|png)/g;

/** Returns the keys of the pictures that a page of a site refers to. */
export const picturesIn = (site: { id: string }, page: string): string[] => [
  ...new Set([...page.matchAll(PICTURE)].map(([name]) => site.id + name)),
];

/** Whether a file is no part of the brand, which remains of an unpublished site. */
export const isNoBrand = (key: string): boolean => !BRAND_PATHS.some((path) => key.endsWith(path));

export const isMediaKey = (key: string): boolean => key.includes('/m/');
