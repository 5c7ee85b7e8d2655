import type { Language } from '#shared/model/language.ts';
import type { TemplateFonts } from '#web/features/sites/templates/looks/template-look.ts';

const TABLES: Readonly<Record<Language, () => Promise<{ fonts: TemplateFonts }>>> = {
  jp: () => import('#web/features/sites/templates/looks/fonts-jp.ts'),
  en: () => import('#web/features/sites/templates/looks/fonts-en.ts'),
  cn: () => import('#web/features/sites/templates/looks/fonts-cn.ts'),
  kr: () => import('#web/features/sites/templates/looks/fonts-kr.ts'),
};

/** Loads the table of the fonts that the templates need in a language. */
export const loadTemplateFonts = async (language: Language): Promise<TemplateFonts> => (await TABLES[language]()).fonts;
