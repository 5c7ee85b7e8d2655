import { createStore, delMany, get, keys, set } from 'idb-keyval';
import { StoredHistory } from '#web/features/editor/model/save/stored-history.ts';
import { findOpenEditors } from '#web/features/editor/state/drafts/editor-locks.ts';
import { tabStorage } from '#web/lib/storage/browser-storage.ts';

/** The storage of one login's undo histories on this device, one for each open editor. */
export interface HistoryStore {
  /** Returns the history of the editor that this tab had open on the site before. Removes the histories of all closed editors. */
  takePrevious: (siteId: string) => Promise<StoredHistory | undefined>;
  put: (history: StoredHistory) => Promise<void>;
}

/** The key of the editor that a tab has open on a site, so that a reload continues in the same tab. */
const tabKey = (siteId: string): string => `undo-history/${siteId}`;

export function deviceHistoryStore(loginId: string): HistoryStore {
  const store = createStore('undo-history', 'histories');
  const keyOf = (editorId: string): string => `${loginId}/${editorId}`;
  return {
    async takePrevious(siteId) {
      const previous = tabStorage.getItem(tabKey(siteId));
      const stored = previous === null ? undefined : StoredHistory.safeParse(await get(keyOf(previous), store)).data;
      const isOpen = await findOpenEditors();
      const closed = (await keys<string>(store)).filter((key) => !isOpen(key.slice(key.lastIndexOf('/') + 1)));
      await delMany(closed, store);
      return stored;
    },
    async put(history) {
      tabStorage.setItem(tabKey(history.siteId), history.editorId);
      await set(keyOf(history.editorId), history, store);
    },
  };
}
