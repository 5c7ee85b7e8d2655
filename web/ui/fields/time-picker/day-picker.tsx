import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { formatDay } from '#web/lib/format/format.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { Calendar } from '#web/ui/fields/time-picker/calendar.tsx';
import { PickerInput, type PickerInputProps } from '#web/ui/fields/time-picker/picker-input.tsx';
import { parseTypedDay } from '#web/ui/fields/time-picker/typed-time.ts';

const FORMAT = 'yyyy/MM/dd';

/**
 * A field for a day, typed as yyyy/MM/dd or picked from a calendar; independent of the browser's locale. `value` is YYYY-MM-DD; empty if no
 * day is set or the typed text is not a day.
 */
export function DayPicker({ value, error, onChange, onBlur, ...props }: PickerInputProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const [wasLeft, setLeft] = useState(false);
  const day = typed === null ? null : parseTypedDay(typed);
  // A different value from outside replaces the typed text.
  const isTyped = typed !== null && (day ?? '') === value;
  const isNoDay = isTyped && day === null && typed.trim() !== '';

  const type = (text: string): void => {
    setTyped(text);
    setLeft(false);
    onChange(parseTypedDay(text) ?? '');
  };
  const leave = (): void => {
    setLeft(true);
    if (!isNoDay) setTyped(null);
    onBlur?.();
  };
  return (
    <PickerInput
      {...props}
      format={FORMAT}
      value={isTyped ? typed : value === '' ? '' : formatDay(value)}
      error={isNoDay && wasLeft ? t('timePicker.noDay') : error}
      onChange={type}
      onBlur={leave}
    >
      {(close) => (
        <>
          <Calendar
            selected={value === '' ? null : value}
            today={japaneseDay(serverNow())}
            onSelect={(selected) => {
              setTyped(null);
              onChange(selected);
              close();
            }}
          />
          <Group justify="space-between" mt="sm">
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => type('')}>
              {t('timePicker.clearDay')}
            </Button>
            <Button size="compact-sm" onClick={close}>
              {t('timePicker.done')}
            </Button>
          </Group>
        </>
      )}
    </PickerInput>
  );
}
