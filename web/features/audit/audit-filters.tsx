import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { AUDIT_ACTIONS, AuditAction } from '#shared/model/audit/audit.ts';
import { AccountFilter } from '#web/features/audit/account-filter.tsx';
import type { AuditFilter } from '#web/features/audit/audit-filter.ts';
import classes from '#web/features/audit/audit.module.css';
import { PeriodFields } from '#web/ui/list/period-fields.tsx';
import type { FilterState } from '#web/ui/list/use-list-filter.ts';

const GROUPS = ['account', 'sub-admin', 'site', 'template', 'news', 'notice', 'entries', 'person', 'plan', 'billing'] as const;

interface AuditFiltersProps {
  state: FilterState<AuditFilter>;
  /** The name of the actor that the filter selects. */
  actorName: string;
}

/** The filter controls of the audit log. */
export function AuditFilters({ state: { filter, isFiltered, change, clear }, actorName }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const actions = GROUPS.map((group) => ({
    group: t(`group.${group}`),
    items: AUDIT_ACTIONS.filter((code) => code.startsWith(`${group}.`)).map((code) => ({ value: code, label: t(`action.${code}`) })),
  }));

  return (
    <div role="search" aria-label={t('filter.label')}>
      <div className={classes['filters']}>
        <NativeSelect
          label={t('filter.action')}
          data={[{ value: '', label: t('filter.all') }, ...actions]}
          value={filter.action ?? ''}
          onChange={({ currentTarget }) => change({ action: AuditAction.safeParse(currentTarget.value).data ?? null })}
        />
        <PeriodFields
          period={filter}
          labels={{ from: t('filter.from'), to: t('filter.to') }}
          wrongOrder={t('filter.order')}
          onChange={change}
        />
        <AccountFilter value={filter.accountId} onChange={(accountId) => change({ accountId })} />
      </div>
      {isFiltered && (
        <div className={classes['active']}>
          {filter.actorId !== null && (
            <Button
              variant="default"
              rightSection={<IconX size={16} aria-hidden />}
              aria-label={t('filter.actorClear', { name: actorName })}
              onClick={() => change({ actorId: null })}
            >
              {t('filter.actor', { name: actorName })}
            </Button>
          )}
          <Button variant="subtle" color="gray" px="xs" onClick={clear}>
            {t('filter.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
