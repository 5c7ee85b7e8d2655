import type { Language } from '#shared/model/language.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { cutText } from '#shared/rules/text/cut-text.ts';

/** A run of text on a page, in reading order. `hasEOL`: a line ends after it. */
export interface TextRun {
  str: string;
  hasEOL: boolean;
}

/** White space, and characters that fonts of PDFs use for drawings: control characters, private and unassigned ones, replacements. */
const SPACE = /[\s\p{Cc}\p{Cs}\p{Co}\p{Cn}\uFFFD]+/gu;

/** Returns the alternative text of a page's picture: its text in one line, cut to the limit of `imageAlt`; empty for a page without text. */
export function pageAlt(runs: readonly TextRun[], language: Language): string {
  const text = runs.map(({ str, hasEOL }) => (hasEOL ? `${str} ` : str)).join('');
  return cutText(text.replaceAll(SPACE, ' ').trim(), TEXT_MAX.textarea, language);
}
