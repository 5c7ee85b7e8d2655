import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { CONTRACT_STATUSES, ContractStatus } from '#shared/model/account/role.ts';
import { AccountTypeField } from '#shared/model/account/user.ts';
import { visibleAccountTypes } from '#shared/rules/account/account-type.ts';
import { visibleRoles } from '#shared/rules/account/policy.ts';
import type { UserFilter } from '#web/features/users/list/user-filter.ts';
import { usePlans } from '#web/lib/api/use-plans.ts';
import classes from '#web/features/users/users.module.css';
import { actorOf, useUser } from '#web/lib/session/user.ts';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';

interface UserFiltersProps {
  filter: UserFilter;
  onChange: (change: Partial<UserFilter>) => void;
}

/** The filter controls of the user list. */
export function UserFilters({ filter, onChange }: UserFiltersProps) {
  const { t } = useTranslation('users');
  const user = useUser();
  const types = visibleAccountTypes(visibleRoles(actorOf(user)), user.workRole);
  const plans = usePlans().data ?? [];
  const all = { value: '', label: t('list.all') };

  return (
    <div className={classes['filters']} role="search">
      <KeywordField
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        help={t('list.searchHelp')}
        maxLength={TEXT_MAX.email}
        keyword={filter.keyword}
        onChange={(keyword) => onChange({ keyword })}
      />
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
