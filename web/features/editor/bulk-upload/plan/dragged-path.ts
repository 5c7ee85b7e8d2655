import type { DragEvent } from 'react';

/** The data-transfer type of the path of a file of the plan. */
export const PATH_TYPE = 'application/x-bulk-path';

/** Returns the path of the dropped file; `undefined` for other drag data. */
export const draggedPath = ({ dataTransfer }: DragEvent): string | undefined => dataTransfer.getData(PATH_TYPE) || undefined;
