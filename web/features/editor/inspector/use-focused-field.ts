import { useEffect } from 'react';
import type { FocusedField } from '#web/features/editor/model/editor/editor-state.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

const CONTROLS = 'input:not([type=file], [type=hidden], [disabled]), textarea, button:not([disabled])';

/** Returns the selector of one image link or product within its field; `undefined` for the field as a whole. */
function itemSelector({ pointId, productId }: FocusedField): string | undefined {
  if (pointId !== undefined) return `[data-point="${pointId}"]`;
  return productId === undefined ? undefined : `[data-anchor="product/${productId}"]`;
}

function focusControl(panel: HTMLElement, target: FocusedField): void {
  const field = panel.querySelector(`[data-field="${target.name}"]`);
  const item = itemSelector(target);
  const element = (item !== undefined && field?.querySelector(item)) || field;
  const control = element?.querySelector<HTMLElement>(item === undefined ? `summary, ${CONTROLS}` : CONTROLS);
  control?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

/**
 * Focuses the field that `EditorState.focusedField` names and clears the request. It waits a frame, until the group of the
 * field has opened and rendered.
 */
export function useFocusedField(panel: () => HTMLElement | null): void {
  const { focusField } = useEditor();
  const { showPane } = useCommands();
  const focusedField = useEditorState((state) => state.focusedField);
  useEffect(() => {
    const container = panel();
    if (!focusedField || !container) return;
    showPane('inspector');
    requestAnimationFrame(() => focusControl(container, focusedField));
    focusField(null);
  });
}
