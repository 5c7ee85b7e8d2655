import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { NewsStatus } from '#shared/model/news/news.ts';
import type { NewsFilter } from '#web/features/news/news-filter.ts';
import { NewsSiteFilter } from '#web/features/news/sites/news-site-filter.tsx';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import { FilterSelect } from '#web/ui/list/filter-select.tsx';
import classes from '#web/ui/list/filters.module.css';
import type { FilterState } from '#web/ui/list/use-list-filter.ts';

interface NewsFiltersProps {
  state: FilterState<NewsFilter>;
  /** Whether the list is of one site, so that there is no filter by site. */
  isOfSite: boolean;
}

/** The filter controls of a list of news. */
export function NewsFilters({ state: { filter, change }, isOfSite }: NewsFiltersProps) {
  const { t } = useTranslation('news');
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
        options={NewsStatus.options.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filter.status}
        onChange={(status) => change({ status })}
      />
      {!isOfSite && <NewsSiteFilter value={filter.siteId} onChange={(siteId) => change({ siteId })} />}
    </div>
  );
}
