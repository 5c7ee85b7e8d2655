import { Button, Group, NativeSelect } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { serverNow } from '#web/lib/server-time.ts';
import { Calendar } from '#web/ui/fields/time-picker/calendar.tsx';
import { PickerInput, type PickerInputProps } from '#web/ui/fields/time-picker/picker-input.tsx';
import { parseTypedTime } from '#web/ui/fields/time-picker/typed-time.ts';
import classes from '#web/ui/fields/time-picker/time-picker.module.css';

const FORMAT = 'yyyy/MM/dd HH:mm';
const MINUTE_STEP = 5;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const HOURS = Array.from({ length: 24 }, (_, hour) => twoDigits(hour));
const MINUTES = Array.from({ length: 60 / MINUTE_STEP }, (_, index) => twoDigits(index * MINUTE_STEP));

/** Returns day (YYYY-MM-DD), hour and minute of a typed time; for invalid text, no day and the time of `fallback`. */
function partsOf(typed: string, fallback: string): { day: string | null; hour: string; minute: string } {
  const instant = parseTypedTime(typed);
  const [day = '', clock = ''] = (instant === null ? ` ${fallback}` : formatTime(instant)).split(' ');
  const [hour = '', minute = ''] = clock.split(':');
  return { day: day === '' ? null : day.replaceAll('/', '-'), hour, minute };
}

interface JapaneseTimePickerProps extends PickerInputProps {
  /** The initial time of day of a picked day: HH:mm. */
  defaultClock?: string;
}

/**
 * A field for a time in Japan, typed as yyyy/MM/dd HH:mm or picked from a calendar; independent of the browser's locale and time zone.
 * `value` is the typed text, which `parseTypedTime` reads; empty if no time is set.
 */
export function JapaneseTimePicker({ value, defaultClock = '10:00', onChange, onBlur, ...props }: JapaneseTimePickerProps) {
  const { t } = useTranslation();
  const today = japaneseDay(serverNow());
  const { day, hour, minute } = partsOf(value, defaultClock);
  const change = (next: { day?: string; hour?: string; minute?: string }): void =>
    onChange(`${(next.day ?? day ?? today).replaceAll('-', '/')} ${next.hour ?? hour}:${next.minute ?? minute}`);
  const tidy = (): void => {
    const instant = parseTypedTime(value);
    if (instant !== null && formatTime(instant) !== value) onChange(formatTime(instant));
    onBlur?.();
  };
  const minutes = MINUTES.includes(minute) ? MINUTES : [...MINUTES, minute].toSorted();

  return (
    <PickerInput {...props} format={FORMAT} value={value} onChange={onChange} onBlur={tidy}>
      {(close) => (
        <>
          <Calendar selected={day} today={today} onSelect={(selected) => change({ day: selected })} />
          <div className={classes['clock']}>
            <NativeSelect
              label={t('timePicker.hour')}
              data={HOURS}
              value={hour}
              onChange={({ currentTarget }) => change({ hour: currentTarget.value })}
            />
            <NativeSelect
              label={t('timePicker.minute')}
              data={minutes}
              value={minute}
              onChange={({ currentTarget }) => change({ minute: currentTarget.value })}
            />
          </div>
          <Group justify="space-between" mt="sm">
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => onChange('')}>
              {t('timePicker.clear')}
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
