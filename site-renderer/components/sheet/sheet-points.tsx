import type { ImageLinkPoint } from '#shared/model/sites/image-link-point.ts';
import { areaOf } from '#shared/rules/sheets/image-link-area.ts';
import { linkClass, linkTarget } from '#site-renderer/components/shared/link-target.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { EditedTexts } from '#site-renderer/components/sheet/composition/edited-texts.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

/** The options of a sheet in the editor: image links without a target are rendered too, and each image link carries its id. */
export interface SheetEditorOptions {
  /** The id of the image link that is being placed. */
  placing: string | null;
  /** The texts of a sheet with a theme that are written on the canvas; absent: texts are shown as to visitors. */
  texts?: EditedTexts;
}

interface SheetPointsProps {
  points: readonly ImageLinkPoint[];
  addresses: SiteAddresses;
  words: VisitorLabels;
  edited: SheetEditorOptions | undefined;
}

/**
 * Renders image links at positions on a picture, or over rectangles of it, whose middle is the position. Their container covers
 * exactly the drawn picture, including parts cropped by the screen (`PICTURE_CSS`), so each link keeps its position on the picture however
 * the picture is fitted.
 */
export function SheetPoints({ points, addresses, words, edited }: SheetPointsProps) {
  return (
    <div className="points">
      {points.map((point) => {
        const area = areaOf(point);
        const target = linkTarget(point, addresses);
        if (!target && !edited) return null;
        return (
          <a
            key={point.id}
            className={linkClass(area ? 'point area' : 'point', target ?? {})}
            href={target?.href ?? '#'}
            data-cell={target?.cell}
            data-point={edited && point.id}
            data-placing={edited?.placing === point.id || undefined}
            aria-label={point.name || words.imageLink}
            style={{
              left: `${point.coordinateX}%`,
              top: `${point.coordinateY}%`,
              ...(area && { width: `${area.width}%`, height: `${area.height}%` }),
            }}
          >
            {edited && area && <i className="corner" />}
          </a>
        );
      })}
    </div>
  );
}
