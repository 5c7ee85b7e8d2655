import { createStore, delMany, getMany, keys, set } from 'idb-keyval';
import { LocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import type { DraftStore } from '#web/features/editor/state/drafts/draft-keeper.ts';

/** The lock that an open editor holds, in any tab, so that no other editor takes its draft for an orphaned one. */
const lockName = (editorId: string): string => `editor/${editorId}`;

/** Locks an editor until the returned function is called or the browser closes the page. */
export function lockEditor(editorId: string): () => void {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks.request(lockName(editorId), () => held);
  return release;
}

async function openEditors(): Promise<ReadonlySet<string | undefined>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.map(({ name }) => name));
}

/** The drafts of one login in the IndexedDB of this device. Drafts of other logins are neither read nor removed. */
export function deviceDraftStore(loginId: string): DraftStore {
  const store = createStore('unsaved-work', 'works');
  const keyOf = ({ siteId, editorId }: Pick<LocalDraft, 'siteId' | 'editorId'>): string => `${loginId}/${siteId}/${editorId}`;
  return {
    async findOrphaned(siteId) {
      const open = await openEditors();
      const isOrphaned = (key: string): boolean =>
        key.startsWith(keyOf({ siteId, editorId: '' })) && !open.has(lockName(key.slice(key.lastIndexOf('/') + 1)));
      const stored = await getMany((await keys<string>(store)).filter(isOrphaned), store);
      return stored
        .flatMap((value) => {
          const draft = LocalDraft.safeParse(value);
          return draft.success ? [draft.data] : [];
        })
        .toSorted((one, other) => one.at - other.at);
    },
    put: (draft) => set(keyOf(draft), draft, store),
    remove: (drafts) => delMany(drafts.map(keyOf), store),
  };
}
