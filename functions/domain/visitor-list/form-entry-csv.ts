import { answerCsvPage } from '#functions/domain/visitor-list/answer-csv.ts';
import { offerText } from '#functions/domain/visitor-list/answer-text.ts';
import type { FormEntry } from '#functions/store/visitor/form-entry.ts';
import { VISITOR_CSV_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { type Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import type { AnswerColumn } from '#shared/model/visitor/form-entry.ts';
import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';

/** Form entries as lines of a CSV file, with their answers under the titles of all languages. */
export function formEntryCsv(
  entries: readonly FormEntry[],
  { columns, language, isFirst }: { columns: readonly AnswerColumn[]; language: Language; isFirst: boolean },
): string {
  const { heading, state: states, waiting } = VISITOR_CSV_MESSAGES[language];
  const before = {
    createdAt: ({ createdAt }: FormEntry) => formatJapaneseTime(new Date(createdAt)),
    state: ({ state }: FormEntry) => states[state],
    lang: ({ lang }: FormEntry) => LANGUAGE_NAME[lang],
  };
  const after = {
    cell: ({ cell }: FormEntry) => cell ?? '',
    offer: ({ offer }: FormEntry) => offerText(offer, waiting),
    assignee: ({ assignee }: FormEntry) => assignee?.name ?? '',
    note: ({ note }: FormEntry) => note?.text ?? '',
  };
  const answersOf = ({ answers }: FormEntry) => answers;
  return answerCsvPage({ before, after, headings: heading, answers: columns, answersOf }, entries, isFirst);
}
