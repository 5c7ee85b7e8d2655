import type { Language } from '#shared/model/language.ts';
import type { AllTemplateTexts } from '#web/features/sites/templates/template-design.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ texts: AllTemplateTexts }>>> = {
  jp: () => import('#web/features/sites/templates/texts/jp.ts'),
  en: () => import('#web/features/sites/templates/texts/en.ts'),
  cn: () => import('#web/features/sites/templates/texts/cn.ts'),
  kr: () => import('#web/features/sites/templates/texts/kr.ts'),
};

/** The texts of all templates in a language, loaded on demand. */
export const loadTemplateTexts = async (language: Language): Promise<AllTemplateTexts> => (await LOADERS[language]()).texts;
