import type { SheetField } from '#shared/model/site.ts';
import { InspectorGroup, type InspectorGroupProps } from '#web/features/editor/inspector/inspector-group.tsx';
import { useHasFault } from '#web/features/editor/inspector/use-sheet.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

interface SheetGroupProps extends Omit<InspectorGroupProps, 'isFaulty' | 'isWanted'> {
  /** The fields of the sheet inside. */
  fields: readonly SheetField[];
}

/** Settings of the selected sheet; opens for a fault among them and for who asks for one of them. */
export function SheetGroup({ fields, ...props }: SheetGroupProps) {
  const isFaulty = useHasFault(fields);
  const isWanted = useEditorState(({ wanted }) => wanted !== null && fields.includes(wanted.name));
  return <InspectorGroup {...props} isFaulty={isFaulty} isWanted={isWanted} />;
}
