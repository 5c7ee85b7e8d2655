import { useTranslation } from '#web/lib/use-translation.ts';

interface PersonNames {
  /**
   * Returns the displayed name of a person. A person above the reader is shown as the provider, with its brand name. Another person with an
   * empty name is shown as unknown, because the reader may not be allowed to see the name.
   */
  named: (name: string, isProvider?: boolean) => string;
  /** Like `named`, for use within a sentence. */
  said: (name: string, isProvider?: boolean) => string;
}

/** Formats names of people in API answers. */
export function usePersonNames(): PersonNames {
  const { t } = useTranslation('common');
  return {
    named: (name, isProvider) => {
      if (isProvider) return name === '' ? t('person.providerAlone') : t('person.provider', { brand: name });
      return name === '' ? t('person.unknown') : name;
    },
    said: (name, isProvider) => {
      if (isProvider) return name === '' ? t('person.saidProviderAlone') : t('person.saidProvider', { brand: name });
      return name === '' ? t('person.saidUnknown') : t('person.said', { name });
    },
  };
}
