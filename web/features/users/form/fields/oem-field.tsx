import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserSummary } from '#shared/model/account/user.ts';
import { useOems } from '#web/features/users/user-queries.ts';
import classes from '#web/features/users/users.module.css';
import { useErrorText } from '#web/lib/api/error-text.ts';

const PAUSE_MS = 300;

interface OemFieldProps {
  value: string | null;
  error: ReactNode;
  onChange: (oemId: string | null) => void;
}

/** The OEM a new account is to stand below, found by typing. */
export function OemField({ value, error, onChange }: OemFieldProps) {
  const { t } = useTranslation('users');
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<UserSummary | null>(null);
  const [typed, setTyped] = useState('');
  const isChosenName = chosen !== null && typed === chosen.companyName;
  const [keyword] = useDebouncedValue(isChosenName ? '' : typed.trim(), PAUSE_MS);
  const oems = useOems(keyword);
  const known = oems.data ?? [];
  const listed = chosen !== null && !known.some(({ id }) => id === chosen.id) ? [chosen, ...known] : known;

  return (
    <Select
      label={t('form.oem')}
      withAsterisk
      placeholder={t('form.oemPlaceholder')}
      description={t('list.searchHelp')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      withScrollArea={false}
      classNames={{ options: classes['options'] ?? '' }}
      searchable
      openOnFocus={false}
      data={listed.map(({ id, companyName, contractStatus }) => ({
        value: id,
        label:
          contractStatus === 'ACTIVE' ? companyName : t('form.oemWithStatus', { name: companyName, status: t(`status.${contractStatus}`) }),
        disabled: contractStatus === 'TERMINATED',
      }))}
      // The server has done that, by the beginnings of words.
      filter={({ options }) => options}
      nothingFoundMessage={oems.isPending ? t('form.searching') : t('form.oemNotFound')}
      value={value}
      error={oems.isError ? errorText(oems.error) : error}
      name="oem"
      autoComplete="off"
      onSearchChange={setTyped}
      onChange={(id) => {
        setChosen(listed.find((oem) => oem.id === id) ?? null);
        onChange(id);
      }}
    />
  );
}
