import type { DragEvent } from 'react';

/** The type of dragged data that holds the path of a file of the plan. */
export const PATH_TYPE = 'application/x-bulk-path';

/** The path of the file that is dropped; `undefined` for other things. */
export const draggedPath = ({ dataTransfer }: DragEvent): string | undefined => dataTransfer.getData(PATH_TYPE) || undefined;
