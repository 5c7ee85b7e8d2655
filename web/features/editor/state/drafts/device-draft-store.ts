import { createStore, delMany, getMany, keys, set } from 'idb-keyval';
import { LocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import type { DraftStore } from '#web/features/editor/state/drafts/draft-keeper.ts';
import { findOpenEditors } from '#web/features/editor/state/drafts/editor-locks.ts';

/** The drafts of one login in the IndexedDB of this device. Drafts of other logins are neither read nor removed. */
export function deviceDraftStore(loginId: string): DraftStore {
  const store = createStore('unsaved-work', 'works');
  const keyOf = ({ siteId, editorId }: Pick<LocalDraft, 'siteId' | 'editorId'>): string => `${loginId}/${siteId}/${editorId}`;
  return {
    async findOrphaned(siteId) {
      const isOpen = await findOpenEditors();
      const isOrphaned = (key: string): boolean =>
        key.startsWith(keyOf({ siteId, editorId: '' })) && !isOpen(key.slice(key.lastIndexOf('/') + 1));
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
