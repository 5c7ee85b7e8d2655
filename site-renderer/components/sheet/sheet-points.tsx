import type { CSSProperties } from 'react';
import type { ImageLinkPoint } from '#shared/model/site/image-link-point.ts';
import { linkTarget } from '#site-renderer/components/shared/link-target.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

/** The editor's options of a sheet: image links without a target are rendered too, and each carries its id. */
export interface EditedSheet {
  /** The id of the image link that is being placed. */
  placing: string | null;
}

interface SheetPointsProps {
  /** The size in pixels of the picture under the image links. */
  picture: { width: number; height: number };
  points: readonly ImageLinkPoint[];
  addresses: SiteAddresses;
  words: VisitorLabels;
  edited: EditedSheet | undefined;
}

/**
 * Image links at positions on a picture. Their container covers exactly the drawn picture, including parts cropped by the
 * screen (styles), so each link keeps its position on the picture however it is fitted.
 */
export function SheetPoints({ picture, points, addresses, words, edited }: SheetPointsProps) {
  const ratio: CSSProperties & { '--ratio': number } = { '--ratio': Number((picture.width / picture.height).toFixed(4)) };
  return (
    <div className="points" style={ratio}>
      {points.map((point) => {
        const target = linkTarget(point, addresses);
        if (!target && !edited) return null;
        return (
          <a
            key={point.id}
            className="point"
            href={target?.href ?? '#'}
            data-cell={target?.cell}
            data-point={edited && point.id}
            data-placing={edited?.placing === point.id || undefined}
            aria-label={point.name || words.imageLink}
            style={{ left: `${point.coordinateX}%`, top: `${point.coordinateY}%` }}
          />
        );
      })}
    </div>
  );
}
