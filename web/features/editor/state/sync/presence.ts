import type { StoreApi } from 'zustand';
import { PRESENCE_MS } from '#shared/model/limits.ts';
import type { Presence } from '#shared/model/site/revision.ts';
import { canonicalJson } from '#shared/rules/site/site-parts.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';
import type { ApiClient } from '#web/lib/api/api-client.ts';

export type PresenceClient = Pick<ApiClient['site'], 'presence'>;

/** How soon others hear that somebody went to another cell, in milliseconds; cells passed on the way are left out. */
const MOVE_MS = 1_000;

const cellOf = ({ panel, activeCell: selected }: EditorState): string | null => (panel === 'sheet' ? selected : null);

/** Whether the server has something this editor has not seen, and nothing under way here that will bring it. */
const isBehind = (state: EditorState, { working, live }: { working: string; live: string | null }): boolean =>
  state.save.kind !== 'saving' && (working !== state.saved.revision || live !== state.site.live);

const replace = (others: StoreApi<readonly Presence[]>, next: readonly Presence[]): void => {
  if (canonicalJson(next) !== canonicalJson(others.getState())) others.setState([...next], true);
};

export interface PresenceHeartbeat {
  /** Says at once that one is there, and hears of the others. */
  beat: () => void;
  /** Says that the page goes; one that comes back says so with the next beat. */
  leave: () => void;
  stop: () => void;
}

/**
 * Says every few seconds that the site is open here, as long as `isVisible`, and hears who else has it open and whether
 * something was saved elsewhere; that is then taken in. Silence only means that nobody else is shown.
 */
export function startPresence(
  { id: editorId, store, otherEditors: others, pull: takeIn }: Pick<Editor, 'id' | 'store' | 'otherEditors' | 'pull'>,
  client: PresenceClient,
  isVisible: () => boolean,
): PresenceHeartbeat {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let heardAt = Date.now();
  let isStopped = false;

  const say = (isLeaving: boolean) => {
    const state = store.getState();
    return client.presence({ params: { id: state.site.id }, body: { editorId, cell: cellOf(state), isLeaving } }, { keepalive: isLeaving });
  };
  async function exchange(): Promise<void> {
    try {
      const answer = await say(false);
      if (isStopped) return;
      heardAt = Date.now();
      replace(others, answer.others);
      if (isBehind(store.getState(), answer)) await takeIn();
    } catch {
      if (Date.now() - heardAt > PRESENCE_MS.gone) replace(others, []);
    }
  }
  const plan = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(beat, wait);
  };
  function beat(): void {
    clearTimeout(timer);
    if (isStopped || !isVisible() || !store.getState().isOnline) return plan(PRESENCE_MS.beat);
    void exchange().then(() => !isStopped && plan(PRESENCE_MS.beat));
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (cellOf(state) !== cellOf(before)) plan(MOVE_MS);
  });
  const leave = (): void => void say(true).catch(() => undefined);
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
