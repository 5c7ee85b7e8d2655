import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { useOems } from '#web/features/accounts/users/user-queries.ts';
import classes from '#web/features/accounts/users/users.module.css';
import { useErrorText } from '#web/lib/api/error-text.ts';

const DEBOUNCE_MS = 300;

interface OemFieldProps {
  value: string | null;
  error: ReactNode;
  onChange: (oemId: string | null) => void;
}

/** Selects the OEM above a new account by typing a part of its name. */
export function OemField({ value, error, onChange }: OemFieldProps) {
  const { t } = useTranslation('users');
  const errorText = useErrorText();
  const [selected, setSelected] = useState<UserSummary | null>(null);
  const [typed, setTyped] = useState('');
  const isSelectedName = selected !== null && typed === selected.companyName;
  const [keyword] = useDebouncedValue(isSelectedName ? '' : typed.trim(), DEBOUNCE_MS);
  const oems = useOems(keyword);
  const found = oems.data ?? [];
  const options = selected !== null && !found.some(({ id }) => id === selected.id) ? [selected, ...found] : found;

  return (
    <Select
      label={t('form.oem')}
      withAsterisk
      placeholder={t('form.oemPlaceholder')}
      description={t('list.searchHelp')}
      withScrollArea={false}
      classNames={{ options: classes['options'] ?? '' }}
      searchable
      openOnFocus={false}
      data={options.map(({ id, companyName, contractStatus }) => ({
        value: id,
        label:
          contractStatus === 'ACTIVE' ? companyName : t('form.oemWithStatus', { name: companyName, status: t(`status.${contractStatus}`) }),
        disabled: contractStatus === 'TERMINATED',
      }))}
      // The server has filtered the options by prefixes of words.
      filter={({ options: all }) => all}
      nothingFoundMessage={oems.isPending ? t('form.searching') : t('form.oemNotFound')}
      value={value}
      error={oems.isError ? errorText(oems.error) : error}
      name="oem"
      autoComplete="off"
      onSearchChange={setTyped}
      onChange={(id) => {
        setSelected(options.find((oem) => oem.id === id) ?? null);
        onChange(id);
      }}
    />
  );
}
