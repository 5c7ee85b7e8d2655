import { rebase } from '#web/features/editor/model/save/save-steps.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';
import type { SaveClient } from '#web/features/editor/state/sync/save-changes.ts';

/** Loads the newest version of the site and rebases on it. The store then contains the conflict if unsaved changes conflict with it. */
export async function pullLatest(store: EditorStore, client: Pick<SaveClient, 'get'>): Promise<void> {
  const content = await client.get({ params: { id: store.getState().site.id } });
  store.setState((state) =>
    content.site.working === state.saved.revision
      ? { ...state, site: content.site }
      : rebase(state, content, { changedBy: null, changedAt: content.site.updatedAt }),
  );
}
