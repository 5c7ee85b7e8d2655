import { AppError, invalidInput } from '#functions/platform/base/app-error.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import { assertFilesWritable } from '#functions/media/api/assert-files-writable.ts';
import type { MediaDependencies } from '#functions/media/api/dependencies.ts';
import { libraryView } from '#functions/media/api/library/library-view.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { mediaUsesOf } from '#functions/sites/services/media-use.ts';
import type { media } from '#shared/api-contract/endpoints/media.ts';
import type { LibraryFile } from '#shared/model/media/library.ts';

function viewOf(file: MediaFile): LibraryFile {
  const [view] = libraryView(file);
  if (!view) throw new AppError('not-found');
  return view;
}

/** Returns a file of a library that the caller may change. Throws `not-found` for other files, and like `assertFilesWritable`. */
async function writableFile(dependencies: MediaDependencies, caller: Caller, id: string): Promise<MediaFile> {
  const file = await dependencies.library.find(caller.scope, id);
  await assertFilesWritable(dependencies, caller, [file]);
  return file;
}

/** Returns a file of a library with the sites that show it. */
export const getLibraryFile =
  (dependencies: MediaDependencies): UseCase<typeof media.libraryFile> =>
  async ({ caller: { scope }, params: { id } }) => {
    const file = await dependencies.library.find(scope, id);
    return { file: viewOf(file), uses: await mediaUsesOf(dependencies, scope, file) };
  };

/** Changes the name and the tags of a file, and whether it is kept without a site. */
export const changeLibraryFile =
  (dependencies: MediaDependencies): UseCase<typeof media.changeLibraryFile> =>
  async ({ caller, params: { id }, body }) => {
    const file = await writableFile(dependencies, caller, id);
    // A file without a site that is not kept would be deleted at once.
    if (body.isKept === false && file.siteId === '') throw invalidInput([{ path: 'isKept', rule: 'invalid' }]);
    return { file: viewOf(await dependencies.library.change(file, body)) };
  };

/** Deletes a file that no site shows. Throws `media-in-use` otherwise. */
export const removeFromLibrary =
  (dependencies: MediaDependencies): UseCase<typeof media.removeFromLibrary> =>
  async ({ caller, params: { id } }) => {
    const file = await writableFile(dependencies, caller, id);
    if ((await mediaUsesOf(dependencies, caller.scope, file)).length > 0) throw new AppError('media-in-use');
    await dependencies.library.remove(file, dependencies.clock());
    return null;
  };
