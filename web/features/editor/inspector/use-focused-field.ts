import { useEffect } from 'react';
import type { FocusedField } from '#web/features/editor/model/editor/editor-state.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

const CONTROLS = 'input:not([type=file], [type=hidden], [disabled]), textarea, button:not([disabled])';

/** What one of several things in a field is found by. */
function itemOf({ pointId, productId }: FocusedField): string | undefined {
  if (pointId !== undefined) return `[data-point="${pointId}"]`;
  return productId === undefined ? undefined : `[data-anchor="product/${productId}"]`;
}

function focusField(panel: HTMLElement, wanted: FocusedField): void {
  const field = panel.querySelector(`[data-field="${wanted.name}"]`);
  const item = itemOf(wanted);
  const place = (item !== undefined && field?.querySelector(item)) || field;
  const control = place?.querySelector<HTMLElement>(item === undefined ? `summary, ${CONTROLS}` : CONTROLS);
  control?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'nearest' });
}

/** Leads to the field that was asked for in the live view (`EditorState.wanted`), once it is drawn: the groups open for it by themselves. */
export function useFocusedField(panel: () => HTMLElement | null): void {
  const { focusField: want } = useEditor();
  const { showPane } = useCommands();
  const wanted = useEditorState((state) => state.focusedField);
  useEffect(() => {
    const container = panel();
    if (!wanted || !container) return;
    showPane('inspector');
    requestAnimationFrame(() => focusField(container, wanted));
    want(null);
  });
}
