import { memo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SheetField } from '#shared/model/sites/sheet-fields.ts';
import { useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { AdjustField } from '#web/features/editor/inspector/media/adjust/adjust-field.tsx';
import { PictureFitField } from '#web/features/editor/inspector/media/fit/picture-fit-field.tsx';
import { SheetFieldControl } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';

const FIELDS = ['pictureFit', 'focalPoint', 'pictureCrop', 'pictureTone', 'imageAlt'] as const satisfies readonly SheetField[];

/** How the creative of the selected sheet is shown: its fit, crop and tone, and its alternative text. */
export const PictureGroup = memo(function PictureGroup({ sheet }: { sheet: string }) {
  const { t } = useTranslation('inspector');
  const [image, video] = [useSheetField('image'), useSheetField('video')];
  const creative = image ?? video;
  return (
    <SheetGroup fields={FIELDS} name="picture" label={t('group.picture')} isOpenAtFirst>
      {creative && <PictureFitField key={sheet} />}
      {creative && <AdjustField key={`${sheet}/adjust`} />}
      <SheetFieldControl name="imageAlt" help={t('sheet.imageAltHint')} />
    </SheetGroup>
  );
});
