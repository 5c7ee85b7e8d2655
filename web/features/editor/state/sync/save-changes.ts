import type { ApiClient } from '#web/lib/api/api-client.ts';
import { refusalOf } from '#web/lib/api/api-error.ts';
import { pendingOf, type SaveKind } from '#web/features/editor/model/editor/editor-state.ts';
import { acceptSave, failSave, rebase, toSaveRequest, prepareSave, startSave } from '#web/features/editor/model/save/save-steps.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';

/** The endpoints a save needs. */
export type SaveClient = Pick<ApiClient['site'], 'get' | 'update'>;

/** How a save ended: all is saved, a field has to be mended first, a person has to choose, or it did not get through. */
export type SaveOutcome = 'saved' | 'invalid' | 'conflict' | 'failed';

export interface SaveOptions {
  /** Lets the request outlive the page, where it is small enough for that. */
  isPageLeaving?: boolean;
}

/** How often a save is tried again after taking over others' work that met nothing of ours. */
const ROUNDS = 4;

async function takeInOthers(store: EditorStore, client: SaveClient, error: unknown): Promise<void> {
  const conflict = refusalOf(error)?.conflict;
  if (!conflict) throw error;
  const content = await client.get({ params: { id: store.getState().site.id } });
  const { changedBy, changedAt } = conflict;
  store.setState((state) => rebase(state, content, { changedBy, changedAt }));
}

async function saveRound(
  store: EditorStore,
  client: SaveClient,
  kind: SaveKind,
  { isPageLeaving = false }: SaveOptions,
): Promise<SaveOutcome | 'again'> {
  const state = store.getState();
  if (pendingOf(state).faults.length > 0) return 'invalid';
  const sent = prepareSave(state, kind);
  if (!sent) return 'saved';
  store.setState((now) => startSave(now, kind));
  try {
    const answer = await client.update({ params: { id: state.site.id }, body: toSaveRequest(sent) }, { keepalive: isPageLeaving });
    store.setState((now) => acceptSave(now, sent, answer));
  } catch (error) {
    await takeInOthers(store, client, error);
    if (!store.getState().conflict) return 'again';
  }
  return store.getState().conflict ? 'conflict' : 'saved';
}

/**
 * Saves what changed since the last save. Others' work that meets nothing of ours is taken over and the save tried again;
 * where it does, the conflict is left in the store for a person to choose. Whatever fails, every edit stays in the page.
 */
export async function saveChanges(
  store: EditorStore,
  client: SaveClient,
  kind: SaveKind = 'save',
  options: SaveOptions = {},
): Promise<SaveOutcome> {
  if (store.getState().conflict) return 'conflict';
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcome = await saveRound(store, client, kind, options);
      if (outcome !== 'again') return outcome;
    }
    throw new Error('The site kept changing while it was being saved');
  } catch (error) {
    store.setState((state) => failSave(state, error, kind, refusalOf(error)?.fields));
    return 'failed';
  }
}
