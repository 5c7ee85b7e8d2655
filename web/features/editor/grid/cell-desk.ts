import { createContext, use, useState } from 'react';
import { useStore } from 'zustand';
import { type CellClipboard, cellClipboard } from '#web/features/editor/grid/cell-clipboard.ts';
import { type CellRemoval, cellRemoval } from '#web/features/editor/grid/cell-removal.ts';
import { createDeskTools, type DeskTools } from '#web/features/editor/grid/desk-tools.ts';

/** What can be done with the chosen cells, whatever asks for it: keys, menu, toolbar, pointer. */
export interface CellDesk extends CellClipboard, CellRemoval {
  store: DeskTools['store'];
}

/** `tellSystem` is told what is copied. */
export function createCellDesk(editor: DeskTools['editor'], tellSystem: (text: string) => void): CellDesk {
  const tools = createDeskTools(editor);
  return { ...cellClipboard(tools, tellSystem), ...cellRemoval(tools), store: tools.store };
}

/** Puts a text into the system's clipboard, so that an older picture there is not pasted in place of cells copied since. */
const tellSystem = (text: string): void => void navigator.clipboard?.writeText(text).catch(() => undefined);

/** The desk of one page. */
export function useNewCellDesk(editor: DeskTools['editor']): CellDesk {
  const [desk] = useState(() => createCellDesk(editor, tellSystem));
  return desk;
}

const CellDeskContext = createContext<CellDesk | null>(null);
export const CellDeskProvider = CellDeskContext.Provider;

export function useCellDesk(): CellDesk {
  const desk = use(CellDeskContext);
  if (!desk) throw new Error('The editor’s parts work inside its page only');
  return desk;
}

/** Follows one value of the desk. */
export const useDeskState = <T>(select: (state: ReturnType<DeskTools['store']['getState']>) => T): T =>
  useStore(useCellDesk().store, select);
