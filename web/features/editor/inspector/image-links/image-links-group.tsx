import { Button, Text } from '@mantine/core';
import { IconMapPinPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ulid } from 'ulid';
import { IMAGE_LINKS_MAX } from '#shared/model/limits.ts';
import { ImageLinkItem } from '#web/features/editor/inspector/image-links/image-link-item.tsx';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-fields.tsx';
import { selectedPlace, useSheetField } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';
import { addImageLink } from '#web/features/editor/model/document/edit-image-links.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditor, useIsReadOnly } from '#web/features/editor/state/editor.ts';

const FIELDS = ['imageLinkPoints'] as const;

/** The spots on the picture that lead somewhere. A new one stands in the middle and waits to be pointed into place. */
export const ImageLinksGroup = memo(function LinksGroup() {
  const { t } = useTranslation('inspector');
  const { edit, setPlacingPoint: beginPlacing, store } = useEditor();
  const { showPane } = useCommands();
  const points = useSheetField('imageLinkPoints');
  const hasImage = useSheetField('image') !== null;
  const isReadOnly = useIsReadOnly();
  const isFull = points.length >= IMAGE_LINKS_MAX;

  const add = (): void => {
    const id = ulid();
    const place = selectedPlace(store.getState());
    edit((site) => addImageLink(site, place, id), { panel: 'sheet', cell: place.cell });
    beginPlacing(id);
    showPane('preview');
  };

  return (
    <SheetGroup
      fields={FIELDS}
      name="links"
      label={t('group.links')}
      summary={points.length > 0 && t('links.count', { count: points.length })}
    >
      <FieldContainer name="imageLinkPoints">
        {points.map((point, index) => (
          <ImageLinkItem key={point.id} point={point} index={index} />
        ))}
        {!isReadOnly && (
          <Button
            variant="default"
            size="sm"
            fullWidth
            disabled={!hasImage || isFull}
            leftSection={<IconMapPinPlus size={16} stroke={1.5} aria-hidden />}
            onClick={add}
          >
            {t('links.add')}
          </Button>
        )}
        <Text size="xs" c="dimmed" mt={4}>
          {isFull ? t('links.full', { max: IMAGE_LINKS_MAX }) : t(hasImage ? 'links.hint' : 'links.needsImage')}
        </Text>
      </FieldContainer>
    </SheetGroup>
  );
});
