import { Stack, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ContractAgreement } from '#shared/model/legal/legal-document.ts';
import { Conditions } from '#web/features/legal/shared/conditions.tsx';
import { formatDay, formatTime } from '#web/lib/format/format.ts';

/** The contract of an account as it was agreed to: conditions, time, person and the versions of the documents (R-2.83). */
export function AgreedContract({ contract: { at, by, conditions, documents } }: { contract: ContractAgreement }) {
  const { t } = useTranslation('legal');
  return (
    <Stack gap="xs">
      <Conditions conditions={conditions} title={t('agreements.contract')} />
      <Text c="dimmed" size="sm">
        {t('agreements.at', { name: by, time: formatTime(at) })}
        {documents.map(({ kind, effectiveDate }) => ` · ${t(`kind.${kind}`)} (${t('effective', { day: formatDay(effectiveDate) })})`)}
      </Text>
    </Stack>
  );
}
