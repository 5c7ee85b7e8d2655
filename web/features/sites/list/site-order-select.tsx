import { NativeSelect } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { SiteSort } from '#shared/model/sites/site.ts';
import type { SiteFilter } from '#web/features/sites/site-filter.ts';

interface SiteOrderSelectProps {
  filter: SiteFilter;
  onChange: (change: Pick<SiteFilter, 'sort' | 'order'>) => void;
}

/** The sort order of cards, which have no column headers to click. */
export function SiteOrderSelect({ filter: { keyword, sort, order }, onChange }: SiteOrderSelectProps) {
  const { t } = useTranslation('sites');
  const orders = SiteSort.options.flatMap((key) =>
    (key === 'name' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const)).map((way) => ({
      value: `${key} ${way}`,
      label: t(`order.${key}.${way}`),
    })),
  );
  return (
    <NativeSelect
      aria-label={t('list.sort')}
      data={orders}
      value={`${sort} ${order}`}
      disabled={keyword !== ''}
      onChange={({ currentTarget }) => {
        const [key, way] = currentTarget.value.split(' ');
        onChange({ sort: SiteSort.parse(key), order: way === 'asc' ? 'asc' : 'desc' });
      }}
    />
  );
}
