import { Paper, Text, Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { NoticeReach as Reach, SystemNotice } from '#shared/model/notices/system-notice.ts';
import classes from '#web/features/notices/notices.module.css';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Shows how many accounts receive a notification at present, and how many logins have read it. */
export function NoticeReach({ notice, reach }: { notice: SystemNotice; reach: Reach }) {
  const { t } = useTranslation('notices');
  const language = useLanguage();
  const { mails } = reach;
  const number = (value: number): string => formatNumber(value, language);
  return (
    <Paper component="section" withBorder p="md">
      <Title order={2} size="h4" mb="sm">
        {t('reach.title')}
      </Title>
      <table className={classes['figures']}>
        <thead>
          <tr>
            <th scope="col">{t('reach.receiver')}</th>
            <th scope="col">{t('reach.accounts')}</th>
            <th scope="col">{t('reach.reads')}</th>
          </tr>
        </thead>
        <tbody>
          {notice.receivers.map((receiver) => (
            <tr key={receiver}>
              <th scope="row">{t(`receiver.${receiver}`)}</th>
              <td>{number(reach.accounts[receiver])}</td>
              <td>{number(reach.reads[receiver])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {mails && (
        <Text size="sm" c="dimmed" mt="sm">
          {t(mails.isDone ? 'reach.mails' : 'reach.mailsRunning', { number: number(mails.sent) })}
        </Text>
      )}
    </Paper>
  );
}
