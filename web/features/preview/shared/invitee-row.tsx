import { ActionIcon, Text, Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconCheck, IconClockHour4, IconMailCheck, IconUserX, IconX } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { PreviewInvitee } from '#shared/model/preview/preview-share.ts';
import { formatTime } from '#web/lib/format/format.ts';
import classes from '#web/features/preview/shared/share.module.css';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

type MailState = NonNullable<PreviewInvitee['mail']>['state'] | 'none';

const STYLE: Readonly<Record<MailState, StateStyle>> = {
  none: { icon: IconClockHour4, color: 'gray' },
  queued: { icon: IconClockHour4, color: 'gray' },
  sent: { icon: IconCheck, color: 'gray' },
  delivered: { icon: IconMailCheck, color: 'green' },
  bounced: { icon: IconAlertTriangle, color: 'danger' },
  complained: { icon: IconAlertTriangle, color: 'danger' },
  suppressed: { icon: IconBan, color: 'danger' },
  failed: { icon: IconAlertTriangle, color: 'danger' },
};

function MailBadge({ state }: { state: MailState }) {
  const { t } = useTranslation('share');
  return <StateBadge {...STYLE[state]} label={t(`mail.${state}`)} />;
}

interface InviteeRowProps {
  invitee: PreviewInvitee;
  /** Revokes the invitation; `undefined` if that is not possible. */
  onRevoke: (() => void) | undefined;
}

/** An invited address, with the status of its e-mail, its last visit to the preview, its comments and its approval. */
export function InviteeRow({ invitee: { email, invitedAt, mail, lastOpenedAt, comments, approvedAt }, onRevoke }: InviteeRowProps) {
  const { t } = useTranslation('share');
  const state = mail?.state ?? 'none';
  return (
    <li className={classes['invitee']}>
      <div className={classes['facts']}>
        <Text className={classes['email'] ?? ''}>{email}</Text>
        <MailBadge state={state} />
        <Text size="sm" c="dimmed">
          {lastOpenedAt === null ? (
            t('invitees.notOpened')
          ) : (
            <time dateTime={lastOpenedAt}>{t('invitees.openedAt', { time: formatTime(lastOpenedAt) })}</time>
          )}
          {' · '}
          <time dateTime={invitedAt}>{t('invitees.invitedAt', { time: formatTime(invitedAt) })}</time>
        </Text>
        {(comments > 0 || approvedAt !== null) && (
          <Text size="sm">
            {[
              approvedAt !== null && t('invitees.approvedAt', { time: formatTime(approvedAt) }),
              comments > 0 && t('invitees.comments', { count: comments }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        )}
        {state === 'suppressed' && <Text size="sm">{t('suppressedHelp')}</Text>}
      </div>
      {onRevoke && (
        <Tooltip label={t('invitees.revoke')}>
          <ActionIcon aria-label={t('invitees.revokeOf', { email })} onClick={onRevoke}>
            <IconUserX size={18} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </li>
  );
}

/** An address that is invited when the dialog is saved. */
export function NewInviteeRow({ email, onRemove }: { email: string; onRemove: () => void }) {
  const { t } = useTranslation('share');
  return (
    <li className={classes['invitee']} data-new>
      <div className={classes['facts']}>
        <Text className={classes['email'] ?? ''}>{email}</Text>
        <Text size="sm" c="dimmed">
          {t('invitees.new')}
        </Text>
      </div>
      <Tooltip label={t('invitees.remove')}>
        <ActionIcon aria-label={t('invitees.removeOf', { email })} onClick={onRemove}>
          <IconX size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </li>
  );
}
