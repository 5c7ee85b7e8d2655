import { useTranslation } from '#web/lib/use-translation.ts';
import type { PublishFault } from '#shared/rules/publishing/publish-fault.ts';

/** Returns a function that describes a fault that prevents publishing. */
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

/** Returns a key that is unique in a list of faults. */
export const faultKey = ({ rule, part, cell, language, subject }: PublishFault): string => [rule, part, cell, language, subject].join(' ');
