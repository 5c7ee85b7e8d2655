import { decodeCursor, encodeCursor } from '#functions/platform/base/cursor.ts';
import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { libraryView } from '#functions/media/api/library/library-view.ts';
import { LIBRARY_POSITION } from '#functions/media/store/library-store.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';
import { mediaUseChecker } from '#functions/sites/services/media-use.ts';
import { matchesLibrarySearch } from '#shared/rules/media/library-search.ts';

/** Returns one page of the media library of an account, newest first. */
export const listLibrary =
  (dependencies: Pick<MediaDependencies, 'library' | 'sites' | 'revisions'>): UseCase<typeof media.library> =>
  async ({ caller: { scope }, query: { siteId, keyword = '', kinds, use, cursor, limit } }) => {
    const { library, sites } = dependencies;
    const ownerId = siteId === undefined ? scope.accountId : (await sites.find(scope, siteId)).ownerId;
    const matches = (file: MediaFile): boolean =>
      (kinds === undefined || kinds.some((kind) => kind === file.kind)) && matchesLibrarySearch(file, keyword);
    const areUsed = mediaUseChecker(dependencies, scope);
    async function select(files: readonly MediaFile[]): Promise<MediaFile[]> {
      const matching = files.filter(matches);
      if (use === undefined) return matching;
      const used = await areUsed(matching);
      return matching.filter((_, index) => used[index] === (use === 'used'));
    }
    const { files, next } = await library.list(scope, ownerId, { after: decodeCursor(cursor, LIBRARY_POSITION), limit, select });
    return { files: files.flatMap(libraryView), nextCursor: encodeCursor(next) };
  };
