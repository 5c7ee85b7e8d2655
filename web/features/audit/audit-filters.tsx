import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AUDIT_ACTIONS, AuditAction } from '#shared/model/account/audit.ts';
import { AccountFilter } from '#web/features/audit/account-filter.tsx';
import { type AuditFilter, DEFAULT_AUDIT_FILTER, isValidRange, isFiltered } from '#web/features/audit/audit-filter.ts';
import classes from '#web/features/audit/audit.module.css';
import { DayPicker } from '#web/ui/fields/time-picker/day-picker.tsx';

const GROUPS = ['account', 'sub-admin', 'site', 'news', 'notice', 'entries', 'person', 'plan', 'billing'] as const;

interface AuditFiltersProps {
  filter: AuditFilter;
  /** The name of the actor that the filter selects. */
  actorName: string;
  onChange: (change: Partial<AuditFilter>) => void;
}

/** The filter controls of the audit log. */
export function AuditFilters({ filter, actorName, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('audit');
  const { action, from, to, account, actor } = filter;
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
          value={action ?? ''}
          onChange={({ currentTarget }) => onChange({ action: AuditAction.safeParse(currentTarget.value).data ?? null })}
        />
        <DayPicker label={t('filter.from')} value={from ?? ''} onChange={(day) => onChange({ from: day || null })} />
        <DayPicker
          label={t('filter.to')}
          value={to ?? ''}
          error={!isValidRange(filter) && t('filter.order')}
          onChange={(day) => onChange({ to: day || null })}
        />
        <AccountFilter value={account} onChange={(id) => onChange({ account: id })} />
      </div>
      {isFiltered(filter) && (
        <div className={classes['active']}>
          {actor !== null && (
            <Button
              variant="default"
              rightSection={<IconX size={16} aria-hidden />}
              aria-label={t('filter.actorClear', { name: actorName })}
              onClick={() => onChange({ actor: null })}
            >
              {t('filter.actor', { name: actorName })}
            </Button>
          )}
          <Button variant="subtle" color="gray" px="xs" onClick={() => onChange(DEFAULT_AUDIT_FILTER)}>
            {t('filter.clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
