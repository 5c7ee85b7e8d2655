import type { StoreApi } from 'zustand';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import { PRESENCE_MS } from '#shared/model/limits.ts';
import type { CommentSummary } from '#shared/model/sites/comment-summary.ts';
import type { Presence } from '#shared/model/sites/revision.ts';
import { canonicalJson } from '#shared/rules/sites/site-parts.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';

export type PresenceClient = Pick<ApiClient['site'], 'presence'>;

/** The debounce of active-cell updates for other editors, in milliseconds. Skips cells that were active more briefly. */
const MOVE_DELAY_MS = 1_000;

const cellOf = ({ panel, activeCell }: EditorState): string | null => (panel === 'sheet' ? activeCell : null);

type Answer = ResponseOf<typeof site.presence>;

/**
 * Returns the publication state that other editors and the schedule change. Unpublishing changes this state, but keeps the live revision.
 */
const publicState = ({ live, publicationId, scheduled }: Pick<Answer, 'live' | 'publicationId' | 'scheduled'>): string =>
  canonicalJson({ live, publicationId, scheduled });

/** Whether the server has a newer version that no save in progress will return. */
const isBehind = ({ save, saved, site: known }: EditorState, answer: Answer): boolean =>
  save.kind !== 'saving' && (answer.working !== saved.revision || publicState(answer) !== publicState(known));

const replaceList = (list: StoreApi<readonly Presence[]>, next: readonly Presence[]): void => {
  if (canonicalJson(next) !== canonicalJson(list.getState())) list.setState([...next], true);
};

export interface PresenceHeartbeat {
  /** Exchanges presence immediately. */
  beat: () => void;
  /** Reports to the server that the editor is closed. The next beat reports it as open again. */
  leave: () => void;
  stop: () => void;
}

/**
 * Reports to the server every few seconds that the site is open here while `isVisible`, and updates the list of other editors.
 * Pulls when the answer names a newer version. Without an answer the list is cleared after `PRESENCE_MS.timeout`.
 */
export function startPresence(
  { id: editorId, store, otherEditors, pull }: Pick<Editor, 'id' | 'store' | 'otherEditors' | 'pull'>,
  client: PresenceClient,
  isVisible: () => boolean,
): PresenceHeartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answeredAt = Date.now();
  let isStopped = false;

  const updatePresence = (isLeaving: boolean) => {
    const state = store.getState();
    return client.presence({ params: { id: state.site.id }, body: { editorId, cell: cellOf(state), isLeaving } }, { keepalive: isLeaving });
  };
  async function exchange(): Promise<void> {
    try {
      const answer = await updatePresence(false);
      if (isStopped) return;
      answeredAt = Date.now();
      replaceList(otherEditors, answer.others);
      noteComments(answer.comments);
      if (isBehind(store.getState(), answer)) await pull();
    } catch {
      // Presence is best effort: the next beat tries again.
      if (Date.now() - answeredAt > PRESENCE_MS.timeout) replaceList(otherEditors, []);
    }
  }
  function noteComments(comments: CommentSummary): void {
    const { site } = store.getState();
    if (canonicalJson(comments) !== canonicalJson(site.comments)) store.setState({ site: { ...site, comments } });
  }
  const schedule = (delay: number): void => {
    clearTimeout(timer);
    timer = setTimeout(beat, delay);
  };
  function beat(): void {
    clearTimeout(timer);
    if (isStopped || !isVisible() || !store.getState().isOnline) return schedule(PRESENCE_MS.heartbeat);
    void exchange().then(() => !isStopped && schedule(PRESENCE_MS.heartbeat));
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (cellOf(state) !== cellOf(before)) schedule(MOVE_DELAY_MS);
  });
  const leave = (): void => void updatePresence(true).catch(() => undefined);
  beat();
  return {
    beat,
    leave,
    stop: () => {
      isStopped = true;
      unsubscribe();
      clearTimeout(timer);
      leave();
    },
  };
}
