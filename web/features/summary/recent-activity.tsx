import { Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import classes from '#web/features/summary/summary.module.css';
import { SummaryPanel } from '#web/features/summary/summary-panel.tsx';
import { formatTime } from '#web/lib/format/format.ts';
import { auditLogPath } from '#web/lib/paths.ts';
import { useUser } from '#web/lib/session/user.ts';
import { AuditSubject } from '#web/features/audit/shared/audit-subject.tsx';
import { useAuditLabels } from '#web/features/audit/shared/use-audit-labels.ts';

/** The latest audit entries of the login's tree, with a link to the audit log. */
export function RecentActivity({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useTranslation('summary');
  const user = useUser();
  const labels = useAuditLabels();
  return (
    <SummaryPanel title={t('activity.title')} all={{ path: auditLogPath(user), label: t('activity.all') }}>
      {entries.length === 0 ? (
        <Text c="dimmed">{t('activity.none')}</Text>
      ) : (
        <ol className={classes['rows']}>
          {entries.map((entry) => (
            <li key={entry.id} className={classes['activity']}>
              <span className={classes['activityText']}>
                {labels.action(entry.action)} <AuditSubject entry={entry} />
              </span>
              <span className={classes['quiet']}>
                {labels.actor(entry.actor)} · <time dateTime={entry.at}>{formatTime(entry.at)}</time>
              </span>
            </li>
          ))}
        </ol>
      )}
    </SummaryPanel>
  );
}
