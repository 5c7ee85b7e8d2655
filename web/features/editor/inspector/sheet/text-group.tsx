import { Group } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PRICE_MAX, TEXT_MAX } from '#shared/model/limits.ts';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { SheetColourField, SheetNumberField, SheetTextField } from '#web/features/editor/inspector/sheet/sheet-fields.tsx';
import { ApplyToSheetsButton } from '#web/features/editor/inspector/sheet/apply-to-sheets-button.tsx';
import { useSheetField } from '#web/features/editor/inspector/sheet/use-selected-sheet.ts';

const FIELDS = ['mainText', 'mainTextColor', 'price', 'priceTextColor'] as const;
const COLOURS = ['mainTextColor', 'priceTextColor'] as const;

function TextSummary() {
  return useSheetField('mainText');
}

/** Text and price over the picture of the selected sheet. */
export const TextGroup = memo(function WordsGroup() {
  const { t } = useTranslation('inspector');
  return (
    <SheetGroup fields={FIELDS} name="words" label={t('group.words')} summary={<TextSummary />} isOpenAtFirst>
      <SheetTextField name="mainText" max={TEXT_MAX.textarea} isLong />
      <SheetNumberField
        name="price"
        max={PRICE_MAX}
        whenEmpty={null}
        prefix="¥"
        hideControls
        thousandSeparator=","
        help={t('sheet.priceHint')}
      />
      <Group grow align="flex-start" gap="sm">
        {COLOURS.map((name) => (
          <SheetColourField key={name} name={name} />
        ))}
      </Group>
      <ApplyToSheetsButton fields={COLOURS} what="colours" />
    </SheetGroup>
  );
});
