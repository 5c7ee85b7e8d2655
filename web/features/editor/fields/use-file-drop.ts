import { type DragEvent, useState } from 'react';

const bringsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Makes an element take dropped files. `isOver` while files are held over it. */
export function useFileDrop(onFiles: (files: File[], event: DragEvent) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    target: {
      onDragOver: (event: DragEvent): void => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setOver(true);
      },
      onDragLeave: (event: DragEvent): void => {
        if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget)) setOver(false);
      },
      onDrop: (event: DragEvent): void => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        const files = [...event.dataTransfer.files];
        if (files.length > 0) onFiles(files, event);
      },
    },
  };
}
