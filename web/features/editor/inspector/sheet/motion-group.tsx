import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SECONDS_MAX } from '#shared/model/limits.ts';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { SheetColourField, SheetNumberField } from '#web/features/editor/inspector/sheet/sheet-fields.tsx';
import { ApplyToSheetsButton } from '#web/features/editor/inspector/sheet/apply-to-sheets-button.tsx';
import { useSheetField } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';

const FIELDS = ['sliderTime', 'hoverArrowColor', 'arrowFadeInterval'] as const;

function MotionSummary() {
  const { t } = useTranslation('inspector');
  const seconds = useSheetField('sliderTime');
  return seconds > 0 && t('sheet.slidesEvery', { seconds });
}

/** Slideshow interval and arrows of the selected sheet. */
export const MotionGroup = memo(function MotionGroup() {
  const { t } = useTranslation('inspector');
  const suffix = ` ${t('sheet.seconds')}`;
  return (
    <SheetGroup fields={FIELDS} name="motion" label={t('group.motion')} summary={<MotionSummary />}>
      <SheetNumberField
        name="sliderTime"
        max={SECONDS_MAX}
        whenEmpty={0}
        suffix={suffix}
        help={t('sheet.sliderHint', { max: SECONDS_MAX })}
      />
      <SheetColourField name="hoverArrowColor" />
      <SheetNumberField
        name="arrowFadeInterval"
        max={SECONDS_MAX}
        whenEmpty={0}
        suffix={suffix}
        help={t('sheet.fadeHint', { max: SECONDS_MAX })}
      />
      <ApplyToSheetsButton fields={FIELDS} what="settings" />
    </SheetGroup>
  );
});
