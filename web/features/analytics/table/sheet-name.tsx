import { useTranslation } from '#web/lib/use-translation.ts';
import type { ReportedSheet } from '#shared/model/analytics/visit-reports.ts';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import { PictureName } from '#web/features/analytics/table/picture-name.tsx';
import { mediaUrl } from '#web/lib/media-url.ts';

/** Returns a function that names a sheet by its cell and title. */
export function useSheetName(): (sheet: ReportedSheet) => string {
  const { t } = useTranslation('analytics');
  return ({ cell, title }) => {
    if (cell === null) return t('sheet.gone');
    return title === '' ? cell : `${cell} ${title}`;
  };
}

/** A sheet with its picture. */
export function SheetName({ sheet }: { sheet: ReportedSheet }) {
  const name = useSheetName()(sheet);
  const { image } = sheet;
  return <PictureName name={name} picture={image && { src: mediaUrl(image.mediaId, THUMBNAIL_WIDTH), colour: image.colour }} />;
}
