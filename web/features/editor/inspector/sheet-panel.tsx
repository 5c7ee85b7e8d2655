import { Button, Stack, VisuallyHidden } from '@mantine/core';
import { IconEraser, IconTypography } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import { AudienceGroup } from '#web/features/editor/inspector/sheet/audience-group.tsx';
import { ButtonGroup } from '#web/features/editor/inspector/sheet/button-group.tsx';
import { MissingSheetTranslation } from '#web/features/editor/inspector/sheet/missing-sheet-translation.tsx';
import { ImageLinksGroup } from '#web/features/editor/inspector/image-links/image-links-group.tsx';
import { LayoutGroup } from '#web/features/editor/inspector/layout/layout-group.tsx';
import { MediaSection } from '#web/features/editor/inspector/media/media-section.tsx';
import { PictureGroup } from '#web/features/editor/inspector/media/picture-group.tsx';
import { MotionGroup } from '#web/features/editor/inspector/sheet/motion-group.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { SeveralSheetsNote } from '#web/features/editor/inspector/sheet/several-sheets-note.tsx';
import { selectedSheet, useSelectedLocation } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { StyleGroup } from '#web/features/editor/inspector/style/style-group.tsx';
import { PriceGroup, TextGroup } from '#web/features/editor/inspector/sheet/text-group.tsx';
import { EditedVariation } from '#web/features/editor/inspector/variations/edited-variation.tsx';
import { VariationsGroup } from '#web/features/editor/inspector/variations/variations-group.tsx';
import { ProductsGroup } from '#web/features/editor/inspector/products/products-group.tsx';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { useEditor, useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface SheetPanelProps {
  onClear: (cell: string) => void;
}

/**
 * Settings of the selected cell: an empty cell has only media, a sheet all groups, a variation the fields it may override. What a new owner
 * needs first, the texts and the button, is first and in view.
 */
export function SheetPanel({ onClear }: SheetPanelProps) {
  const { t } = useTranslation('inspector');
  const { edit } = useEditor();
  const location = useSelectedLocation();
  const { cell } = location;
  const image = useEditorState((state) => selectedSheet(state)?.image ?? null);
  const video = useEditorState((state) => selectedSheet(state)?.video ?? null);
  const isEmpty = useEditorState(({ history, activeCell }) => history.present.grid.cells[activeCell] === undefined);
  const isWritten = useEditorState((state) => selectedSheet(state) !== undefined);
  const isReadOnly = useIsReadOnly();
  const editLocation = { panel: 'sheet', cell } as const;
  const key = `${cell}/${location.language}/${location.variationId}`;
  const isVariation = location.variationId !== null;

  return (
    <Stack gap="md">
      {/* The tab above names the cell for the eye. */}
      <VisuallyHidden component="h2">{t('sheet.title', { cell })}</VisuallyHidden>
      {!isEmpty && !isWritten && <MissingSheetTranslation />}
      {!isVariation && !isReadOnly && <SeveralSheetsNote />}
      <EditedVariation />
      <FieldContainer name="image">
        <MediaSection
          key={key}
          location={location}
          image={image}
          video={video}
          // A variation without its own creative shows that of its sheet.
          onRemove={isVariation ? null : () => edit((site) => editSheet(site, location, { image: null, video: null }), editLocation)}
        />
      </FieldContainer>
      {isWritten && (
        <div>
          <TextGroup />
          <ButtonGroup />
          <PriceGroup />
          <PictureGroup sheet={key} />
          {!isVariation && <StyleGroup />}
          <LayoutGroup />
          {!isVariation && (
            <>
              <ImageLinksGroup />
              <ProductsGroup />
              <MotionGroup />
              <AudienceGroup />
            </>
          )}
          <VariationsGroup />
        </div>
      )}
      {isEmpty && !isReadOnly && (
        <Button
          variant="default"
          leftSection={<IconTypography size={16} stroke={1.5} aria-hidden />}
          onClick={() => edit((site) => placeSheet(site, location, ulid()), editLocation)}
        >
          {t('sheet.startWithoutImage')}
        </Button>
      )}
      {!isEmpty && !isReadOnly && !isVariation && (
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
