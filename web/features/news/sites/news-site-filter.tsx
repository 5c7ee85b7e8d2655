import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type SiteOption, useSiteContents, useSiteOptions } from '#web/features/news/sites/use-sites.ts';

const DEBOUNCE_MS = 300;

interface NewsSiteFilterProps {
  value: string | null;
  onChange: (siteId: string | null) => void;
}

/** Filters a list by the site that shows the items, which is found by typing. */
export function NewsSiteFilter({ value, onChange }: NewsSiteFilterProps) {
  const { t } = useTranslation('news');
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState<SiteOption | null>(null);
  const isSelectedName = selected !== null && typed === selected.name;
  const [keyword] = useDebouncedValue(isSelectedName ? '' : typed.trim(), DEBOUNCE_MS);
  const sites = useSiteOptions(keyword);
  const found = sites.data ?? [];
  const known = value === null ? undefined : [...found, ...(selected ? [selected] : [])].find(({ id }) => id === value);
  // If the URL was opened directly, only the id of the site is known.
  const [unknown] = useSiteContents(value === null || known || sites.isPending ? [] : [value]);
  const present = known ?? unknown;
  const options = present && !found.some(({ id }) => id === present.id) ? [present, ...found] : found;
  return (
    <Select
      label={t('field.site')}
      placeholder={t('list.all')}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': t('list.allSites') }}
      data={options.map(({ id, name }) => ({ value: id, label: name }))}
      // The server has filtered the options by prefixes of words.
      filter={({ options: all }) => all}
      nothingFoundMessage={sites.isPending ? t('sites.searching') : t('sites.notFound')}
      value={value}
      onSearchChange={setTyped}
      onChange={(id) => {
        setSelected(options.find((site) => site.id === id) ?? null);
        onChange(id);
      }}
    />
  );
}
