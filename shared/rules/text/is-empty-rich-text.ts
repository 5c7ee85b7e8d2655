import { isBlank } from '#shared/values/text/normalise-text.ts';

/** Whether sanitised rich text has no visible content. Editors leave empty paragraphs in an emptied text. */
export const isEmptyRichText = (html: string): boolean =>
  isBlank(html.replaceAll(/<[^<>]*>/g, '').replaceAll(/&(?:nbsp|#160|#xa0);/gi, ''));
