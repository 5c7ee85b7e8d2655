import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import { CollapsibleGroup, type CollapsibleGroupProps } from '#web/features/editor/fields/collapsible-group.tsx';
import { useHasSheetFault } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

interface SheetGroupProps extends Omit<CollapsibleGroupProps, 'hasFault' | 'hasFocusedField'> {
  /** The sheet fields in the group. */
  fields: readonly SheetField[];
}

/** A collapsible group of fields of the selected sheet; a fault or a focused field inside opens it. */
export function SheetGroup({ fields, ...props }: SheetGroupProps) {
  const hasFault = useHasSheetFault(fields);
  const hasFocusedField = useEditorState(({ focusedField }) => focusedField !== null && fields.includes(focusedField.name));
  return <CollapsibleGroup {...props} hasFault={hasFault} hasFocusedField={hasFocusedField} />;
}
