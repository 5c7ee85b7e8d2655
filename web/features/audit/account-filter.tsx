import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '#web/lib/api/error-text.ts';
import { useUser } from '#web/lib/session/user.ts';
import { type UserApi, userApi } from '#web/lib/api/user-api.ts';

const PAUSE_MS = 300;
const OFFERED = 20;

interface AccountFilterProps {
  value: string | null;
  onChange: (accountId: string | null) => void;
}

interface Choice {
  id: string;
  companyName: string;
}

/** The account chosen; its name is asked for when an address brings only the id. */
function useChosen(calls: UserApi, id: string | null, known: readonly Choice[]): Choice | null {
  const { t } = useTranslation('audit');
  const listed = known.find((account) => account.id === id);
  const { data } = useQuery({
    queryKey: ['audit-account', id],
    queryFn: async ({ signal }) => (await calls.get({ params: { id: id ?? '' } }, { signal })).user.companyName,
    enabled: id !== null && listed === undefined,
  });
  return id === null ? null : (listed ?? { id, companyName: data ?? t('filter.accountUnknown') });
}

function AccountSelect({ calls, value, onChange }: AccountFilterProps & { calls: UserApi }) {
  const { t } = useTranslation('audit');
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [seen, setSeen] = useState<readonly Choice[]>([]);
  const isName = seen.some(({ id, companyName }) => id === value && companyName === typed);
  const [keyword] = useDebouncedValue(isName ? '' : typed.trim(), PAUSE_MS);
  const accounts = useQuery({
    queryKey: ['audit-accounts', keyword],
    queryFn: async ({ signal }) =>
      (await calls.list({ query: { sort: 'company', order: 'asc', limit: OFFERED, ...(keyword && { keyword }) } }, { signal })).users,
    placeholderData: keepPreviousData,
  });
  const found = accounts.data ?? [];
  const chosen = useChosen(calls, value, [...found, ...seen]);
  const offered = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;

  return (
    <Select
      label={t('filter.account')}
      placeholder={t('filter.accountPlaceholder')}
      searchable
      clearable
      data={offered.map(({ id, companyName }) => ({ value: id, label: companyName }))}
      // The server has done that, by the beginnings of words.
      filter={({ options }) => options}
      nothingFoundMessage={accounts.isPending ? t('filter.searching') : t('filter.accountNone')}
      value={value}
      error={accounts.isError && errorText(accounts.error)}
      autoComplete="off"
      onSearchChange={setTyped}
      onChange={(id) => {
        setSeen(offered.filter((account) => account.id === id));
        onChange(id);
      }}
    />
  );
}

/** Narrows to one account of the login's tree, found by typing; nothing to logins that see no others. */
export function AccountFilter(props: AccountFilterProps) {
  const calls = userApi(useUser());
  return calls && <AccountSelect {...props} calls={calls} />;
}
