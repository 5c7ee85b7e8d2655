import { i18n, toLanguage } from '#web/lib/i18n.ts';

/** Loads the texts of the templates before their cards are shown, which would grow later. The screen loads them again if this fails. */
export async function prepareTemplateTexts(): Promise<void> {
  const { loadTemplateTexts } = await import('#web/features/sites/templates/template-texts.ts');
  await loadTemplateTexts(toLanguage(i18n.language)).catch(() => undefined);
}
