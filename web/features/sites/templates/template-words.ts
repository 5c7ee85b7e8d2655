import type { Language } from '#shared/model/language.ts';
import type { AllTemplateWords } from '#web/features/sites/templates/template-design.ts';

const WORDS: Readonly<Record<Language, () => Promise<{ words: AllTemplateWords }>>> = {
  jp: () => import('#web/features/sites/templates/words/jp.ts'),
  en: () => import('#web/features/sites/templates/words/en.ts'),
  cn: () => import('#web/features/sites/templates/words/cn.ts'),
  kr: () => import('#web/features/sites/templates/words/kr.ts'),
};

/** What every template says in a language, fetched when it is asked for. */
export const templateWords = async (language: Language): Promise<AllTemplateWords> => (await WORDS[language]()).words;
