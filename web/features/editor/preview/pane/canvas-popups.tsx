import { useMemo } from 'react';
import type { Language } from '#shared/model/language.ts';
import { popupsPerSheet } from '#web/features/editor/grid/cell/popups-per-sheet.ts';
import { previewAddresses } from '#web/features/editor/preview/frame/preview-addresses.ts';
import { ActivePopupList } from '#web/features/editor/preview/full/active-popup-list.tsx';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';

interface CanvasPopupsProps {
  cell: string;
  language: Language;
  isMember: boolean;
}

function PopupsOverSheet({ cell, language, isMember }: CanvasPopupsProps) {
  const document = useDeferredEditorState(currentDocument);
  const { cells } = document.grid;
  const addresses = useMemo(() => previewAddresses(cells), [cells]);
  return <ActivePopupList document={document} language={language} addresses={addresses} isMember={isMember} cell={cell} isEdited />;
}

/** Shows the popups over the edited sheet, where visitors see them now. Loads nothing if the sheet has no popups. */
export function CanvasPopups(props: CanvasPopupsProps) {
  const hasPopups = useDeferredEditorState(({ history: { present } }) =>
    popupsPerSheet(present.popups).has(present.grid.cells[props.cell] ?? ''),
  );
  return hasPopups && <PopupsOverSheet {...props} />;
}
