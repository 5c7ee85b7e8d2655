import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { useUser } from '#web/lib/session/user.ts';
import { type UserApi, userApi } from '#web/lib/api/user-api.ts';

const DEBOUNCE_MS = 300;
const MAX_OPTIONS = 20;

interface AccountFilterProps {
  value: string | null;
  onChange: (accountId: string | null) => void;
}

interface AccountOption {
  id: string;
  companyName: string;
}

/** Returns the selected account. Requests its name if the URL contains only the id. */
function useSelectedAccount(endpoints: UserApi, id: string | null, known: readonly AccountOption[]): AccountOption | null {
  const { t } = useTranslation('audit');
  const listed = known.find((account) => account.id === id);
  const { data } = useQuery({
    queryKey: ['audit-account', id],
    queryFn: async ({ signal }) => (await endpoints.get({ params: { id: id ?? '' } }, { signal })).user.companyName,
    enabled: id !== null && listed === undefined,
  });
  return id === null ? null : (listed ?? { id, companyName: data ?? t('filter.accountUnknown') });
}

function AccountSelect({ endpoints, value, onChange }: AccountFilterProps & { endpoints: UserApi }) {
  const { t } = useTranslation('audit');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  /** The account selected in this field, which may not match the current keyword. */
  const [picked, setPicked] = useState<readonly AccountOption[]>([]);
  const isName = picked.some(({ id, companyName }) => id === value && companyName === typed);
  const [keyword] = useDebouncedValue(isName ? '' : typed.trim(), DEBOUNCE_MS);
  const accounts = useQuery({
    queryKey: ['audit-accounts', keyword],
    queryFn: async ({ signal }) =>
      (await endpoints.list({ query: { sort: 'company', order: 'asc', limit: MAX_OPTIONS, ...(keyword && { keyword }) } }, { signal }))
        .users,
    placeholderData: keepPreviousData,
  });
  const found = accounts.data ?? [];
  const selected = useSelectedAccount(endpoints, value, [...found, ...picked]);
  const options = selected && !found.some(({ id }) => id === selected.id) ? [selected, ...found] : found;

  return (
    <Select
      label={t('filter.account')}
      placeholder={t('filter.accountPlaceholder')}
      searchable
      clearable
      data={options.map(({ id, companyName }) => ({ value: id, label: companyName }))}
      // The server has filtered the options by prefixes of words.
      filter={({ options: all }) => all}
      nothingFoundMessage={accounts.isPending ? t('filter.searching') : t('filter.accountNone')}
      value={value}
      error={accounts.isError && errorText(accounts.error)}
      autoComplete="off"
      onSearchChange={setTyped}
      onChange={(id) => {
        setPicked(options.filter((account) => account.id === id));
        onChange(id);
      }}
    />
  );
}

/** Filters by one account of the login's tree, found by typing; renders nothing for logins that see no other account. */
export function AccountFilter(props: AccountFilterProps) {
  const endpoints = userApi(useUser());
  return endpoints && <AccountSelect {...props} endpoints={endpoints} />;
}
