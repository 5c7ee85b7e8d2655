/** Whether sanitised rich text shows nothing. Editors leave empty paragraphs in an emptied text. */
export const isEmptyRichText = (html: string): boolean =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:nbsp|#160|#xa0);/gi, '')
    .replaceAll(/[\s\u200B-\u200D\u2060\uFEFF]/g, '') === '';
