import { useEffect } from 'react';
import { hasTagsToCheck } from '#web/features/editor/model/editor/editor-state.ts';
import { type Editor, useEditorState } from '#web/features/editor/state/editor.ts';

/** Loads the tag check, which has an HTML parser, when there are tags to check. */
export function useTagCheck({ setTagCheck }: Editor): void {
  const isWanted = useEditorState((state) => state.checkTags === null && hasTagsToCheck(state));
  useEffect(() => {
    if (!isWanted) return;
    // If the check cannot be loaded, the server reports faults on saving.
    void import('#shared/markup/tags/validate-tags.ts').then(({ validateTags: tagFault }) => setTagCheck(tagFault)).catch(() => undefined);
  }, [isWanted, setTagCheck]);
}
