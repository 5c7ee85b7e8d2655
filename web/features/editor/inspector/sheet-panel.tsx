import { Button, Stack, Title } from '@mantine/core';
import { IconEraser, IconTypography } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ulid } from 'ulid';
import { ImageSection } from '#web/features/editor/inspector/image-section.tsx';
import { SheetFields } from '#web/features/editor/inspector/sheet-fields.tsx';
import { selectedSheet } from '#web/features/editor/inspector/use-sheet.ts';
import { editSheet, placeSheet } from '#web/features/editor/model/edit-site.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface SheetPanelProps {
  onClear: (cell: string) => void;
}

/** The inspector of the selected cell: only the picture where it is empty, all settings where a sheet stands. */
export function SheetPanel({ onClear }: SheetPanelProps) {
  const { t } = useTranslation('editor');
  const { edit } = useEditor();
  const cell = useEditorState((state) => state.selected);
  const language = useEditorState((state) => state.language);
  const image = useEditorState((state) => selectedSheet(state)?.image ?? null);
  const isEmpty = useEditorState(({ history, selected }) => history.present.grid.cells[selected] === undefined);
  const isReadOnly = useIsReadOnly();
  const place = { cell, language };

  return (
    <Stack gap="md">
      <Title order={2}>{t('sheet.title', { cell })}</Title>
      <ImageSection
        cell={cell}
        image={image}
        onRemove={() => edit((site) => editSheet(site, place, { image: null }), { panel: 'sheet', cell })}
      />
      {!isEmpty && <SheetFields />}
      {isEmpty && !isReadOnly && (
        <Button
          variant="default"
          leftSection={<IconTypography size={16} stroke={1.5} aria-hidden />}
          onClick={() => edit((site) => placeSheet(site, place, ulid()), { panel: 'sheet', cell })}
        >
          {t('sheet.startWithoutImage')}
        </Button>
      )}
      {!isEmpty && !isReadOnly && (
        <Button
          variant="subtle"
          color="danger"
          leftSection={<IconEraser size={16} stroke={1.5} aria-hidden />}
          onClick={() => onClear(cell)}
        >
          {t('sheet.clear')}
        </Button>
      )}
    </Stack>
  );
}
