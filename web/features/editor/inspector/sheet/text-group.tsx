import { memo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { hasControl, type SheetField, sheetFieldsIn } from '#shared/model/sites/sheet-fields.ts';
import { SheetGroup } from '#web/features/editor/inspector/sheet/sheet-group.tsx';
import { SheetGroupControls } from '#web/features/editor/inspector/sheet/sheet-field-controls.tsx';
import { ApplyToSheetsButton } from '#web/features/editor/inspector/sheet/apply-to-sheets-button.tsx';
import { useSheetField } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';

const FIELDS = sheetFieldsIn('text');
/** The fields of the second group: texts are written first, and the button is between both groups. */
const PRICE: ReadonlySet<SheetField> = new Set(FIELDS.filter((name) => name === 'price' || hasControl(name, 'colour')));
const TEXTS: ReadonlySet<SheetField> = new Set(FIELDS.filter((name) => !PRICE.has(name)));
/** The number of lines of the second text that the layout of a list shows. */
const LIST_LINES_MAX = 6;
/** The texts that only sheets with a theme show. */
const THEMED_TEXTS: ReadonlySet<SheetField> = new Set(['eyebrow', 'secondText']);
const COLOURS = FIELDS.filter((name) => hasControl(name, 'colour'));

function TextSummary() {
  return useSheetField('mainText');
}

/** The texts of the selected sheet. */
export const TextGroup = memo(function TextGroup() {
  const { t } = useTranslation('inspector');
  const { theme } = useSettings();
  const layout = useSheetField('layout');
  return (
    <SheetGroup fields={[...TEXTS]} name="words" label={t('group.words')} summary={<TextSummary />} isOpenAtFirst>
      <SheetGroupControls
        group="text"
        help={layout === 'list' ? { secondText: t('sheet.listHint', { max: LIST_LINES_MAX }) } : {}}
        omitted={theme ? PRICE : PRICE.union(THEMED_TEXTS)}
      />
    </SheetGroup>
  );
});

/** The price of the selected sheet, and the colours of its texts. */
export const PriceGroup = memo(function PriceGroup() {
  const { t } = useTranslation('inspector');
  return (
    <SheetGroup fields={[...PRICE]} name="price" label={t('group.price')} isOpenAtFirst>
      <SheetGroupControls group="text" help={{ price: t('sheet.priceHint') }} omitted={TEXTS} />
      <ApplyToSheetsButton fields={COLOURS} what="colours" />
    </SheetGroup>
  );
});
