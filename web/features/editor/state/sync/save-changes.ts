import type { ApiClient } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { pendingOf, type SaveKind } from '#web/features/editor/model/editor/editor-state.ts';
import { acceptSave, failSave, rebase, toSaveRequest, prepareSave, startSave } from '#web/features/editor/model/save/save-steps.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';

/** The endpoints a save needs. */
export type SaveClient = Pick<ApiClient['site'], 'get' | 'update'>;

/**
 * `invalid`: a field breaks a rule, and everything else is saved. `conflict`: the user has to choose. `failed`: there was no answer, or a
 * refusal.
 */
export type SaveOutcome = 'saved' | 'invalid' | 'conflict' | 'failed';

export interface SaveOptions {
  /** Lets the request continue after the page is closed (`keepalive`, up to 64 KiB). */
  isPageLeaving?: boolean;
}

/** The number of attempts of one save, each after a rebase without conflict. */
const ATTEMPTS_MAX = 4;

/** Rebases on the version that made the server refuse the save; throws any other error again. */
async function rebaseAfterConflict(store: EditorStore, client: SaveClient, error: unknown): Promise<void> {
  const conflict = refusalOf(error)?.conflict;
  if (!conflict) throw error;
  const content = await client.get({ params: { id: store.getState().site.id } });
  const { changedBy, byProvider, changedAt } = conflict;
  store.setState((state) => rebase(state, content, { changedBy, ...(byProvider && { byProvider }), changedAt }));
}

async function attemptSave(
  store: EditorStore,
  client: SaveClient,
  kind: SaveKind,
  { isPageLeaving = false }: SaveOptions,
): Promise<SaveOutcome | 'retry'> {
  const state = store.getState();
  const outcome = pendingOf(state).faults.length > 0 ? 'invalid' : 'saved';
  const sent = prepareSave(state, kind);
  if (!sent) return outcome;
  store.setState((now) => startSave(now, kind));
  try {
    const answer = await client.update({ params: { id: state.site.id }, body: toSaveRequest(sent) }, { keepalive: isPageLeaving });
    store.setState((now) => acceptSave(now, sent, answer));
  } catch (error) {
    await rebaseAfterConflict(store, client, error);
    if (!store.getState().conflict) return 'retry';
  }
  return store.getState().conflict ? 'conflict' : outcome;
}

/**
 * Saves the changes since the last save. A refused save is rebased on the newer version and retried; if both versions changed the
 * same part, the store then contains the conflict. Every outcome keeps the edits.
 */
export async function saveChanges(
  store: EditorStore,
  client: SaveClient,
  kind: SaveKind = 'save',
  options: SaveOptions = {},
): Promise<SaveOutcome> {
  if (store.getState().conflict) return 'conflict';
  try {
    for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
      const outcome = await attemptSave(store, client, kind, options);
      if (outcome !== 'retry') return outcome;
    }
    throw new Error('The site changed during every attempt to save it');
  } catch (error) {
    store.setState((state) => failSave(state, error, kind, refusalOf(error)?.fields));
    return 'failed';
  }
}
