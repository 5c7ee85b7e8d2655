import { useEffect } from 'react';
import type { Editor } from '#web/features/editor/state/editor.ts';

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=dialog],[role=alertdialog]') !== null;

/** Returns the command of a key: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y; Cmd on a Mac. */
function undoKey({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : undefined;
}

/**
 * Undoes and redoes edits of the site by keyboard, wherever the focus is. Typing edits the document directly, so fields have no undo
 * history, and native undo (a menu, a shaken phone) is redirected here. Ignores dialogs.
 */
export function useUndoKeys({ undo, redo }: Pick<Editor, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const action = isInDialog(event.target) ? undefined : undoKey(event);
      if (!action) return;
      event.preventDefault();
      (action === 'undo' ? undo : redo)();
    };
    const onBeforeInput = (event: InputEvent): void => {
      if (isInDialog(event.target) || (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo')) return;
      event.preventDefault();
      (event.inputType === 'historyUndo' ? undo : redo)();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('beforeinput', onBeforeInput);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('beforeinput', onBeforeInput);
    };
  }, [undo, redo]);
}
