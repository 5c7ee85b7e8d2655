import { ulid } from 'ulid';
import { type ActionContext, type MovingSheets, movingCells } from '#web/features/editor/grid/actions/action-context.ts';
import { topLeftCell, clampOffset, offsetBetween, type Offset } from '#web/features/editor/model/document/cell-offset.ts';
import { type CellClip, copyCells, pasteCells, planPaste } from '#web/features/editor/grid/edits/copy-cells.ts';
import { moveCells, planMove, cellsWithSheet } from '#web/features/editor/grid/edits/move-cells.ts';
import { uploadingCells } from '#web/features/editor/state/uploads/upload.ts';

/** Copying sheets, and taking them from one place to another. Nothing is overwritten by a move: what stands there changes places. */
export interface CellClipboard {
  copy: () => void;
  cut: () => void;
  /** Takes the chosen sheets up; the next cell that is pressed is where they go. */
  startPlacing: () => void;
  /** Puts what is held down, its upper left sheet into this cell. */
  dropInto: (cell: string) => void;
  cancel: () => void;
  /** Puts down what is held, else a copy of what was copied last, from the chosen cells on. */
  paste: () => void;
  /** Moves the sheets in these cells, as far as the grid reaches. */
  move: (cells: Iterable<string>, offset: Offset) => void;
}

export function createCellClipboard(
  { editor, store, document: site, selection: chosen, isReadOnly, announce: tell, edit }: ActionContext,
  tellSystem: (text: string) => void,
): CellClipboard {
  const takeUp = (mode: MovingSheets['mode']): void => {
    if (isReadOnly()) return;
    const cells = cellsWithSheet(site(), chosen());
    if (cells.length === 0) return tell({ kind: 'nothingToCopy' });
    const { cells: placed } = site().grid;
    store.setState({ moving: { mode, sheetIds: new Set(cells.flatMap((cell) => placed[cell] ?? [])) } });
    if (mode === 'cut') tellSystem(cells.join(' '));
  };

  const move = (cells: Iterable<string>, offset: Offset): void => {
    const movers = cellsWithSheet(site(), cells);
    const held = clampOffset(offset, movers, site().grid);
    const plan = planMove(site(), movers, held, uploadingCells(editor.uploads.store.getState()));
    const [first] = movers;
    if (isReadOnly() || !plan || first === undefined) return;
    const { activeCell: selected } = editor.store.getState();
    const landing = (cell: string): string => plan.get(cell) ?? cell;
    const lead = landing(movers.includes(selected) ? selected : first);
    editor.uploads.relocate(landing);
    edit(lead, (document) => moveCells(document, movers, held));
    editor.selectCells(movers.map(landing), lead);
    if (movers.length > 1) tell({ kind: 'movedMany', count: movers.length });
    else tell({ kind: plan.size > 1 ? 'swapped' : 'moved', from: first, to: landing(first) });
  };

  const putInto = (cell: string): void => {
    const { moving: held } = store.getState();
    if (!held) return;
    store.setState({ moving: null });
    const cells = movingCells(site(), held);
    const corner = topLeftCell(cells);
    if (corner !== undefined) move(cells, offsetBetween(corner, cell));
  };

  const pasteCopies = (clip: CellClip): void => {
    const plan = planPaste(site(), clip, chosen());
    const cells = [...plan.puts.keys()];
    const [first] = cells;
    const replaced = cellsWithSheet(site(), cells).length;
    if (first !== undefined) {
      editor.uploads.cancelCells(cells);
      edit(first, (document) => pasteCells(document, plan, ulid));
      editor.selectCells(cells, first);
    }
    if (cells.length + plan.outside > 0) tell({ kind: 'pasted', count: cells.length, replaced, outside: plan.outside });
  };

  return {
    move,
    dropInto: putInto,
    copy: () => {
      const clip = copyCells(site(), chosen());
      if (!clip) return tell({ kind: 'nothingToCopy' });
      const cells = cellsWithSheet(site(), chosen());
      store.setState({ clipboard: clip, moving: null });
      tellSystem(cells.join(' '));
      tell(cells.length === 1 ? { kind: 'copied', cell: cells[0] ?? '' } : { kind: 'copiedMany', count: cells.length });
    },
    cut: () => takeUp('cut'),
    startPlacing: () => takeUp('placing'),
    cancel: () => {
      if (!store.getState().moving) return;
      store.setState({ moving: null });
      tell({ kind: 'cancelled' });
    },
    paste: () => {
      const { moving: held, clipboard: clip } = store.getState();
      if (isReadOnly()) return;
      if (held) putInto(topLeftCell(chosen()) ?? '');
      else if (clip) pasteCopies(clip);
    },
  };
}
