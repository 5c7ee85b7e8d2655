import type { SaveKind } from '#web/features/editor/model/editor/editor-state.ts';
import type { EditorStore } from '#web/features/editor/state/editor-store.ts';
import { requestPublication, type PublishClient, type PublishOutcome } from '#web/features/editor/state/sync/request-publication.ts';
import { restoreRevision, type RestoreClient, type RestoreOutcome } from '#web/features/editor/state/sync/restore-revision.ts';
import {
  type ScheduleClient,
  type ScheduleOutcome,
  type ScheduleRequest,
  scheduleSite,
} from '#web/features/editor/state/sync/schedule-site.ts';
import type { Visibility } from '#shared/model/publishing/publication.ts';
import { saveChanges, type SaveClient, type SaveOptions, type SaveOutcome } from '#web/features/editor/state/sync/save-changes.ts';
import { pullLatest } from '#web/features/editor/state/sync/pull-latest.ts';

export type SiteClient = SaveClient & PublishClient & RestoreClient & ScheduleClient;

interface NotSaved {
  kind: 'not-saved';
  outcome: SaveOutcome;
}

/** The requests of an editor to the server. They run one after the other, so that answers arrive in order. */
export interface SyncActions {
  /** Saves the changes. A save that is requested during another save runs after it and sends the remaining changes. */
  save: (kind?: SaveKind, options?: SaveOptions) => Promise<SaveOutcome>;
  /** Rebases on the newest version. Does nothing while a conflict is open. */
  pull: () => Promise<void>;
  /** Saves, then publishes the saved revision or unpublishes the site. */
  publish: (visibility: Visibility) => Promise<PublishOutcome | NotSaved>;
  /** Publishes a revision of the history. Unsaved changes stay unsaved. */
  publishRevision: (revision: string) => Promise<PublishOutcome>;
  /** Schedules publications; saves first if the saved version is to be published. */
  schedule: (request: ScheduleRequest) => Promise<ScheduleOutcome | NotSaved>;
  /** Saves, then makes an earlier revision the working one. */
  restore: (revision: string) => Promise<RestoreOutcome | NotSaved>;
}

export function createSyncActions(store: EditorStore, client: SiteClient): SyncActions {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(action: () => Promise<T>): Promise<T> => {
    const next = last.then(action, action);
    last = next;
    return next;
  };
  const afterSave = <T>(kind: SaveKind, action: () => Promise<T>): Promise<T | NotSaved> =>
    inTurn(async () => {
      const outcome = await saveChanges(store, client, kind);
      return outcome === 'saved' ? action() : { kind: 'not-saved', outcome };
    });

  return {
    save: (kind = 'save', options) => inTurn(() => saveChanges(store, client, kind, options)),
    pull: () => inTurn(() => (store.getState().conflict ? Promise.resolve() : pullLatest(store, client))),
    publish: (visibility) => afterSave('save', () => requestPublication(store, client, { revision: 'saved', visibility })),
    publishRevision: (revision) => inTurn(() => requestPublication(store, client, { revision: { id: revision }, visibility: 'public' })),
    schedule: (request) => {
      const schedule = () => scheduleSite(store, client, request);
      return request.publish?.revision === 'saved' ? afterSave('save', schedule) : inTurn(schedule);
    },
    restore: (revision) => afterSave('auto', () => restoreRevision(store, client, revision)),
  };
}
