import { ActionIcon, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { addMonths, dayAfterKey, weeksOf } from '#web/ui/fields/time-picker/calendar-days.ts';
import classes from '#web/ui/fields/time-picker/time-picker.module.css';
import { useLanguage } from '#web/lib/use-language.ts';

interface CalendarProps {
  /** YYYY-MM-DD; `null` if no day is selected. */
  selected: string | null;
  today: string;
  onSelect: (day: string) => void;
}

const format = (day: string, language: Language, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LANGUAGE_TAG[language], { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00.000Z`));

/** A calendar month to pick a day by pointer or by keys (arrows, Home, End, page keys), in the language of the console. */
export function Calendar({ selected, today, onSelect }: CalendarProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(selected ?? today);
  const month = active.slice(0, 7);
  const weeks = weeksOf(month);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = dayAfterKey(event.key, active);
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
  };
  const steps = [
    { label: t('timePicker.previous'), icon: IconChevronLeft, by: -1 },
    { label: t('timePicker.next'), icon: IconChevronRight, by: 1 },
  ];

  return (
    <div>
      <Group justify="space-between" wrap="nowrap" mb={4}>
        <Text id={titleId} fw={550} aria-live="polite">
          {format(active, language, { year: 'numeric', month: 'long' })}
        </Text>
        <Group gap={4} wrap="nowrap">
          {steps.map(({ label, icon: Icon, by }) => (
            <ActionIcon key={label} aria-label={label} onClick={() => setActive(addMonths(active, by))}>
              <Icon size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          ))}
        </Group>
      </Group>
      <div ref={grid} role="grid" tabIndex={-1} aria-labelledby={titleId} className={classes['calendar']} onKeyDown={onKeyDown}>
        <div role="row" className={classes['week']}>
          {weeks[0]?.map((day) => (
            <span key={day} role="columnheader" aria-label={format(day, language, { weekday: 'long' })} className={classes['weekday']}>
              {format(day, language, { weekday: 'narrow' })}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={classes['week']}>
            {week.map((day) => (
              <div key={day} role="gridcell" aria-selected={day === selected}>
                <button
                  type="button"
                  className={classes['day']}
                  data-outside={!day.startsWith(month) || undefined}
                  data-selected={day === selected || undefined}
                  aria-label={format(day, language, { dateStyle: 'full' })}
                  {...(day === today && { 'aria-current': 'date' as const })}
                  tabIndex={day === active ? 0 : -1}
                  onClick={() => {
                    setActive(day);
                    onSelect(day);
                  }}
                >
                  {Number(day.slice(-2))}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
