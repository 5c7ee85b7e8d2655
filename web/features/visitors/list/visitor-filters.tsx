import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import type { VisitorFilter } from '#web/features/visitors/visitor-filter.ts';
import classes from '#web/features/visitors/visitors.module.css';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import { FilterSelect } from '#web/ui/list/filter-select.tsx';
import { PeriodFields } from '#web/ui/list/period-fields.tsx';

interface VisitorFiltersProps<State extends string> {
  filter: VisitorFilter<State>;
  onChange: (change: Partial<VisitorFilter<State>>) => void;
  /** The states that the list can be filtered by, and the label for all states. */
  states: { all: string; options: readonly { value: State; label: string }[] };
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
      <FilterSelect label={t('field.state')} {...states} value={filter.state} onChange={(state) => onChange({ state })} />
      <FilterSelect
        label={t('field.lang')}
        all={t('list.all')}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAME[value] }))}
        value={filter.lang}
        onChange={(lang) => onChange({ lang })}
      />
      <PeriodFields period={filter} labels={days} wrongOrder={t('list.wrongOrder')} onChange={onChange} />
    </div>
  );
}
