import type { CSSProperties } from 'react';
import type { ImageLinkPoint } from '#shared/model/site/image-link-point.ts';
import { linkTarget } from '#site-renderer/components/shared/link-target.ts';
import type { SiteAddresses } from '#site-renderer/components/shared/site-addresses.ts';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

/** A sheet inside the editor: image links that lead nowhere yet are there too, each can be told by its id. */
export interface EditedSheet {
  /** The point that is being placed. */
  placing: string | null;
}

interface SheetPointsProps {
  /** Size in pixels of the picture that they stand on. */
  picture: { width: number; height: number };
  points: readonly ImageLinkPoint[];
  addresses: SiteAddresses;
  words: VisitorLabels;
  edited: EditedSheet | undefined;
}

/**
 * Spots on a picture that lead somewhere. They stand in a box that covers just what is drawn of the picture, beyond the
 * screen's edges too (styles), so that each stays on what it points at, however the picture is fitted.
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
