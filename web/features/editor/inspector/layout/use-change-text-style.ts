import { useMemo } from 'react';
import type { TextRole, TextStyle } from '#shared/model/sites/sheet/sheet-layout.ts';
import { useChangeEachSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { withTextStyle } from '#web/features/editor/model/document/edit-text-styles.ts';

/**
 * Returns a function that changes the style of a text of all selected sheets and keeps the styles of their other texts. Consecutive changes
 * of the same properties form one undo step.
 */
export function useChangeTextStyle(role: TextRole): (patch: Partial<TextStyle>) => void {
  const change = useChangeEachSheet('textStyles');
  return useMemo(
    () => (patch) =>
      change(({ textStyles }) => ({ textStyles: withTextStyle(textStyles, role, patch) }), [role, ...Object.keys(patch)].join('/')),
    [change, role],
  );
}
