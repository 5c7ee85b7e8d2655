import type { SaveKind } from '#web/features/editor/model/editor/editor-state.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';
import { publishSite, type PublishClient, type PublishOutcome, type Visibility } from '#web/features/editor/state/sync/publish-site.ts';
import { restoreRevision, type RestoreClient, type RestoreOutcome } from '#web/features/editor/state/sync/restore-revision.ts';
import { saveChanges, type SaveClient, type SaveOptions, type SaveOutcome } from '#web/features/editor/state/sync/save-changes.ts';
import { pullLatest } from '#web/features/editor/state/sync/pull-latest.ts';

export type SiteClient = SaveClient & PublishClient & RestoreClient;

interface NotSaved {
  kind: 'not-saved';
  outcome: SaveOutcome;
}

/** What the editor asks of the server about its site. One thing at a time, so that no answer passes another. */
export interface SyncActions {
  /** A save asked for while another is under way comes after it and sends what is left. */
  save: (kind?: SaveKind, options?: SaveOptions) => Promise<SaveOutcome>;
  /** Takes in what others saved. */
  pull: () => Promise<void>;
  /** Saves what is unsaved, then publishes that (or takes the site off the air). */
  publish: (visibility: Visibility) => Promise<PublishOutcome | NotSaved>;
  /** Puts a saved state on the air as it is; what is being worked on stays as it is. */
  publishRevision: (revision: string) => Promise<PublishOutcome>;
  /** Saves what is unsaved, then makes an earlier state the working one again. */
  restore: (revision: string) => Promise<RestoreOutcome | NotSaved>;
}

export function createSyncActions(store: EditorStore, client: SiteClient): SyncActions {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act, act);
    last = next;
    return next;
  };
  const afterSave = <T>(kind: SaveKind, act: () => Promise<T>): Promise<T | NotSaved> =>
    inTurn(async () => {
      const outcome = await saveChanges(store, client, kind);
      return outcome === 'saved' ? act() : { kind: 'not-saved', outcome };
    });

  return {
    save: (kind = 'save', options) => inTurn(() => saveChanges(store, client, kind, options)),
    pull: () => inTurn(() => (store.getState().conflict ? Promise.resolve() : pullLatest(store, client))),
    publish: (visibility) => afterSave('save', () => publishSite(store, client, { revision: 'saved', visibility })),
    publishRevision: (revision) => inTurn(() => publishSite(store, client, { revision: { id: revision }, visibility: 'public' })),
    restore: (revision) => afterSave('auto', () => restoreRevision(store, client, revision)),
  };
}
