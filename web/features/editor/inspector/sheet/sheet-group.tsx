import type { SheetField } from '#shared/model/site/site.ts';
import { CollapsibleGroup, type CollapsibleGroupProps } from '#web/features/editor/fields/collapsible-group.tsx';
import { useHasSheetFault } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

interface SheetGroupProps extends Omit<CollapsibleGroupProps, 'isFaulty' | 'isWanted'> {
  /** The fields of the sheet inside. */
  fields: readonly SheetField[];
}

/** Settings of the selected sheet; opens for a fault among them and for who asks for one of them. */
export function SheetGroup({ fields, ...props }: SheetGroupProps) {
  const isFaulty = useHasSheetFault(fields);
  const isWanted = useEditorState(({ focusedField: wanted }) => wanted !== null && fields.includes(wanted.name));
  return <CollapsibleGroup {...props} isFaulty={isFaulty} isWanted={isWanted} />;
}
