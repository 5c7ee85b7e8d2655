import sharp from 'sharp';
import { variantKey } from '#functions/platform/gateways/media-keys.ts';
import type { ObjectStorage } from '#functions/platform/gateways/object-storage.ts';
import { inParallel } from '#functions/platform/base/in-parallel.ts';
import {
  mostViewed,
  type Pictures,
  PICTURED_SHEETS_MAX,
  type ReportData,
} from '#functions/analytics/jobs/visit-report/document/report-data.ts';
import type { JobProgress } from '#functions/platform/runner/run-job.ts';
import { type ImageRef, MAIL_LOGO_VARIANT, popupWidths, THUMBNAIL_WIDTH, type Variant } from '#shared/model/media/media.ts';

const CONCURRENCY = 4;
/** Width of a picture in pixels. In the largest tile of the heat map, this is 170 pixels per inch. */
const WIDTH = 220;
const QUALITY = 80;

interface StoredPicture {
  mediaId: string;
  variant: Variant;
}

const sheetPicture = ({ mediaId }: ImageRef): StoredPicture => ({ mediaId, variant: { width: THUMBNAIL_WIDTH, format: 'webp' } });
const popupPicture = ({ mediaId, width }: ImageRef): StoredPicture => ({
  mediaId,
  variant: { width: Math.min(...popupWidths(width)), format: 'webp' },
});

/** Returns the stored variants that a report shows, each once. */
function shownPictures({ brand, swipe, popups }: ReportData): StoredPicture[] {
  const sheets = mostViewed(swipe).flatMap(({ sheet }) => sheet.image ?? []);
  const all = [
    ...(brand.logo ? [{ mediaId: brand.logo.mediaId, variant: MAIL_LOGO_VARIANT }] : []),
    ...sheets.slice(0, PICTURED_SHEETS_MAX).map(sheetPicture),
    ...popups.popups.flatMap(({ image }) => (image ? [popupPicture(image)] : [])),
  ];
  return [...new Map(all.map((picture) => [picture.mediaId, picture])).values()];
}

/** Converts a picture into a format that PDFs can embed. A logo stays PNG, for its transparency. */
const embeddable = (bytes: Uint8Array, { format }: Variant): Promise<Buffer> =>
  format === 'png'
    ? Promise.resolve(Buffer.from(bytes))
    : sharp(bytes)
        .flatten({ background: '#ffffff' })
        .resize({ width: WIDTH, withoutEnlargement: true })
        .jpeg({ quality: QUALITY })
        .toBuffer();

/** Returns the pictures of a report by media id, without deleted ones. Reports the progress of reading. */
export async function readPictures(files: Pick<ObjectStorage, 'read'>, data: ReportData, progress: JobProgress): Promise<Pictures> {
  const shown = shownPictures(data);
  let done = 0;
  const read = await inParallel(shown, CONCURRENCY, async ({ mediaId, variant }): Promise<[string, Buffer] | undefined> => {
    progress.assertLeaseHeld();
    const bytes = await files.read(variantKey(mediaId, variant));
    const picture = bytes && (await embeddable(bytes, variant));
    done += 1;
    progress.report({ done, total: shown.length + 1 });
    return picture && [mediaId, picture];
  });
  return new Map(read.filter((entry) => entry !== undefined));
}
