import { FALLBACK_LANGUAGE, type Language, LANGUAGES } from '#shared/model/language.ts';
import type { AnswerColumn } from '#shared/model/visitors/form-entry.ts';

/** Returns the title of a field in a language, else in the fallback language or any other; empty if the field has none. */
export const answerTitle = ({ titles }: Pick<AnswerColumn, 'titles'>, language: Language): string =>
  [language, FALLBACK_LANGUAGE, ...LANGUAGES].map((candidate) => titles[candidate]).find((title) => title !== undefined && title !== '') ??
  '';
