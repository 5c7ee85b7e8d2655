import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { CONTRACT_STATUSES } from '#shared/model/role.ts';
import { visibleAccountTypes } from '#shared/model/accounts/account-type.ts';
import { visibleRoles } from '#shared/rules/accounts/policy.ts';
import type { UserFilter } from '#web/features/accounts/users/user-filter.ts';
import { usePlans } from '#web/lib/api/use-plans.ts';
import { actorOf, useUser } from '#web/lib/session/user.ts';
import { KeywordField } from '#web/ui/fields/keyword-field.tsx';
import classes from '#web/ui/list/filters.module.css';
import { FilterSelect } from '#web/ui/list/filter-select.tsx';
import type { FilterState } from '#web/ui/list/use-list-filter.ts';

/** The filter controls of the user list. */
export function UserFilters({ state: { filter, change } }: { state: FilterState<UserFilter> }) {
  const { t } = useTranslation('users');
  const user = useUser();
  const types = visibleAccountTypes(visibleRoles(actorOf(user)), user.workRole);
  const plans = usePlans().data ?? [];
  const all = t('list.all');

  return (
    <div className={classes['filters']} role="search">
      <KeywordField
        label={t('list.search')}
        placeholder={t('list.searchPlaceholder')}
        help={t('list.searchHelp')}
        maxLength={TEXT_MAX.email}
        keyword={filter.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <FilterSelect
        label={t('field.status')}
        all={all}
        options={CONTRACT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filter.status}
        onChange={(status) => change({ status })}
      />
      {types.length > 1 && (
        <FilterSelect
          label={t('field.type')}
          all={all}
          options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={filter.type}
          onChange={(type) => change({ type })}
        />
      )}
      <FilterSelect
        label={t('field.planId')}
        all={all}
        options={plans.map(({ id, name }) => ({ value: id, label: name }))}
        value={filter.plan}
        onChange={(plan) => change({ plan })}
      />
    </div>
  );
}
