import { Button, Group, Text } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { setEffectiveSheets, effectiveCells } from '#web/features/editor/model/document/edit-popups.ts';
import { PopupGroup } from '#web/features/editor/popups/form/popup-group.tsx';
import { PopupFieldAnchor } from '#web/features/editor/popups/form/popup-field-anchor.tsx';
import { SheetPicker } from '#web/features/editor/popups/form/sheet-picker.tsx';
import { usePopupEdits } from '#web/features/editor/popups/use-popup.ts';
import { useArePopupsReadOnly } from '#web/features/editor/state/use-popups-read-only.ts';
import { useGrid } from '#web/features/editor/state/editor.ts';

/** The sheets on which a popup is shown, picked on a map of the grid. Without a sheet, the popup is never shown. */
export function EffectiveSheetsGroup({ popupId, popup: { effectiveSheets } }: { popupId: string; popup: PopupCta }) {
  const { t } = useTranslation('popups');
  const grid = useGrid();
  const isReadOnly = useArePopupsReadOnly();
  const { edit } = usePopupEdits(popupId);
  const cells = useMemo(() => effectiveCells({ grid }, { effectiveSheets }), [grid, effectiveSheets]);
  const selection = useMemo(() => new Set(cells), [cells]);
  const select = useCallback(
    (selected: Iterable<string>) => edit((document) => setEffectiveSheets(document, popupId, selected)),
    [edit, popupId],
  );
  const countText = cells.length === 0 ? t('sheetsNone') : t('sheetsCount', { count: cells.length });
  return (
    <PopupGroup popupId={popupId} name="sheets" fields={['effectiveSheets']} summary={countText} isOpenAtFirst>
      <PopupFieldAnchor popupId={popupId} field="effectiveSheets">
        <Group gap="xs" mb="xs" justify="space-between">
          <Text size="sm" role="status">
            {countText}
          </Text>
          {!isReadOnly && (
            <Group gap={4}>
              <Button variant="default" size="compact-sm" onClick={() => select(occupiedCells({ grid }))}>
                {t('sheetsAll')}
              </Button>
              <Button variant="default" size="compact-sm" onClick={() => select([])}>
                {t('sheetsClear')}
              </Button>
            </Group>
          )}
        </Group>
        <SheetPicker selection={selection} isReadOnly={isReadOnly} onChange={select} />
      </PopupFieldAnchor>
      <Text size="xs" c="dimmed">
        {t('sheetsHelp')}
      </Text>
    </PopupGroup>
  );
}
