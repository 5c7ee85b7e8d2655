import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { NEWS_MAX } from '#shared/model/limits.ts';
import { type SiteOption, useSiteOptions } from '#web/features/news/sites/use-sites.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

const DEBOUNCE_MS = 300;

interface SitesFieldProps {
  value: readonly string[];
  /** Sites whose names are loaded. */
  known: readonly SiteOption[];
  /** The account of an existing item: only its sites can show the item. */
  ownerId: string | undefined;
  error: ReactNode;
  onChange: (siteIds: string[]) => void;
}

/** Selects the sites that show an item, found by typing. All sites must belong to the account of the first selected site. */
export function SitesField({ value, known, ownerId, error, onChange }: SitesFieldProps) {
  const { t } = useTranslation('news');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const sites = useSiteOptions(keyword);
  const [chosen, setChosen] = useState<readonly SiteOption[]>([]);
  const found = sites.data ?? [];
  const byId = new Map([...known, ...chosen, ...found].map((site) => [site.id, site]));
  const account = ownerId ?? value.map((id) => byId.get(id)?.ownerId).find((id) => id !== undefined);
  const hasSeveralOwners = new Set(found.map((site) => site.ownerId)).size > 1;
  const options = [...value.flatMap((id) => byId.get(id) ?? []), ...found.filter(({ id }) => !value.includes(id))];
  return (
    <MultiSelect
      label={t('form.sites')}
      description={t('form.sitesHelp', { max: formatNumber(NEWS_MAX.sites, language) })}
      withAsterisk
      searchable
      hidePickedOptions
      placeholder={value.length === 0 ? t('form.sitesPlaceholder') : ''}
      data={options.map(({ id, name, ownerId: owner, ownerName }) => ({
        value: id,
        label: hasSeveralOwners && ownerName !== undefined ? t('form.siteOf', { site: name, owner: ownerName }) : name,
        disabled: account !== undefined && owner !== undefined && owner !== account,
      }))}
      // The server has filtered the options by word prefixes.
      filter={({ options: all }) => all}
      nothingFoundMessage={sites.isPending ? t('sites.searching') : t('sites.notFound')}
      value={[...value]}
      error={error}
      onSearchChange={setTyped}
      onChange={(ids) => {
        setChosen(ids.flatMap((id) => byId.get(id) ?? []));
        onChange(ids);
      }}
    />
  );
}
