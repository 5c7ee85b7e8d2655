import { markedName } from '#functions/platform/base/marked-name.ts';
import { answerTexts } from '#functions/visitors/services/list/answer-text.ts';
import type { FormAnswer, FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import type { EntryDetail, EntrySummary, ShownAnswer } from '#shared/model/visitors/form-entry.ts';
import type { SentMail } from '#shared/model/sent-mail.ts';

const common = ({ id, version, email, lang, state, assignee, note, cell, offer, createdAt }: FormEntry) => ({
  id,
  version,
  email,
  lang,
  state,
  assignee,
  hasNote: note !== null,
  cell,
  offer,
  createdAt,
});

/** Returns answers with the titles that the visitor saw. */
export const answerViews = (answers: readonly FormAnswer[]): ShownAnswer[] =>
  answers.map(({ id, title, typeInput, value }) => ({ id, title, typeInput, value: typeof value === 'string' ? value : [...value] }));

export const entrySummary = (entry: FormEntry): EntrySummary => ({ ...common(entry), answers: answerTexts(entry.answers) });

function shownNote({ person, ...note }: NonNullable<FormEntry['note']>): EntryDetail['note'] {
  return { ...note, ...markedName('by', note.by, person) };
}

export const entryDetail = (entry: FormEntry, mails: SentMail[]): EntryDetail => ({
  ...common(entry),
  answers: answerViews(entry.answers),
  agreed: [...entry.agreed],
  note: entry.note && shownNote(entry.note),
  mails,
});
