import { Progress } from '@mantine/core';
import { IconAlertTriangle, IconLetterCase, IconPhotoOff, IconPhotoX, IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type ImageRef, THUMBNAIL_WIDTH } from '#shared/model/media.ts';
import type { CellMark } from '#web/features/editor/grid/cell-state.ts';
import classes from '#web/features/editor/grid/grid-cell.module.css';
import { mediaUrl } from '#web/lib/media-url.ts';

const MARK_ICON = { uploadFailed: IconPhotoX, faulty: IconAlertTriangle, noImage: IconPhotoOff, noAlt: IconLetterCase } as const;
const hasIcon = (mark: CellMark): mark is keyof typeof MARK_ICON => mark !== null && mark in MARK_ICON;

interface GridCellProps {
  cell: string;
  /** Place within the row, from 1. */
  columnIndex: number;
  left: number;
  image: ImageRef | null;
  /** The sheet's text, to tell cells without a picture apart. */
  text: string;
  mark: CellMark;
  /** Share of the upload under way, 0 to 1. */
  progress: number;
  isSelected: boolean;
  isTarget: boolean;
  isReadOnly: boolean;
  onAdd: (cell: string) => void;
}

/** One cell of the map: thumbnail, name and mark. Its keys and clicks are the grid's. */
export const GridCell = memo(function GridCell({
  cell,
  columnIndex,
  left,
  image,
  text,
  mark,
  progress,
  isSelected,
  isTarget,
  isReadOnly,
  onAdd,
}: GridCellProps) {
  const { t } = useTranslation('editor');
  const markText = mark && t(`grid.${mark}`, { percent: Math.round(progress * 100) });
  const Icon = hasIcon(mark) ? MARK_ICON[mark] : null;
  const isUnderWay = mark === 'waiting' || mark === 'uploading' || mark === 'checking';
  return (
    <div
      role="gridcell"
      aria-colindex={columnIndex}
      aria-selected={isSelected}
      aria-label={[cell, text, markText].filter(Boolean).join(', ')}
      tabIndex={isSelected ? 0 : -1}
      data-cell={cell}
      data-target={isTarget || undefined}
      className={classes['cell']}
      style={{ left }}
    >
      <div
        className={classes['thumb']}
        data-empty={mark === 'empty' || undefined}
        style={image ? { backgroundColor: image.colour } : undefined}
      >
        {image && <img src={mediaUrl(image.mediaId, THUMBNAIL_WIDTH)} alt="" decoding="async" draggable={false} />}
        {!image && text !== '' && <span className={classes['text']}>{text}</span>}
        {mark === 'empty' && !isReadOnly && (
          <button type="button" tabIndex={-1} aria-label={t('grid.addTo', { cell })} className={classes['add']} onClick={() => onAdd(cell)}>
            <IconPlus size={18} stroke={1.75} aria-hidden />
          </button>
        )}
        {isUnderWay && (
          <Progress
            className={classes['progress'] ?? ''}
            value={mark === 'checking' ? 100 : progress * 100}
            size={6}
            animated={mark === 'checking'}
            aria-label={markText ?? ''}
          />
        )}
      </div>
      <div className={classes['name']} aria-hidden>
        {cell}
        {Icon && (
          <span title={markText ?? ''} data-mark={mark} className={classes['mark']}>
            <Icon size={14} stroke={1.75} />
          </span>
        )}
      </div>
    </div>
  );
});
