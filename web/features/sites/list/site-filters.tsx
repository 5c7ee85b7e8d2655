import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { SITE_STATUSES, SiteStatus } from '#shared/model/site/site.ts';
import type { SiteFilter } from '#web/features/sites/list/site-filter.ts';
import classes from '#web/features/sites/list/site-list.module.css';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';

interface SiteFiltersProps {
  filter: SiteFilter;
  onChange: (change: Partial<SiteFilter>) => void;
}

/** The filter controls of the site list. */
export function SiteFilters({ filter, onChange }: SiteFiltersProps) {
  const { t } = useTranslation(['sites', 'common']);
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
          ...SITE_STATUSES.map((status) => ({ value: status, label: t(`common:siteStatus.${status}`) })),
        ]}
        value={filter.status ?? ''}
        onChange={({ currentTarget }) => onChange({ status: SiteStatus.safeParse(currentTarget.value).data ?? null })}
      />
    </div>
  );
}
