import type { Language } from '#shared/model/language.ts';
import type { AllTemplateTexts } from '#web/features/sites/templates/template-design.ts';

const LOADERS: Readonly<Record<Language, () => Promise<{ texts: AllTemplateTexts }>>> = {
  jp: () => import('#web/features/sites/templates/texts/jp.ts'),
  en: () => import('#web/features/sites/templates/texts/en.ts'),
  cn: () => import('#web/features/sites/templates/texts/cn.ts'),
  kr: () => import('#web/features/sites/templates/texts/kr.ts'),
};

const loaded = new Map<Language, AllTemplateTexts>();

/** Loads the texts of all templates in a language. */
export async function loadTemplateTexts(language: Language): Promise<AllTemplateTexts> {
  const { texts } = await LOADERS[language]();
  loaded.set(language, texts);
  return texts;
}

/** Returns the texts of all templates in a language if they are already loaded. */
export const loadedTemplateTexts = (language: Language): AllTemplateTexts | undefined => loaded.get(language);
