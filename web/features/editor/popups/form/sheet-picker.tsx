import { memo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { useDeferredEditorState, useEditorState, useGrid, useSettings } from '#web/features/editor/state/editor.ts';
import { SheetMapView } from '#web/ui/grid-view/sheet-map-view.tsx';

interface SheetPickerProps {
  selection: ReadonlySet<string>;
  isReadOnly: boolean;
  onChange: (cells: Iterable<string>) => void;
}

/** A map of the grid on which several sheets can be selected. */
export const SheetPicker = memo(function SheetPicker({ selection, isReadOnly, onChange }: SheetPickerProps) {
  const { t } = useTranslation('popups');
  const { numberHorizontal: rows, numberVertical: columns, cells } = useGrid();
  const { defaultLanguage } = useSettings();
  const language = useEditorState((state) => state.language);
  const sheets = useDeferredEditorState(({ history }) => history.present.sheets);

  const toggle = (cell: string): void => {
    const next = new Set(selection);
    if (!next.delete(cell)) next.add(cell);
    onChange(next);
  };
  return (
    <SheetMapView
      labels={{ map: t('sheetsMap', { rows, columns }), noSheet: t('noSheet') }}
      size={{ rows, columns }}
      sheetOf={(cell) => localisedValue(sheets[cells[cell] ?? ''] ?? {}, language, defaultLanguage)}
      selection={selection}
      isReadOnly={isReadOnly}
      onSelect={toggle}
      onSelectAll={() => onChange(Object.keys(cells))}
    />
  );
});
