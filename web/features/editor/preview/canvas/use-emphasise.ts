import { EMPTY_SHEET } from '#shared/model/sites/site.ts';
import { toggleEmphasis } from '#shared/rules/sheets/emphases.ts';
import type { CanvasText } from '#site-renderer/components/sheet/composition/edited-texts.ts';
import { selectedSheet, useChangeSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { roleOfField } from '#web/features/editor/model/document/text-fields.ts';
import { selectedSpan } from '#web/features/editor/preview/canvas/written-text.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** Returns a function that emphasises what is selected in the element of a text being written, or no longer if all of it is. */
export function useEmphasise(field: CanvasText): (element: HTMLElement) => void {
  const { store } = useEditor();
  const changeSheet = useChangeSheet();
  return (element) => {
    const role = roleOfField(field);
    const selected = selectedSpan(element);
    const sheet = selectedSheet(store.getState()) ?? EMPTY_SHEET;
    const emphases = role && selected && toggleEmphasis(sheet.emphases, role, sheet[field], selected);
    if (emphases && emphases !== sheet.emphases) changeSheet({ emphases: [...emphases] }, Date.now());
  };
}
