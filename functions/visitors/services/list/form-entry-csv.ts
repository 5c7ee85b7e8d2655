import { answerTablePage } from '#functions/visitors/services/list/answer-csv.ts';
import { offerText } from '#functions/visitors/services/list/answer-text.ts';
import type { FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import { VISITOR_CSV_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { type Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import type { ExportFormat, TablePage } from '#shared/model/table-cell.ts';
import { atCell } from '#shared/rules/text/table-page.ts';
import type { AnswerColumn } from '#shared/model/visitors/form-entry.ts';

/** Returns form entries as lines of a table, with their answers under the titles of all languages. */
export function formEntryTable(
  entries: readonly FormEntry[],
  { columns, language, ...written }: { columns: readonly AnswerColumn[]; language: Language; isFirst: boolean; format?: ExportFormat },
): TablePage {
  const { heading, state: states, waiting } = VISITOR_CSV_MESSAGES[language];
  const before = {
    createdAt: ({ createdAt }: FormEntry) => atCell(createdAt),
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
  return answerTablePage({ before, after, headings: heading, answers: columns, answersOf }, entries, written);
}
