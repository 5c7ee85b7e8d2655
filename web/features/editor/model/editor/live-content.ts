import type { SiteDocument } from '#shared/model/sites/site.ts';
import { diffDocuments } from '#shared/rules/sites/site-parts.ts';
import type { EditorState, SavedVersion } from '#web/features/editor/model/editor/editor-state.ts';

type Versions = Pick<EditorState, 'site' | 'saved'> & { seenLive: SavedVersion | null };

/** Returns the live version, if the editor holds it: the saved version if it is live, otherwise the last live one it has seen. */
export const seenLiveOf = ({ site, saved, seenLive }: Versions): SavedVersion | null => (saved.revision === site.live ? saved : seenLive);

let lastCompared: { one: SiteDocument; other: SiteDocument; isSame: boolean } | undefined;

/** Whether two documents have the same content. Memoised for one pair, because it runs on every keystroke. */
function isSameContent(one: SiteDocument, other: SiteDocument): boolean {
  if (lastCompared?.one !== one || lastCompared.other !== other)
    lastCompared = { one, other, isSame: diffDocuments(one, other).size === 0 };
  return lastCompared.isSame;
}

/** Whether the saved content is live: in the same revision, or because later edits were undone and saved. */
export function isSavedLive(state: Versions): boolean {
  const { site, saved, seenLive } = state;
  if (site.live === null) return false;
  return site.live === saved.revision || (seenLive?.revision === site.live && isSameContent(seenLive.document, saved.document));
}
