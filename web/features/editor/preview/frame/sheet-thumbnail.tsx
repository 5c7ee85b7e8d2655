import type { Language } from '#shared/model/language.ts';
import type { Sheet, SiteDocument } from '#shared/model/sites/site.ts';
import { FRAME_SIZE } from '#web/features/editor/preview/frame/device-frame.tsx';
import { SheetPreview } from '#web/features/editor/preview/frame/sheet-preview.tsx';
import classes from '#web/features/editor/preview/frame/sheet-thumbnail.module.css';

interface SheetThumbnailProps {
  document: SiteDocument;
  /** The sheet; `null` for an empty space of the same size that shows `absent`. */
  sheet: Sheet | null;
  cell: string;
  language: Language;
  /** Width in pixels. */
  width: number;
  absent?: string;
}

/** A small picture of a sheet as phones show it. */
export function SheetThumbnail({ document, sheet, cell, language, width, absent }: SheetThumbnailProps) {
  const size = FRAME_SIZE.MOBILE;
  const scale = width / size.width;
  return (
    <div className={classes['thumbnail']} style={{ width, height: size.height * scale }} inert>
      {sheet ? (
        <div style={{ ...size, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
          <SheetPreview
            document={{ ...document, settings: { ...document.settings, viewMode: 'MOBILE' } }}
            sheet={sheet}
            cell={cell}
            language={language}
            className={classes['sheet']}
          />
        </div>
      ) : (
        <span className={classes['absent']}>{absent}</span>
      )}
    </div>
  );
}
