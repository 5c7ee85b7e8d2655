import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { CONTRACT_STATUSES, ContractStatus } from '#shared/model/role.ts';
import { AccountTypeField } from '#shared/model/user.ts';
import { visibleTypes } from '#shared/rules/account-type.ts';
import { visibleRoles } from '#shared/rules/policy.ts';
import type { UserFilter } from '#web/features/users/user-filter.ts';
import { usePlans } from '#web/features/users/user-queries.ts';
import classes from '#web/features/users/users.module.css';
import { actorOf, useUser } from '#web/lib/user.ts';

const PAUSE_MS = 300;

interface UserFiltersProps {
  filter: UserFilter;
  onChange: (change: Partial<UserFilter>) => void;
}

/** The keyword while it is typed; passed on when typing pauses, and never in the middle of a composed word. */
function KeywordField({ keyword, onChange }: { keyword: string; onChange: (keyword: string) => void }) {
  const { t } = useTranslation('users');
  const [typed, setTyped] = useState(keyword);
  const passedOn = useRef(keyword);
  const pass = useDebouncedCallback((value: string) => {
    passedOn.current = value.trim();
    onChange(passedOn.current);
  }, PAUSE_MS);

  // Changed from elsewhere: the address, or the way to clear it.
  useEffect(() => {
    if (keyword === passedOn.current) return;
    pass.cancel();
    passedOn.current = keyword;
    setTyped(keyword);
  }, [keyword, pass]);

  return (
    <TextInput
      type="search"
      label={t('list.search')}
      placeholder={t('list.searchPlaceholder')}
      description={t('list.searchHelp')}
      inputWrapperOrder={['label', 'input', 'description']}
      leftSection={<IconSearch size={16} aria-hidden />}
      maxLength={TEXT_MAX.email}
      value={typed}
      onChange={({ currentTarget: { value }, nativeEvent }) => {
        setTyped(value);
        if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) pass(value);
      }}
      onCompositionEnd={({ currentTarget: { value } }) => pass(value)}
    />
  );
}

/** What the list is narrowed to. */
export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const { t } = useTranslation('users');
  const user = useUser();
  const types = visibleTypes(visibleRoles(actorOf(user)), user.workRole);
  const plans = usePlans().data ?? [];
  const all = { value: '', label: t('list.all') };

  return (
    <div className={classes['filters']} role="search">
      <KeywordField keyword={filter.keyword} onChange={(keyword) => onChange({ keyword })} />
      <NativeSelect
        label={t('field.status')}
        data={[all, ...CONTRACT_STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))]}
        value={filter.status ?? ''}
        onChange={({ currentTarget }) => onChange({ status: ContractStatus.safeParse(currentTarget.value).data ?? null })}
      />
      {types.length > 1 && (
        <NativeSelect
          label={t('field.type')}
          data={[all, ...types.map((type) => ({ value: type, label: t(`type.${type}`) }))]}
          value={filter.type ?? ''}
          onChange={({ currentTarget }) => onChange({ type: AccountTypeField.safeParse(currentTarget.value).data ?? null })}
        />
      )}
      <NativeSelect
        label={t('field.planId')}
        data={[all, ...plans.map(({ id, name }) => ({ value: id, label: name }))]}
        value={filter.plan ?? ''}
        onChange={({ currentTarget }) => onChange({ plan: currentTarget.value || null })}
      />
    </div>
  );
}
