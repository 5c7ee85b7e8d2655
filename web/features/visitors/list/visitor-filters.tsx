import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { isValidRange, type VisitorFilter } from '#web/features/visitors/list/visitor-filter.ts';
import classes from '#web/features/visitors/visitors.module.css';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';

interface VisitorFiltersProps<State extends string> {
  filter: VisitorFilter<State>;
  onChange: (change: Partial<VisitorFilter<State>>) => void;
  /** The states of the list, with the label of no state. */
  states: { schema: z.ZodType<State>; all: string; options: readonly { value: State; label: string }[] };
  /** Labels of the first and last day. */
  days: { from: string; to: string };
}

/** The filter controls of a list. */
export function VisitorFilters<State extends string>({ filter, onChange, states, days }: VisitorFiltersProps<State>) {
  const { t } = useTranslation('visitors');
  return (
    <div className={classes['filters']} role="search">
      <KeywordField
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        help={t('list.searchHelp')}
        maxLength={TEXT_MAX.email}
        keyword={filter.keyword}
        onChange={(keyword) => onChange({ keyword })}
      />
      <KeywordField
        label={t('list.email')}
        placeholder={t('list.emailPlaceholder')}
        maxLength={TEXT_MAX.email}
        keyword={filter.email}
        onChange={(email) => onChange({ email })}
      />
      <NativeSelect
        label={t('field.state')}
        data={[{ value: '', label: states.all }, ...states.options]}
        value={filter.state ?? ''}
        onChange={({ currentTarget }) => onChange({ state: states.schema.safeParse(currentTarget.value).data ?? null })}
      />
      <NativeSelect
        label={t('field.lang')}
        data={[{ value: '', label: t('list.all') }, ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))]}
        value={filter.lang ?? ''}
        onChange={({ currentTarget }) => onChange({ lang: Language.safeParse(currentTarget.value).data ?? null })}
      />
      <DayPicker label={days.from} value={filter.from ?? ''} onChange={(day) => onChange({ from: day || null })} />
      <DayPicker
        label={days.to}
        value={filter.to ?? ''}
        error={!isValidRange(filter) && t('list.wrongOrder')}
        onChange={(day) => onChange({ to: day || null })}
      />
    </div>
  );
}
