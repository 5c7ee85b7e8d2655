import { Checkbox, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { NOTICE_RECEIVERS, type NoticeReceiver } from '#shared/model/notices/system-notice.ts';
import { useReceivers } from '#web/features/notices/notice-queries.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

interface ReceiversFieldProps {
  value: NoticeReceiver[];
  error: ReactNode;
  onChange: (receivers: NoticeReceiver[]) => void;
}

/** Selects the receivers of a notification, with the current number of accounts of each kind. */
export function ReceiversField({ value, error, onChange }: ReceiversFieldProps) {
  const { t } = useTranslation('notices');
  const language = useLanguage();
  const counts = useReceivers().data;
  const total = value.reduce((sum, receiver) => sum + (counts?.[receiver] ?? 0), 0);
  const labelOf = (receiver: NoticeReceiver): string => {
    const name = t(`receiver.${receiver}`);
    return counts ? t('form.reach', { name, number: formatNumber(counts[receiver], language) }) : name;
  };
  return (
    <Checkbox.Group
      label={t('form.receivers')}
      withAsterisk
      value={value}
      error={error}
      onChange={(chosen) => onChange(NOTICE_RECEIVERS.filter((receiver) => chosen.includes(receiver)))}
    >
      <Stack gap="xs" mt={4}>
        {NOTICE_RECEIVERS.map((receiver) => (
          <Checkbox key={receiver} value={receiver} label={labelOf(receiver)} />
        ))}
        {counts && value.length > 0 && (
          <Text size="sm" c="dimmed" role="status">
            {t('form.total', { number: formatNumber(total, language) })}
          </Text>
        )}
      </Stack>
    </Checkbox.Group>
  );
}
