import { useEffect } from 'react';
import { startAutosave } from '#web/features/editor/state/sync/autosave.ts';
import { deviceDraftStore } from '#web/features/editor/state/drafts/device-draft-store.ts';
import { deviceHistoryStore } from '#web/features/editor/state/drafts/device-history-store.ts';
import { lockEditor } from '#web/features/editor/state/drafts/editor-locks.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';
import { startDraftKeeper } from '#web/features/editor/state/drafts/draft-keeper.ts';
import { startHistoryKeeper } from '#web/features/editor/state/drafts/history-keeper.ts';
import { startPresence } from '#web/features/editor/state/presence.ts';
import { api } from '#web/lib/api/api-client.ts';
import { useUser } from '#web/lib/session/user.ts';

/** Adds a listener for several events. Returns a function that removes it. */
function listen(target: Window | Document, names: readonly string[], listener: () => void): () => void {
  for (const name of names) target.addEventListener(name, listener);
  return () => {
    for (const name of names) target.removeEventListener(name, listener);
  };
}

const isShown = (): boolean => document.visibilityState === 'visible';

/** Autosaves, and stores unsaved changes and the undo history on this device, while the page is open. */
function useAutosave(editor: Editor): void {
  const { id: loginId } = useUser();
  useEffect(() => {
    const { store } = editor;
    if (store.getState().readOnly) return undefined;
    const release = lockEditor(editor.id);
    const keeper = startDraftKeeper(store, deviceDraftStore(loginId), { editorId: editor.id, recovered: editor.recovery.recovered });
    const history = startHistoryKeeper(store, deviceHistoryStore(loginId), editor.id);
    const autosave = startAutosave(store, editor.save);
    const flush = (): void => {
      keeper.flush();
      history.flush();
      autosave.flush();
    };
    const ends = [listen(window, ['pagehide'], flush), listen(document, ['visibilitychange'], () => !isShown() && flush())];
    return () => {
      for (const end of ends) end();
      autosave.stop();
      keeper.stop();
      history.stop();
      release();
    };
  }, [editor, loginId]);
}

/** Exchanges presence with the other editors and pulls their saves. */
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
    const update = (): void => store.setState({ isOnline: navigator.onLine });
    update();
    return listen(window, ['online', 'offline'], update);
  }, [store]);
}

/** Runs the background work of an open editor: network state, autosave, local drafts, presence. */
export function useBackgroundSync(editor: Editor): void {
  useNetwork(editor);
  useAutosave(editor);
  usePresence(editor);
}
