import { Stack, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { FREE_LINE_MAX } from '#shared/model/billing/manual-invoice.ts';
import { YEN_MAX } from '#shared/model/limits.ts';
import type { FreeLineDraft } from '#web/features/billing/shared/lines/free-line-draft.ts';
import classes from '#web/features/billing/shared/lines/free-line-fields.module.css';
import { NumericInput } from '#web/ui/fields/numeric-input.tsx';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';

interface FreeLineFieldsProps {
  line: FreeLineDraft;
  errorOf: (field: keyof FreeLineDraft) => ReactNode;
  onChange: (changes: Partial<FreeLineDraft>) => void;
}

/** The fields of a line that the operator writes. */
export function FreeLineFields({ line, errorOf, onChange }: FreeLineFieldsProps) {
  const { t } = useTranslation('manual');
  return (
    <Stack gap="sm">
      <TextInput
        label={t('text')}
        withAsterisk
        autoComplete="off"
        value={line.text}
        error={errorOf('text')}
        onChange={({ currentTarget: { value } }) => onChange({ text: value })}
      />
      <div className={classes['pair']}>
        <DayPicker label={t('from')} isRequired value={line.from} error={errorOf('from')} onChange={(from) => onChange({ from })} />
        <DayPicker label={t('to')} value={line.to} error={errorOf('to')} onChange={(to) => onChange({ to })} />
      </div>
      <div className={classes['pair']}>
        <NumericInput
          label={t('quantity')}
          withAsterisk
          min={1}
          max={FREE_LINE_MAX.quantity}
          value={line.quantity}
          error={errorOf('quantity')}
          onChange={(quantity) => onChange({ quantity })}
        />
        <NumericInput
          label={t('unitPrice')}
          withAsterisk
          isSigned
          min={-YEN_MAX}
          max={YEN_MAX}
          value={line.unitPrice}
          error={errorOf('unitPrice')}
          onChange={(unitPrice) => onChange({ unitPrice })}
        />
      </div>
    </Stack>
  );
}
