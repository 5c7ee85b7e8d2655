import { createContext, use, useState } from 'react';
import { useStore } from 'zustand';
import { type CellClipboard, createCellClipboard } from '#web/features/editor/grid/actions/cell-clipboard.ts';
import { type CellRemoval, createCellRemoval } from '#web/features/editor/grid/actions/cell-removal.ts';
import { createActionContext, type ActionContext } from '#web/features/editor/grid/actions/action-context.ts';

/** The actions on the selected cells, shared by keys, menu, toolbar and pointer. */
export interface CellActions extends CellClipboard, CellRemoval {
  store: ActionContext['store'];
}

/** Creates the actions on cells. `writeToClipboard` receives the names of the copied cells. */
export function createCellActions(editor: ActionContext['editor'], writeToClipboard: (text: string) => void): CellActions {
  const context = createActionContext(editor);
  return { ...createCellClipboard(context, writeToClipboard), ...createCellRemoval(context), store: context.store };
}

/** Replaces the system's clipboard, so that the next paste does not insert an older picture. Ignores a refusal. */
const writeToClipboard = (text: string): void => void navigator.clipboard?.writeText(text).catch(() => undefined);

export function useCreateCellActions(editor: ActionContext['editor']): CellActions {
  const [actions] = useState(() => createCellActions(editor, writeToClipboard));
  return actions;
}

const CellActionsContext = createContext<CellActions | null>(null);
export const CellActionsProvider = CellActionsContext.Provider;

export function useCellActions(): CellActions {
  const actions = use(CellActionsContext);
  if (!actions) throw new Error('useCellActions needs a CellActionsProvider');
  return actions;
}

/** Selects a value of the state of the actions; renders again when it changes. */
export const useCellActionsState = <T>(select: (state: ReturnType<ActionContext['store']['getState']>) => T): T =>
  useStore(useCellActions().store, select);
