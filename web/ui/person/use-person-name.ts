import { useTranslation } from 'react-i18next';

interface PersonNames {
  /**
   * A person by its name. People above the reader are its provider, with the name of its brand; an empty name of others is not known to
   * be one that the reader may see.
   */
  named: (name: string, isProvider?: boolean) => string;
  /** The same within a sentence. */
  said: (name: string, isProvider?: boolean) => string;
}

/** How people in answers are named. */
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
