import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/model/language.ts';
import { toLanguage } from '#web/lib/i18n.ts';

/** The language the console is shown in. */
export const useLanguage = (): Language => toLanguage(useTranslation().i18n.language);
