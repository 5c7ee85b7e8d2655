import { NativeSelect } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Compared, comparedKey } from '#web/features/analytics/swipe/use-swipe-view.ts';

interface ComparePickerProps {
  choices: readonly Compared[];
  compared: Compared | undefined;
  labelOf: (one: Compared) => string;
  onChoose: (one: Compared) => void;
}

/** Selects the month or language that the report is compared with. */
export function ComparePicker({ choices, compared, labelOf, onChoose }: ComparePickerProps) {
  const { t } = useTranslation('swipe');
  return (
    <NativeSelect
      label={t('compare.with')}
      maw={360}
      data={choices.map((one) => ({ value: comparedKey(one), label: labelOf(one) }))}
      value={compared ? comparedKey(compared) : ''}
      onChange={({ currentTarget }) => {
        const found = choices.find((one) => comparedKey(one) === currentTarget.value);
        if (found) onChoose(found);
      }}
    />
  );
}
