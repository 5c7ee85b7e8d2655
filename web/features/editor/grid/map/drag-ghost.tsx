import type { RefCallback } from 'react';
import { createPortal } from 'react-dom';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import classes from '#web/features/editor/grid/map/drag-ghost.module.css';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import { CroppedPicture } from '#web/features/editor/thumbnails/cropped-picture.tsx';

interface DragGhostProps {
  /** The cell where the drag started. */
  cell: string;
  count: number;
  place: RefCallback<HTMLDivElement>;
}

/** The dragged sheets, shown beside the pointer. */
export function DragGhost({ cell, count, place }: DragGhostProps) {
  const sheet = useEditorState(({ history, language }) => sheetAt(history.present, cell, language));
  const image = sheet?.image ?? null;
  return createPortal(
    <div ref={place} className={classes['ghost']} aria-hidden>
      <div className={classes['card']} style={image ? { backgroundColor: image.colour } : undefined}>
        {image ? <CroppedPicture image={image} crop={sheet?.pictureCrop ?? null} /> : cell}
        {count > 1 && <span className={classes['count']}>{count}</span>}
      </div>
    </div>,
    document.body,
  );
}
