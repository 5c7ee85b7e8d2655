import { useMemo } from 'react';
import type { TextRole, TextStyle } from '#shared/model/sites/sheet/sheet-layout.ts';
import { alsoEdited, selectedLocation } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { editTextStyles } from '#web/features/editor/model/document/edit-text-styles.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/**
 * Returns a function that changes the style of a text of all selected sheets and keeps the styles of their other texts. Consecutive changes
 * of the same properties form one undo step.
 */
export function useChangeTextStyle(role: TextRole): (patch: Partial<TextStyle>) => void {
  const { edit, store } = useEditor();
  return useMemo(
    () => (patch) => {
      const location = selectedLocation(store.getState());
      const { cell, language, variationId } = location;
      const others = alsoEdited(store.getState(), ['textStyles']);
      edit(
        (document) => editTextStyles(document, location, role, patch, others),
        { panel: 'sheet', cell, variationId },
        { group: [cell, ...others, language, variationId, 'textStyles', role, ...Object.keys(patch)].join('/') },
      );
    },
    [edit, store, role],
  );
}
