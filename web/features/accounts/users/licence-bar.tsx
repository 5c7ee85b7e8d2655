import { Progress, Text } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Licences } from '#web/features/accounts/users/use-licences.ts';
import { formatNumber } from '#web/lib/format/format.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** The number of an OEM's licences in use. */
export function LicenceBar({ licences: { grant, used } }: { licences: Licences }) {
  const { t } = useTranslation('users');
  const language = useLanguage();
  const left = Math.max(0, grant - used);
  const figure = (value: number): string => formatNumber(value, language);
  return (
    <div>
      <Text>
        {t('licences.used', { used: figure(used), grant: figure(grant) })}
        <Text component="span" c={left === 0 ? 'var(--mantine-color-error)' : 'dimmed'} ml="xs">
          {t(left === 0 ? 'licences.none' : 'licences.left', { left: figure(left) })}
        </Text>
      </Text>
      <Progress
        value={grant === 0 ? 100 : (100 * used) / grant}
        color={left === 0 ? 'danger' : 'primary'}
        mt={4}
        aria-label={t('field.licences')}
      />
    </div>
  );
}
