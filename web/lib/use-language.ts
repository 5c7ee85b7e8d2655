import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/model/language.ts';
import { currentLanguage } from '#web/lib/i18n.ts';

/** The language the console is shown in. */
export const useLanguage = (): Language => currentLanguage(useTranslation().i18n.language);
