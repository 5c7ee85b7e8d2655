import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { SITE_STATUSES } from '#shared/model/sites/site.ts';
import type { SiteFilter } from '#web/features/sites/site-filter.ts';
import classes from '#web/features/sites/list/site-list.module.css';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import { FilterSelect } from '#web/ui/list/filter-select.tsx';
import type { FilterState } from '#web/ui/list/use-list-filter.ts';

/** The filter controls of the site list. */
export function SiteFilters({ state: { filter, change } }: { state: FilterState<SiteFilter> }) {
  const { t } = useTranslation(['sites', 'common']);
  return (
    <div className={classes['filters']} role="search">
      <KeywordField
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        help={t('list.searchHelp')}
        maxLength={TEXT_MAX.url}
        keyword={filter.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <FilterSelect
        label={t('field.status')}
        all={t('list.all')}
        options={SITE_STATUSES.map((value) => ({ value, label: t(`common:siteStatus.${value}`) }))}
        value={filter.status}
        onChange={(status) => change({ status })}
      />
    </div>
  );
}
