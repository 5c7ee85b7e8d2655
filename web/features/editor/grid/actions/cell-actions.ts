import { createContext, use, useState } from 'react';
import { useStore } from 'zustand';
import { type CellClipboard, createCellClipboard } from '#web/features/editor/grid/actions/cell-clipboard.ts';
import { type CellRemoval, createCellRemoval } from '#web/features/editor/grid/actions/cell-removal.ts';
import { createActionContext, type ActionContext } from '#web/features/editor/grid/actions/action-context.ts';

/** What can be done with the chosen cells, whatever asks for it: keys, menu, toolbar, pointer. */
export interface CellActions extends CellClipboard, CellRemoval {
  store: ActionContext['store'];
}

/** `tellSystem` is told what is copied. */
export function createCellActions(editor: ActionContext['editor'], tellSystem: (text: string) => void): CellActions {
  const tools = createActionContext(editor);
  return { ...createCellClipboard(tools, tellSystem), ...createCellRemoval(tools), store: tools.store };
}

/** Puts a text into the system's clipboard, so that an older picture there is not pasted in place of cells copied since. */
const tellSystem = (text: string): void => void navigator.clipboard?.writeText(text).catch(() => undefined);

/** The desk of one page. */
export function useCreateCellActions(editor: ActionContext['editor']): CellActions {
  const [desk] = useState(() => createCellActions(editor, tellSystem));
  return desk;
}

const CellDeskContext = createContext<CellActions | null>(null);
export const CellActionsProvider = CellDeskContext.Provider;

export function useCellActions(): CellActions {
  const desk = use(CellDeskContext);
  if (!desk) throw new Error('The editor’s parts work inside its page only');
  return desk;
}

/** Follows one value of the desk. */
export const useCellActionsState = <T>(select: (state: ReturnType<ActionContext['store']['getState']>) => T): T =>
  useStore(useCellActions().store, select);
