import { answerCsvPage } from '#functions/domain/visitor-list/answer-csv.ts';
import { offerText } from '#functions/domain/visitor-list/answer-text.ts';
import { VISITOR_CSV_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { type Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import type { AnswerColumn } from '#shared/model/visitor/form-entry.ts';
import type { MemberSummary } from '#shared/model/visitor/site-member.ts';
import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';

/** Members as lines of a CSV file, with their answers under the titles of all languages. */
export function memberCsv(
  members: readonly MemberSummary[],
  { columns, language, isFirst }: { columns: readonly AnswerColumn[]; language: Language; isFirst: boolean },
): string {
  const { heading, memberState, waiting } = VISITOR_CSV_MESSAGES[language];
  const before = {
    createdAt: ({ createdAt }: MemberSummary) => formatJapaneseTime(new Date(createdAt)),
    memberSince: ({ memberSince }: MemberSummary) => (memberSince === null ? '' : formatJapaneseTime(new Date(memberSince))),
    state: ({ state }: MemberSummary) => memberState[state],
    lang: ({ lang }: MemberSummary) => LANGUAGE_NAME[lang],
  };
  const after = {
    cell: ({ cell }: MemberSummary) => cell ?? '',
    offer: ({ offer }: MemberSummary) => offerText(offer, waiting),
  };
  const answersOf = ({ answers }: MemberSummary) => Object.entries(answers).map(([id, value]) => ({ id, value }));
  return answerCsvPage({ before, after, headings: heading, answers: columns, answersOf }, members, isFirst);
}
