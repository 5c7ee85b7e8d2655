import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Compared } from '#web/features/analytics/swipe/heat-map/use-shown-reports.ts';

interface ComparePickerProps {
  choices: readonly Compared[];
  compared: Compared | undefined;
  labelOf: (one: Compared) => string;
  onChoose: (one: Compared) => void;
}

const keyOf = ({ month, language }: Compared): string => `${month} ${language ?? ''}`;

/** The month or language that the report is compared with. */
export function ComparePicker({ choices, compared, labelOf, onChoose }: ComparePickerProps) {
  const { t } = useTranslation('swipe');
  return (
    <NativeSelect
      label={t('compare.with')}
      maw={360}
      data={choices.map((one) => ({ value: keyOf(one), label: labelOf(one) }))}
      value={compared ? keyOf(compared) : ''}
      onChange={({ currentTarget }) => {
        const found = choices.find((one) => keyOf(one) === currentTarget.value);
        if (found) onChoose(found);
      }}
    />
  );
}
