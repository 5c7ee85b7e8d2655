import { memo } from 'react';
import type { ImageRef } from '#shared/model/media/media.ts';
import { HEAT_STEPS } from '#shared/rules/analytics/grid/sheet-measures.ts';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import { MAP_PITCH, TILE } from '#web/features/analytics/swipe/heat-map/arrow-geometry.ts';
import { heatStyle } from '#web/features/analytics/swipe/heat-map/heat-colours.ts';
import classes from '#web/features/analytics/swipe/heat-map/heat-map.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';

interface HeatCellProps {
  cell: string;
  column: number;
  /** The cell, its sheet and value, for screen readers. */
  label: string;
  /** The value as text. */
  value: string;
  step: number;
  /** The value as a share of the highest, which the bar shows. */
  share: number;
  isSmall: boolean;
  isActive: boolean;
  image: ImageRef | null;
  onActivate: (cell: string) => void;
}

/** A cell of the heat map: the picture of its sheet, and its value as text, colour and bar. */
export const HeatCell = memo(({ cell, column, label, value, step, share, isSmall, isActive, image, onActivate }: HeatCellProps) => (
  <div
    role="gridcell"
    aria-colindex={column + 1}
    aria-label={label}
    aria-selected={isActive}
    tabIndex={isActive ? 0 : -1}
    className={classes['cell']}
    data-small={isSmall || undefined}
    style={{ left: column * MAP_PITCH.column, ...TILE }}
    onClick={() => onActivate(cell)}
    onKeyDown={(event) => {
      if (event.key === 'Enter' || event.key === ' ') event.preventDefault();
    }}
  >
    <span className={classes['picture']} style={{ backgroundColor: image?.colour }}>
      {image && <img src={mediaUrl(image.mediaId, THUMBNAIL_WIDTH)} alt="" loading="lazy" decoding="async" draggable={false} />}
    </span>
    <span className={classes['cellName']}>{cell}</span>
    <span className={classes['value']} style={heatStyle(step)}>
      {value}
      {isSmall && '＊'}
      <span className={classes['bar']}>{step > 0 && <span style={{ width: `${Math.max(100 / HEAT_STEPS / 2, share * 100)}%` }} />}</span>
    </span>
  </div>
));
