import { useCallback, useMemo } from 'react';
import type { SheetLayout } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { selectedSheet, useChangeSheet, useSelectedLocation } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { locatedSheet } from '#web/features/editor/model/document/edit-document.ts';
import { proposalFor, proposalPatch } from '#web/features/editor/model/document/edit-layouts.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';
import { useDocumentScan } from '#web/features/editor/state/use-document-scan.ts';

function proposedLayout(state: EditorState): SheetLayout | undefined {
  const sheet = state.readOnly === null && state.selection.size <= 1 ? selectedSheet(state) : undefined;
  return sheet && proposalFor(sheet)?.layout;
}

/**
 * Returns the layout that suits the picture of the selected sheet, as of the last pause in typing. Returns `undefined` without a proposal, in a read-only site, and while
 * several sheets are selected, whose pictures differ.
 */
export function useProposedLayout(): SheetLayout | undefined {
  const location = useSelectedLocation();
  const isMarked = useEditorState((state) => state.readOnly === null && state.selection.size <= 1);
  const scan = useCallback(
    (document: SiteDocument): SheetLayout | undefined => {
      const sheet = isMarked ? locatedSheet(document, location) : undefined;
      return sheet && proposalFor(sheet)?.layout;
    },
    [isMarked, location],
  );
  return useDocumentScan(scan);
}

/** Returns a function that changes the layout of the selected sheets. The proposed one comes with its place, alignment and backdrop. */
export function useChooseLayout(): (layout: SheetLayout) => void {
  const { store } = useEditor();
  const change = useChangeSheet();
  return useMemo(
    () => (layout) => {
      const sheet = selectedSheet(store.getState());
      change(sheet && layout === proposedLayout(store.getState()) ? proposalPatch(sheet) : { layout });
    },
    [store, change],
  );
}
