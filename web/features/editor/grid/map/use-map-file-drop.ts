import { type DragEvent, useState } from 'react';
import { useFileDrop } from '#web/lib/upload/use-file-drop.ts';
import type { Point } from '#web/features/editor/grid/map/track-press.ts';
import { useEditor, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** Uploads files that are dropped on a cell. `cell`: the cell that files are dragged over. */
export function useMapFileDrop(cellAt: (point: Point) => string) {
  const editor = useEditor();
  const isReadOnly = useIsReadOnly();
  const [cell, setCell] = useState<string>();
  const { isOver, target } = useFileDrop((files, event) => {
    const dropCell = cellAt(event);
    void editor.addFiles(files, dropCell, { replacesFirst: true });
    editor.select(dropCell);
  });
  return {
    isOver,
    cell: isOver ? cell : undefined,
    handlers: { ...(!isReadOnly && target), onDragOverCapture: (event: DragEvent): void => setCell(cellAt(event)) },
  };
}
