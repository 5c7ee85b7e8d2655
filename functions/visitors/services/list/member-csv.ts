import { answerTablePage } from '#functions/visitors/services/list/answer-csv.ts';
import { offerText } from '#functions/visitors/services/list/answer-text.ts';
import { VISITOR_CSV_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { type Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import type { ExportFormat, TablePage } from '#shared/model/table-cell.ts';
import { atCell } from '#shared/rules/text/table-page.ts';
import type { AnswerColumn } from '#shared/model/visitors/form-entry.ts';
import type { MemberSummary } from '#shared/model/visitors/site-member.ts';

/** Returns members as lines of a table, with their answers under the titles of all languages. */
export function memberTable(
  members: readonly MemberSummary[],
  { columns, language, ...written }: { columns: readonly AnswerColumn[]; language: Language; isFirst: boolean; format?: ExportFormat },
): TablePage {
  const { heading, memberState, waiting } = VISITOR_CSV_MESSAGES[language];
  const before = {
    createdAt: ({ createdAt }: MemberSummary) => atCell(createdAt),
    memberSince: ({ memberSince }: MemberSummary) => atCell(memberSince),
    state: ({ state }: MemberSummary) => memberState[state],
    lang: ({ lang }: MemberSummary) => LANGUAGE_NAME[lang],
  };
  const after = {
    cell: ({ cell }: MemberSummary) => cell ?? '',
    offer: ({ offer }: MemberSummary) => offerText(offer, waiting),
  };
  const answersOf = ({ answers }: MemberSummary) => Object.entries(answers).map(([id, value]) => ({ id, value }));
  return answerTablePage({ before, after, headings: heading, answers: columns, answersOf }, members, written);
}
