import { type DragEvent, useState } from 'react';

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** A drop target for files: spread `target` on an element. `isOver` is true while files are dragged over that element. */
export function useFileDrop(onFiles: (files: File[], event: DragEvent) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent): void => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: (event: DragEvent): void => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setOver(false);
      },
      onDrop: (event: DragEvent): void => {
        if (!carriesFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files, event);
      },
    },
  };
}
