import type { StreamedEntry, ZipEntry } from '#functions/platform/files/zip.ts';
import { uploadKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { jsonEntry } from '#functions/account-export/jobs/export-account/entries/text-entries.ts';
import type { MediaFile } from '#functions/media/store/media-file.ts';
import { UPLOAD_TYPES } from '#shared/model/media/media.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Returns the name of an uploaded file in the archive. */
const fileNameOf = ({ id, type }: MediaFile): string => `${id}.${UPLOAD_TYPES[type][0]}`;

/** Returns the entry of an uploaded file, streamed as it was sent; `undefined` if the file is not stored. */
export async function fileEntry(
  files: Pick<ObjectStorage, 'stream'>,
  folder: string,
  media: MediaFile,
): Promise<StreamedEntry | undefined> {
  const pieces = await files.stream(uploadKey(media.id));
  const day = japaneseDay(new Date(media.createdAt));
  // Pictures and videos are already compressed.
  return pieces && { name: `${folder}/${fileNameOf(media)}`, day, pieces, isCompressed: false };
}

/** Returns the exported description of an uploaded file. */
const describeFile = (media: MediaFile, isStored: boolean) => {
  const { id, kind, type, size, createdAt, image, video } = media;
  return {
    id,
    kind,
    type,
    size,
    createdAt,
    width: (image ?? video)?.width,
    height: (image ?? video)?.height,
    file: isStored ? fileNameOf(media) : null,
  };
};

interface FileDependencies {
  filesOf: (siteId: string) => AsyncIterable<MediaFile>;
  originals: Pick<ObjectStorage, 'stream'>;
}

/** Yields the uploaded files of a site or a template, and their list. */
export async function* uploadedEntries(
  dependencies: FileDependencies,
  siteId: string,
  folder: string,
  day: string,
): AsyncGenerator<ZipEntry> {
  const described: unknown[] = [];
  for await (const media of dependencies.filesOf(siteId)) {
    const entry = await fileEntry(dependencies.originals, `${folder}/media`, media);
    described.push(describeFile(media, entry !== undefined));
    if (entry) yield entry;
  }
  yield jsonEntry(`${folder}/media`, day, described);
}
