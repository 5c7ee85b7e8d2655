import { useEffect } from 'react';
import { hasTagsToCheck } from '#web/features/editor/model/editor/editor-state.ts';
import { type Editor, useEditorState } from '#web/features/editor/state/editor.ts';

/** Fetches what looks at head and body tags (a parser of HTML) once there are any to look at. */
export function useTagCheck({ setTagCheck: checkTagsWith }: Editor): void {
  const isWanted = useEditorState((state) => state.checkTags === null && hasTagsToCheck(state));
  useEffect(() => {
    if (!isWanted) return;
    // Where it cannot be fetched, the server says on saving what is wrong.
    void import('#shared/markup/tags/validate-tags.ts')
      .then(({ validateTags: tagFault }) => checkTagsWith(tagFault))
      .catch(() => undefined);
  }, [isWanted, checkTagsWith]);
}
