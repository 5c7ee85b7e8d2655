import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { toLanguage } from '#web/lib/i18n.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { formatTime } from '#web/lib/format/format.ts';

/**
 * Warns that an offer continues after its announced end. A repeated "last chance" is a misleading representation (Act against
 * Unjustifiable Premiums and Misleading Representations, article 5, item 2).
 */
export function RelaunchWarning({ ends }: { ends: readonly string[] }) {
  const { t, i18n } = useTranslation('popups');
  const times = new Intl.ListFormat(LANGUAGE_TAG[toLanguage(i18n.language)]).format(ends.map(formatTime));
  return (
    <Alert color="danger" variant="light" icon={<IconAlertTriangle aria-hidden />} title={t('relaunch.title')}>
      {t('relaunch.text', { ends: times })}
    </Alert>
  );
}
