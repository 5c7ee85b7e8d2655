import type { Lines } from '#web/features/editor/grid/edits/grid-lines.ts';

/** Something done to cells, as it is said aloud and, where it needs to be seen, shown. */
export type CellEvent =
  | { kind: 'moved' | 'swapped'; from: string; to: string }
  | { kind: 'movedMany' | 'copiedMany' | 'cleared'; count: number }
  | { kind: 'copied'; cell: string }
  /** `replaced`: sheets that stood there before; `outside`: sheets the grid had no room for. */
  | { kind: 'pasted'; count: number; replaced: number; outside: number }
  | { kind: 'inserted' | 'deleted'; lines: Lines }
  | { kind: 'cancelled' | 'nothingToCopy' };
