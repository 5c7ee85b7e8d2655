import { Anchor, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import classes from '#web/features/audit/audit.module.css';
import { formatTime } from '#web/lib/format/format.ts';
import { AuditChanges } from '#web/features/audit/shared/audit-changes.tsx';
import { AuditSubject } from '#web/features/audit/shared/audit-subject.tsx';
import type { DataColumn } from '#web/ui/data-table/data-column.ts';
import { useAuditLabels } from '#web/features/audit/shared/use-audit-labels.ts';

/** The columns of the audit log. A click on an actor filters the log by that actor. */
export function useAuditColumns(onActor: (actorId: string) => void): DataColumn<AuditEntry>[] {
  const { t } = useTranslation(['audit', 'common']);
  const labels = useAuditLabels();

  const actor = ({ actor: who }: AuditEntry) =>
    who === null ? (
      <Text c="dimmed" inherit>
        {t('system')}
      </Text>
    ) : who.isProvider ? (
      <Text inherit>{labels.actor(who)}</Text>
    ) : (
      <div className={classes['actor']}>
        <Anchor
          component="button"
          type="button"
          c="inherit"
          inherit
          aria-label={t('filter.onlyActor', { name: who.name })}
          onClick={() => onActor(who.id)}
        >
          {labels.actor(who)}
        </Anchor>
        <Text size="xs" c="dimmed">
          {t(`common:role.${who.role}`)}
        </Text>
      </div>
    );

  return [
    { key: 'at', label: t('column.at'), isRowHeader: true, render: ({ at }) => formatTime(at) },
    { key: 'actor', label: t('column.actor'), render: actor },
    { key: 'action', label: t('column.action'), render: ({ action }) => labels.action(action) },
    { key: 'subject', label: t('column.subject'), render: (entry) => <AuditSubject entry={entry} /> },
    {
      key: 'changes',
      label: t('column.changes'),
      maxWidth: 420,
      wraps: true,
      render: ({ changes }) => (changes.length > 0 ? <AuditChanges changes={changes} /> : '–'),
    },
  ];
}
