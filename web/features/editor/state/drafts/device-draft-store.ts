import { createStore, delMany, getMany, keys, set } from 'idb-keyval';
import type { LocalDraft } from '#web/features/editor/model/save/local-draft.ts';
import type { DraftStore } from '#web/features/editor/state/drafts/draft-keeper.ts';

/** Held for as long as an editor is open, in whichever tab, so that another one does not take its work for left behind. */
const lockName = (editorId: string): string => `editor/${editorId}`;

/** Marks an editor as open. Returns what ends that; the browser does when its page goes. */
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

/** The device's storage for the unsaved work of one login. What another login left there is neither seen nor touched. */
export function deviceDraftStore(loginId: string): DraftStore {
  const store = createStore('unsaved-work', 'works');
  const keyOf = ({ siteId, editorId }: Pick<LocalDraft, 'siteId' | 'editorId'>): string => `${loginId}/${siteId}/${editorId}`;
  return {
    async findOrphaned(siteId) {
      const open = await openEditors();
      const isLeft = (key: string): boolean =>
        key.startsWith(keyOf({ siteId, editorId: '' })) && !open.has(lockName(key.slice(key.lastIndexOf('/') + 1)));
      const works = await getMany<LocalDraft>((await keys<string>(store)).filter(isLeft), store);
      return works.filter((work) => work !== undefined).toSorted((one, other) => one.at - other.at);
    },
    put: (work) => set(keyOf(work), work, store),
    remove: (works) => delMany(works.map(keyOf), store),
  };
}
