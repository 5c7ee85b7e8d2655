/** Rules of the recommendations in the editor's checklist. Each has a text in the catalogues. */
export const ADVICE_RULES = [
  'alt-missing',
  'popup-alt-missing',
  'button-contrast',
  'product-contrast',
  'product-button-contrast',
  'popup-contrast',
  'seo-title-missing',
  'seo-h1-missing',
  'seo-description-missing',
  'page-missing',
  'members-without-form',
  'popup-over',
  'popup-nowhere',
  'popup-sheets-gone',
  'popup-sheet-locked',
  'popup-full',
  'popup-without-form',
  'popup-without-end',
  'popup-relaunched',
  'heavy-sheet',
] as const;
export type AdviceRule = (typeof ADVICE_RULES)[number];
