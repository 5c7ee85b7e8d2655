import { Text } from '@mantine/core';
import { IconAlertTriangle, IconBan, IconCheck, IconClockHour4, IconMailCheck } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { SentMail } from '#shared/model/sent-mail.ts';
import { DetailSection } from '#web/features/visitors/detail-section.tsx';
import classes from '#web/features/visitors/visitors.module.css';
import { formatTime } from '#web/lib/format/format.ts';
import { StateBadge, type StateStyle } from '#web/ui/state-badge.tsx';

const LOOK: Readonly<Record<SentMail['state'], StateStyle>> = {
  queued: { icon: IconClockHour4, color: 'gray' },
  sent: { icon: IconCheck, color: 'gray' },
  delivered: { icon: IconMailCheck, color: 'green' },
  bounced: { icon: IconAlertTriangle, color: 'danger' },
  complained: { icon: IconAlertTriangle, color: 'danger' },
  suppressed: { icon: IconBan, color: 'danger' },
  failed: { icon: IconAlertTriangle, color: 'danger' },
};

/** The e-mails about an entry or a member, each with its delivery status. */
export function MailList({ mails }: { mails: readonly SentMail[] }) {
  const { t } = useTranslation('visitors');
  return (
    <DetailSection title={t('mails.title')}>
      {mails.length === 0 ? (
        <Text c="dimmed">{t('mails.none')}</Text>
      ) : (
        <ul className={classes['mails']}>
          {mails.map(({ template, to, state, at }) => (
            <li key={`${template} ${at} ${to}`} className={classes['mail']}>
              <span>{t(`mails.template.${template}`)}</span>
              <StateBadge {...LOOK[state]} label={t(`mails.state.${state}`)} />
              <Text size="sm" c="dimmed">
                {t('mails.to', { to })} · <time dateTime={at}>{formatTime(at)}</time>
              </Text>
              {state === 'suppressed' && (
                <Text size="sm" c="dimmed" className={classes['mailHelp'] ?? ''}>
                  {t('mails.suppressedHelp')}
                </Text>
              )}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}
