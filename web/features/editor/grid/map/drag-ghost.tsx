import type { RefCallback } from 'react';
import { createPortal } from 'react-dom';
import { THUMBNAIL_WIDTH } from '#shared/model/media/media.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import classes from '#web/features/editor/grid/map/drag-ghost.module.css';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { mediaUrl } from '#web/lib/media-url.ts';

interface DragGhostProps {
  /** The cell where the drag started. */
  cell: string;
  count: number;
  place: RefCallback<HTMLDivElement>;
}

/** The dragged sheets, shown beside the pointer. */
export function DragGhost({ cell, count, place }: DragGhostProps) {
  const image = useEditorState(({ history, language }) => sheetAt(history.present, cell, language)?.image ?? null);
  return createPortal(
    <div ref={place} className={classes['ghost']} aria-hidden>
      <div className={classes['card']} style={image ? { backgroundColor: image.colour } : undefined}>
        {image ? <img src={mediaUrl(image.mediaId, THUMBNAIL_WIDTH)} alt="" /> : cell}
        {count > 1 && <span className={classes['count']}>{count}</span>}
      </div>
    </div>,
    document.body,
  );
}
