import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import { toLanguage } from '#web/lib/i18n.ts';

/** The console's current language. */
export const useLanguage = (): Language => toLanguage(useTranslation().i18n.language);
