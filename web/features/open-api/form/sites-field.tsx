import { Input, MultiSelect, Radio, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useSiteNames } from '#web/features/open-api/api-access-queries.ts';

const DEBOUNCE_MS = 300;

interface SitesFieldProps {
  isEverySite: boolean;
  siteIds: readonly string[];
  error: ReactNode;
  /** Explains the consequence of the choice. */
  help: string;
  onKind: (isEverySite: boolean) => void;
  onChange: (siteIds: string[]) => void;
}

/** Selects the sites of an access or webhook: all, or sites found by typing. A site whose name is not loaded is shown by its id. */
export function SitesField({ isEverySite, siteIds, error, help, onKind, onChange }: SitesFieldProps) {
  const { t } = useTranslation('api');
  const [typed, setTyped] = useState('');
  const [keyword] = useDebouncedValue(typed.trim(), DEBOUNCE_MS);
  const first = useSiteNames('', !isEverySite);
  const found = useSiteNames(keyword, !isEverySite);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const names = new Map<string, string>([...(first.data ?? []), ...(found.data ?? []), ...chosen]);
  const options = [...siteIds, ...[...(found.data?.keys() ?? [])].filter((id) => !siteIds.includes(id))];
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('form.sites')}
        name="api-sites"
        value={isEverySite ? 'every' : 'chosen'}
        onChange={(kind) => onKind(kind === 'every')}
      >
        <Stack gap="sm" mt={4}>
          <Radio value="every" label={t('form.everySite')} />
          <Radio value="chosen" label={t('form.chosenSites')} />
        </Stack>
      </Radio.Group>
      {!isEverySite && (
        <MultiSelect
          aria-label={t('form.chosenSites')}
          description={help}
          searchable
          hidePickedOptions
          placeholder={siteIds.length === 0 ? t('form.sitesPlaceholder') : ''}
          data={options.map((id) => ({ value: id, label: names.get(id) ?? id }))}
          // The server has filtered the options by word prefixes.
          filter={({ options: all }) => all}
          value={[...siteIds]}
          error={error}
          onSearchChange={setTyped}
          onChange={(ids) => {
            setChosen(new Map(ids.flatMap((id) => (names.has(id) ? [[id, names.get(id) ?? id] as const] : []))));
            onChange(ids);
          }}
        />
      )}
    </Stack>
  );
}

/** Takes the place of the selection where everything that is chosen is about invoices, which belong to no site. */
export function NoSitesNeeded({ text }: { text: string }) {
  const { t } = useTranslation('api');
  return (
    <div>
      <Input.Label component="div">{t('form.sites')}</Input.Label>
      <Text size="sm" c="dimmed">
        {text}
      </Text>
    </div>
  );
}
