import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { NewsStatus } from '#shared/model/news/news.ts';
import type { NewsFilter } from '#web/features/news/list/news-filter.ts';
import classes from '#web/features/news/news.module.css';
import { NewsSiteFilter } from '#web/features/news/sites/news-site-filter.tsx';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';

interface NewsFiltersProps {
  filter: NewsFilter;
  /** Whether the list is about one site, which cannot be changed. */
  isOfSite: boolean;
  onChange: (change: Partial<NewsFilter>) => void;
}

/** The filter controls of a list of news. */
export function NewsFilters({ filter, isOfSite, onChange }: NewsFiltersProps) {
  const { t } = useTranslation('news');
  return (
    <div className={classes['filters']} role="search">
      <KeywordField
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        help={t('list.searchHelp')}
        maxLength={TEXT_MAX.url}
        keyword={filter.keyword}
        onChange={(keyword) => onChange({ keyword })}
      />
      <NativeSelect
        label={t('field.status')}
        data={[
          { value: '', label: t('list.all') },
          ...NewsStatus.options.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        value={filter.status ?? ''}
        onChange={({ currentTarget }) => onChange({ status: NewsStatus.safeParse(currentTarget.value).data ?? null })}
      />
      {!isOfSite && <NewsSiteFilter value={filter.site} onChange={(site) => onChange({ site })} />}
    </div>
  );
}
