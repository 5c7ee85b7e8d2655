import { IconMapPinPlus } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ulid } from 'ulid';
import { IMAGE_LINKS_MAX } from '#shared/model/limits.ts';
import { ImageLinkItem } from '#web/features/editor/inspector/image-links/image-link-item.tsx';
import { sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { AddItem } from '#web/features/editor/inspector/add-item.tsx';
import { FieldContainer } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { selectedLocation, useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { addImageLink } from '#web/features/editor/model/document/edit-image-links.ts';
import { useCommands } from '#web/features/editor/state/use-commands.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

const FIELDS = sheetFieldsIn('imageLinks');

/** The image links of the selected sheet. A new one starts in the middle of the picture, in placing mode. */
export const ImageLinksGroup = memo(function ImageLinksGroup() {
  const { t } = useTranslation('inspector');
  const { edit, setPlacingPoint, store } = useEditor();
  const { showPane } = useCommands();
  const points = useSheetField('imageLinkPoints');
  const hasImage = useSheetField('image') !== null;
  const isFull = points.length >= IMAGE_LINKS_MAX;

  const add = (): void => {
    const id = ulid();
    const location = selectedLocation(store.getState());
    edit((site) => addImageLink(site, location, id), { panel: 'sheet', cell: location.cell });
    setPlacingPoint(id);
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
        <AddItem
          icon={IconMapPinPlus}
          label={t('links.add')}
          isDisabled={!hasImage || isFull}
          isBelowItems={false}
          hint={isFull ? t('links.full', { max: IMAGE_LINKS_MAX }) : t(hasImage ? 'links.hint' : 'links.needsImage')}
          onAdd={add}
        />
      </FieldContainer>
    </SheetGroup>
  );
});
