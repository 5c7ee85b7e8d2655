import type { Lines } from '#web/features/editor/grid/edits/grid-lines.ts';

/** An action on cells, as it is announced. */
export type CellEvent =
  | { kind: 'moved' | 'swapped'; from: string; to: string }
  | { kind: 'movedMany' | 'copiedMany' | 'cleared' | 'madeRoom'; count: number }
  | { kind: 'copied'; cell: string }
  /** `replaced`: the number of sheets that were overwritten. `outside`: the number of sheets that did not fit into the grid. */
  | { kind: 'pasted'; count: number; replaced: number; outside: number }
  | { kind: 'inserted' | 'deleted'; lines: Lines }
  | { kind: 'cancelled' | 'nothingToCopy' };
