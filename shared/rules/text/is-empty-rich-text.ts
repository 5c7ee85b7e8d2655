/** Whether a text of the safe set of `#shared/markup/rich-text/sanitise-rich-text.ts` shows nothing: editors leave empty paragraphs behind. */
export const isEmptyRichText = (html: string): boolean =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:nbsp|#160|#xa0);/gi, '')
    .replaceAll(/[\s\u200B-\u200D\u2060\uFEFF]/g, '') === '';
