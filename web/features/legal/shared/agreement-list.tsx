import { Anchor, Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Agreement } from '#shared/model/legal/legal-document.ts';
import { formatDay, formatTime } from '#web/lib/format/format.ts';
import { legalPath } from '#web/lib/paths.ts';

/** The agreements of an account, each with a link to the exact version. */
export function AgreementList({ agreements }: { agreements: readonly Agreement[] }) {
  const { t } = useTranslation('legal');
  if (agreements.length === 0) return <Text c="dimmed">{t('agreements.none')}</Text>;
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {agreements.map((agreement) => (
        <li key={agreement.id}>
          <Anchor href={legalPath(agreement.kind, agreement)} target="_blank" rel="noreferrer" underline="always">
            {t(`kind.${agreement.kind}`)} · {agreement.issuerName} · {t('effective', { day: formatDay(agreement.effectiveDate) })}
          </Anchor>
          <Text c="dimmed" size="sm">
            {t('agreements.at', { name: agreement.by, time: formatTime(agreement.at) })}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
