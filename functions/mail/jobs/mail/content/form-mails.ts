import type { MailContent } from '#functions/mail/services/content/mail-content.ts';
import { formatMailTime } from '#functions/mail/jobs/mail/content/format-mail-time.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';
import { USUAL_REPLY } from '#shared/model/forms/auto-reply.ts';
import { wholeEvent } from '#shared/rules/forms/whole-event.ts';
import type { FormAnswer, FormEntry } from '#functions/visitors/store/records/form-entry.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';

/** Returns the sender's name for visitors: the company of the form, or the name of the site. */
export const senderName = ({ companyName, siteName }: FormEntry['sender']): string => companyName || siteName;

const linesOf = (value: FormAnswer['value'], language: Language): readonly string[] => {
  if (value.length === 0) return [MAIL_MESSAGES[language].unanswered];
  return typeof value === 'string' ? value.split('\n') : value;
};

const answersOf = ({ answers, lang }: Pick<FormEntry, 'answers' | 'lang'>): NonNullable<MailContent['answers']> =>
  answers.map(({ title, value }) => ({ title: title || VISITOR_LABELS[lang].form.untitled, lines: linesOf(value, lang) }));

/** Composes the e-mail to the recipient of the form, with all answers. Replies go to the visitor. */
export function formReceivedMail(entry: FormEntry): MailContent {
  const { kind, lang, email, agreed, offer, sender, createdAt } = entry;
  const texts = MAIL_MESSAGES[lang].formReceived;
  const site = sender.siteName;
  const pages = new Intl.ListFormat(LANGUAGE_TAG[lang]).format(agreed.map((page) => VISITOR_LABELS[lang].company[page]));
  return {
    subject: interpolate(texts.subject[kind], { site }),
    title: texts.title[kind],
    greeting: null,
    paragraphs: [
      interpolate(texts.lead, { site, at: formatMailTime(new Date(createdAt)) }),
      ...(offer ? [interpolate(texts.offer, { name: offer.name || VISITOR_LABELS[lang].popup.label })] : []),
      ...(offer?.isWaiting ? [texts.waiting] : []),
    ],
    answers: answersOf(entry),
    button: { label: texts.button, address: sender.address },
    notes: [
      ...(agreed.length === 0 ? [] : [{ text: interpolate(texts.agreed, { pages }) }]),
      { text: interpolate(texts.reply, { email }) },
    ],
    footer: interpolate(texts.footer, { site }),
  };
}

/** Returns the lines about the event that the form is about; none without one. */
function eventLines({ lang, sender }: FormEntry): string[] {
  const event = wholeEvent(sender.autoReply);
  if (!event) return [];
  const texts = MAIL_MESSAGES[lang].formThanks.event;
  const times = [event.startsAt, event.endsAt].flatMap((at) => (at === null ? [] : formatMailTime(new Date(at))));
  return [
    interpolate(texts.title, { title: event.title }),
    interpolate(texts.time, { time: times.join(' – ') }),
    ...(event.place === '' ? [] : [interpolate(texts.place, { place: event.place })]),
    texts.attached,
  ];
}

/**
 * Composes the e-mail to the visitor, in the usual words or in those of the owner: confirmation, when the form is answered
 * and a copy of the answers.
 */
export function formThanksMail(entry: FormEntry): MailContent {
  const { kind, lang, offer, sender } = entry;
  const texts = MAIL_MESSAGES[lang].formThanks;
  const company = senderName(sender);
  const { subject, message, repeatsAnswers } = sender.autoReply ?? USUAL_REPLY;
  const own = message.split('\n').filter((line) => line.trim() !== '');
  // The owner's own text announces the reply itself.
  const announcement = sender.replyText ?? (own.length > 0 ? [] : texts.reply);
  return {
    subject: subject.trim() || interpolate(texts.subject[kind], { company }),
    title: subject.trim() || texts.title[kind],
    greeting: null,
    paragraphs: [
      ...(own.length > 0 ? own : [interpolate(repeatsAnswers ? texts.lead : texts.received, { company })]),
      ...(offer?.isWaiting ? [texts.waiting] : []),
      ...[announcement].flat(),
      ...eventLines(entry),
    ],
    ...(repeatsAnswers && { answers: answersOf({ lang, answers: entry.answers.filter(({ typeInput }) => typeInput !== 'HIDDEN') }) }),
    button: { label: texts.button, address: sender.address },
    notes: [{ text: texts.notYou }],
  };
}
