import { i18n, toLanguage } from '#web/lib/i18n.ts';

/**
 * Loads the texts of the templates before their cards are shown, because the cards would grow if the texts arrived later. If this fails,
 * the screen loads them again.
 */
export async function prepareTemplateTexts(): Promise<void> {
  const { loadTemplateTexts } = await import('#web/features/sites/templates/template-texts.ts');
  await loadTemplateTexts(toLanguage(i18n.language)).catch(() => undefined);
}
