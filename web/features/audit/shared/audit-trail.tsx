import { Anchor, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Link } from 'react-router';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { useAuditLog } from '#web/lib/api/use-audit-log.ts';
import { formatTime } from '#web/lib/format/format.ts';
import { auditLogPath } from '#web/lib/paths.ts';
import { useMayDo, useUser } from '#web/lib/session/user.ts';
import { AuditChanges } from '#web/features/audit/shared/audit-changes.tsx';
import { AuditSubject } from '#web/features/audit/shared/audit-subject.tsx';
import classes from '#web/features/audit/shared/audit.module.css';
import { ErrorState } from '#web/ui/page/error-state.tsx';
import { useAuditLabels } from '#web/features/audit/shared/use-audit-labels.ts';

const PAGE_SIZE = 10;

function TrailEntry({ entry, accountId }: { entry: AuditEntry; accountId: string }) {
  const { t } = useTranslation(['audit', 'common']);
  const labels = useAuditLabels();
  const { at, action, actor, subject, changes } = entry;
  const name = labels.actor(actor);
  return (
    <li>
      <Text fw={550}>
        {labels.action(action)}
        {subject.id !== accountId && (
          <>
            {' '}
            <AuditSubject entry={entry} />
          </>
        )}
      </Text>
      <AuditChanges changes={changes} />
      <Text size="sm" c="dimmed">
        {formatTime(at)} {actor && !actor.isProvider ? t('trail.by', { name, role: t(`common:role.${actor.role}`) }) : name}
      </Text>
    </li>
  );
}

/** The latest audit entries of an account, with a link to all of them; renders nothing for logins that may not read the log. */
export function AuditTrail({ accountId }: { accountId: string }) {
  const { t } = useTranslation('audit');
  const user = useUser();
  const titleId = useId();
  const mayRead = useMayDo('audit:read');
  const log = useAuditLog({ accountId }, { pageSize: PAGE_SIZE, isEnabled: mayRead });
  if (!mayRead) return null;
  const entries = log.data?.slice(0, PAGE_SIZE);

  const content = () => {
    if (log.isError && !entries) return <ErrorState title={t('failed')} query={log} />;
    if (!entries) return <Skeleton height={160} />;
    if (entries.length === 0) return <Text c="dimmed">{t('trail.empty')}</Text>;
    return (
      <>
        <ol className={classes['trail']}>
          {entries.map((entry) => (
            <TrailEntry key={entry.id} entry={entry} accountId={accountId} />
          ))}
        </ol>
        <Anchor component={Link} to={`${auditLogPath(user)}?${new URLSearchParams({ account: accountId })}`}>
          {t('trail.all')}
        </Anchor>
      </>
    );
  };

  return (
    <Paper component="section" withBorder p="lg" aria-labelledby={titleId} aria-busy={log.isPending}>
      <Stack gap="md" align="stretch">
        <Title order={2} id={titleId}>
          {t('trail.title')}
        </Title>
        {content()}
      </Stack>
    </Paper>
  );
}
