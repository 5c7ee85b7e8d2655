import type { ApiClient } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { acceptRestore } from '#web/features/editor/model/save/restore-step.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';
import type { SaveClient } from '#web/features/editor/state/sync/save-changes.ts';
import { pullLatest } from '#web/features/editor/state/sync/pull-latest.ts';

/** The endpoints a restoration needs. */
export type RestoreClient = Pick<ApiClient['site'], 'restore'> & Pick<SaveClient, 'get'>;

/** `moved-on`: another editor saved first; their changes are in the page now, for review. */
export type RestoreOutcome = { kind: 'restored' } | { kind: 'moved-on' } | { kind: 'conflict' } | { kind: 'failed'; error: unknown };

/** Makes an earlier revision the working one. Expects no unsaved changes, so that the history keeps the current version. */
export async function restoreRevision(store: EditorStore, client: RestoreClient, revision: string): Promise<RestoreOutcome> {
  const { site, saved } = store.getState();
  try {
    const answer = await client.restore({ params: { id: site.id }, body: { base: saved.revision, revision } });
    store.setState((state) => acceptRestore(state, answer, Date.now()));
    return store.getState().conflict ? { kind: 'conflict' } : { kind: 'restored' };
  } catch (error) {
    if (refusalOf(error)?.code !== 'version-conflict') return { kind: 'failed', error };
  }
  try {
    await pullLatest(store, client);
    return { kind: store.getState().conflict ? 'conflict' : 'moved-on' };
  } catch (error) {
    return { kind: 'failed', error };
  }
}
