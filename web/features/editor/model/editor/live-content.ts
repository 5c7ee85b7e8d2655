import type { SiteDocument } from '#shared/model/site/site.ts';
import { diffDocuments } from '#shared/rules/site/site-parts.ts';
import type { EditorState, SavedVersion } from '#web/features/editor/model/editor/editor-state.ts';

type Versions = Pick<EditorState, 'site' | 'saved'> & { seenLive: SavedVersion | null };

/** The live version, if the editor holds it: it is what was saved when it went live, or what was opened. */
export const seenLiveOf = ({ site, saved, seenLive }: Versions): SavedVersion | null => (saved.revision === site.live ? saved : seenLive);

let lastCompared: { one: SiteDocument; other: SiteDocument; isSame: boolean } | undefined;

/** Memoised for one pair: every keystroke asks. */
function isSameContent(one: SiteDocument, other: SiteDocument): boolean {
  if (lastCompared?.one !== one || lastCompared.other !== other)
    lastCompared = { one, other, isSame: diffDocuments(one, other).size === 0 };
  return lastCompared.isSame;
}

/** Whether visitors have what is saved: it is the live version, or what was edited since has been undone and saved. */
export function isSavedLive(state: Versions): boolean {
  const { site, saved, seenLive } = state;
  if (site.live === null) return false;
  return site.live === saved.revision || (seenLive?.revision === site.live && isSameContent(seenLive.document, saved.document));
}
