import { memo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SECONDS_MAX } from '#shared/model/limits.ts';
import { sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { SheetGroupControls } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { ApplyToSheetsButton } from '#web/features/editor/inspector/sheet/apply-to-sheets-button.tsx';
import { useIsMixed } from '#web/features/editor/fields/sheet/use-is-mixed.ts';
import { useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';

const FIELDS = sheetFieldsIn('motion');

function MotionSummary() {
  const { t } = useTranslation('inspector');
  const seconds = useSheetField('sliderTime');
  const isMixed = useIsMixed('sliderTime');
  if (isMixed) return t('several.mixedValue');
  return seconds > 0 && t('sheet.slidesEvery', { seconds });
}

/** Slideshow interval and arrows of the selected sheet. */
export const MotionGroup = memo(function MotionGroup() {
  const { t } = useTranslation('inspector');
  return (
    <SheetGroup fields={FIELDS} name="motion" label={t('group.motion')} summary={<MotionSummary />}>
      <SheetGroupControls
        group="motion"
        help={{ sliderTime: t('sheet.sliderHint', { max: SECONDS_MAX }), arrowFadeInterval: t('sheet.fadeHint', { max: SECONDS_MAX }) }}
      />
      <ApplyToSheetsButton fields={FIELDS} what="settings" />
    </SheetGroup>
  );
});
