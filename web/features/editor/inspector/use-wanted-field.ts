import { useEffect } from 'react';
import type { WantedField } from '#web/features/editor/model/editor-state.ts';
import { useCommands } from '#web/features/editor/page/use-commands.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

const CONTROLS = 'input:not([type=file], [type=hidden], [disabled]), textarea, button:not([disabled])';

function focusField(panel: HTMLElement, { name, pointId }: WantedField): void {
  const field = panel.querySelector(`[data-field="${name}"]`);
  const place = (pointId && field?.querySelector(`[data-point="${pointId}"]`)) || field;
  const control = place?.querySelector<HTMLElement>(pointId === undefined ? `summary, ${CONTROLS}` : CONTROLS);
  control?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'nearest' });
}

/** Leads to the field that was asked for in the live view (`EditorState.wanted`), once it is drawn: the groups open for it by themselves. */
export function useWantedField(panel: () => HTMLElement | null): void {
  const { want } = useEditor();
  const { showPane } = useCommands();
  const wanted = useEditorState((state) => state.wanted);
  useEffect(() => {
    const container = panel();
    if (!wanted || !container) return;
    showPane('inspector');
    requestAnimationFrame(() => focusField(container, wanted));
    want(null);
  });
}
