import { useRevision } from '#web/features/editor/state/revision-queries.ts';
import { seenLiveOf } from '#web/features/editor/model/editor/live-content.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';

interface LiveDocument {
  /** The live document; `null` if nothing is published, `undefined` while it is loading. */
  live: SiteDocument | null | undefined;
  error: Error | null;
  retry: () => void;
}

/** Loads the published content, unless the editor already has it. */
export function useLiveDocument(): LiveDocument {
  const revision = useEditorState((state) => state.site.live);
  const held = useEditorState((state) => seenLiveOf(state));
  const isHeld = revision === null || held?.revision === revision;
  const { data, error, refetch } = useRevision(isHeld ? null : revision);
  const live = revision === null ? null : isHeld ? held?.document : data;
  return { live, error: isHeld ? null : error, retry: () => void refetch() };
}
