import { useEffect } from 'react';
import { startAutosave } from '#web/features/editor/state/sync/autosave.ts';
import { deviceDraftStore, lockEditor } from '#web/features/editor/state/drafts/device-draft-store.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';
import { startDraftKeeper } from '#web/features/editor/state/drafts/draft-keeper.ts';
import { startPresence } from '#web/features/editor/state/sync/presence.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useUser } from '#web/lib/session/user.ts';

/** Calls back on events until the returned function is called. */
function listen(target: Window | Document, names: readonly string[], act: () => void): () => void {
  for (const name of names) target.addEventListener(name, act);
  return () => {
    for (const name of names) target.removeEventListener(name, act);
  };
}

const isShown = (): boolean => document.visibilityState === 'visible';

/** Saves the editor’s work by itself and keeps what is unsaved on this device, for as long as the page is open. */
function useKeptWork(editor: Editor): void {
  const { id: loginId } = useUser();
  useEffect(() => {
    const { store } = editor;
    if (store.getState().readOnly) return undefined;
    const release = lockEditor(editor.id);
    const keeper = startDraftKeeper(store, deviceDraftStore(loginId), { editorId: editor.id, recovered: editor.recovery.recovered });
    const autosave = startAutosave(store, editor.save);
    const flush = (): void => {
      keeper.flush();
      autosave.flush();
    };
    const ends = [listen(window, ['pagehide'], flush), listen(document, ['visibilitychange'], () => !isShown() && flush())];
    return () => {
      for (const end of ends) end();
      autosave.stop();
      keeper.stop();
      release();
    };
  }, [editor, loginId]);
}

/** Says that the site is open here, and follows who else has it open and what they save. */
function usePresence(editor: Editor): void {
  useEffect(() => {
    const presence = startPresence(editor, api.site, isShown);
    const ends = [
      listen(window, ['online', 'pageshow'], presence.beat),
      listen(window, ['pagehide'], presence.leave),
      listen(document, ['visibilitychange'], () => isShown() && presence.beat()),
    ];
    return () => {
      for (const end of ends) end();
      presence.stop();
    };
  }, [editor]);
}

function useNetwork({ store }: Editor): void {
  useEffect(() => {
    const look = (): void => store.setState({ isOnline: navigator.onLine });
    look();
    return listen(window, ['online', 'offline'], look);
  }, [store]);
}

/** What an open editor does without being asked. */
export function useBackgroundSync(editor: Editor): void {
  useNetwork(editor);
  useKeptWork(editor);
  usePresence(editor);
}
