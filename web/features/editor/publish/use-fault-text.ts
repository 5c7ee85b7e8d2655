import { useTranslation } from 'react-i18next';
import type { PublishFault } from '#shared/rules/publish/publish-fault.ts';

/** What keeps a site off the air, in a sentence. */
export function useFaultText(): (fault: PublishFault) => string {
  const { t } = useTranslation(['errors', 'fields']);
  return ({ rule, part, cell, name }) => {
    const isNamed = part !== 'settings' && part !== 'grid' && part !== 'sheet';
    return t(`errors:publish.${rule}`, {
      cell: cell ?? '',
      name: name ?? t('errors:nameless'),
      part: isNamed ? t(`fields:part.${part}`) : '',
    });
  };
}

/** Tells faults of one list apart. */
export const faultKey = ({ rule, part, cell, language, subject }: PublishFault): string => [rule, part, cell, language, subject].join(' ');
