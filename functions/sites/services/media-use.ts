import { inParallel } from '#functions/platform/base/in-parallel.ts';
import type { Scope } from '#functions/platform/base/scope.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { RevisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import type { SiteStore } from '#functions/sites/store/site-store.ts';
import type { Site } from '#functions/sites/store/site.ts';
import type { MediaUse } from '#shared/model/media/library.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { mediaPlaces, usedMedia } from '#shared/rules/media/media-uses.ts';

interface Dependencies {
  sites: Pick<SiteStore, 'getAll'>;
  revisions: Pick<RevisionStore, 'read' | 'document'>;
}

const CONCURRENT_SITES = 4;

/** The contents of a site: the working one, and those that visitors see now or will see by a schedule. */
interface SiteContents {
  working: SiteDocument | undefined;
  published: SiteDocument[];
}

const sitesOf = ({ siteId, alsoIn = new Set() }: MediaFile): string[] => [siteId, ...alsoIn].filter((id) => id !== '');

/** Reads the contents of a site. Makes a call for the revisions and one for the parts of each different one. */
async function contentsOf({ revisions }: Dependencies, site: Site): Promise<SiteContents> {
  const published = [site.live, ...(site.scheduled ?? []).map(({ revision }) => revision)].filter((id) => id !== null);
  const ids = [...new Set([site.working, ...published])];
  const found = await revisions.read(site, ids);
  const documents = new Map<string, SiteDocument>();
  for (const revision of found) if (revision) documents.set(revision.id, await revisions.document(site, revision));
  return { working: documents.get(site.working), published: published.flatMap((id) => documents.get(id) ?? []) };
}

/** Returns how the sites in the scope use a file, without those that only have it in earlier revisions. */
export async function mediaUsesOf(dependencies: Dependencies, scope: Scope, file: MediaFile): Promise<MediaUse[]> {
  const sites = await dependencies.sites.getAll(scope, sitesOf(file));
  const uses = await inParallel(
    sites.filter((site) => site !== undefined),
    CONCURRENT_SITES,
    async (site): Promise<MediaUse> => {
      const { working, published } = await contentsOf(dependencies, site);
      return {
        siteId: site.id,
        siteName: site.name,
        places: working ? mediaPlaces(working, file.id) : [],
        isPublished: published.some((document) => usedMedia(document).has(file.id)),
      };
    },
  );
  return uses.filter(({ places, isPublished }) => places.length > 0 || isPublished);
}

/** Returns a function that tells whether a site in the scope shows a file. It reads each site once. */
export function mediaUseChecker(dependencies: Dependencies, scope: Scope): (files: readonly MediaFile[]) => Promise<boolean[]> {
  const usedIn = new Map<string, ReadonlySet<string>>();
  async function readSites(ids: readonly string[]): Promise<void> {
    const sites = await dependencies.sites.getAll(scope, ids);
    await inParallel([...ids.entries()], CONCURRENT_SITES, async ([index, id]) => {
      const site = sites[index];
      const { working, published } = site ? await contentsOf(dependencies, site) : { working: undefined, published: [] };
      usedIn.set(id, new Set([...published, ...(working ? [working] : [])].flatMap((document) => [...usedMedia(document)])));
    });
  }
  return async (files) => {
    await readSites([...new Set(files.flatMap(sitesOf))].filter((id) => !usedIn.has(id)));
    return files.map((file) => sitesOf(file).some((id) => usedIn.get(id)?.has(file.id)));
  };
}
