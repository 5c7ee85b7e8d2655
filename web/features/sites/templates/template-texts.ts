import type { Language } from '#shared/model/language.ts';
import type { AllTemplateTexts } from '#web/features/sites/templates/template-design.ts';

const WORDS: Readonly<Record<Language, () => Promise<{ words: AllTemplateTexts }>>> = {
  jp: () => import('#web/features/sites/templates/texts/jp.ts'),
  en: () => import('#web/features/sites/templates/texts/en.ts'),
  cn: () => import('#web/features/sites/templates/texts/cn.ts'),
  kr: () => import('#web/features/sites/templates/texts/kr.ts'),
};

/** What every template says in a language, fetched when it is asked for. */
export const loadTemplateTexts = async (language: Language): Promise<AllTemplateTexts> => (await WORDS[language]()).words;
