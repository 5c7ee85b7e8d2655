import { Paper, Table, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { NoticeReach as Reach, SystemNotice } from '#shared/model/notice/system-notice.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** How many receive a notification now, and how many logins have read it. */
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
      <Table layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('reach.receiver')}</Table.Th>
            <Table.Th scope="col" ta="right">
              {t('reach.accounts')}
            </Table.Th>
            <Table.Th scope="col" ta="right">
              {t('reach.reads')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {notice.receivers.map((receiver) => (
            <Table.Tr key={receiver}>
              <Table.Th scope="row" fw={400}>
                {t(`receiver.${receiver}`)}
              </Table.Th>
              <Table.Td ta="right">{number(reach.accounts[receiver])}</Table.Td>
              <Table.Td ta="right">{number(reach.reads[receiver])}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {mails && (
        <Text size="sm" c="dimmed" mt="sm">
          {t(mails.isDone ? 'reach.mails' : 'reach.mailsRunning', { number: number(mails.sent) })}
        </Text>
      )}
    </Paper>
  );
}
