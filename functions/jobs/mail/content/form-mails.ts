import type { MailContent } from '#functions/jobs/mail/content/mail-content.ts';
import { formatMailTime } from '#functions/jobs/mail/content/format-mail-time.ts';
import { interpolate, MAIL_MESSAGES } from '#functions/jobs/mail/content/mail-messages.ts';
import type { FormAnswer, FormEntry } from '#functions/store/visitor/form-entry.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';
import { VISITOR_LABELS } from '#site-renderer/components/shared/visitor-labels.ts';

/** In whose name visitors are answered. */
export const senderName = ({ companyName, siteName }: FormEntry['sender']): string => companyName || siteName;

const linesOf = (value: FormAnswer['value'], language: Language): readonly string[] => {
  if (value.length === 0) return [MAIL_MESSAGES[language].unanswered];
  return typeof value === 'string' ? value.split('\n') : value;
};

const answersOf = ({ answers, lang }: FormEntry): NonNullable<MailContent['answers']> =>
  answers.map(({ title, value }) => ({ title: title || VISITOR_LABELS[lang].form.untitled, lines: linesOf(value, lang) }));

/** To whom the form is for: all that was entered. An answer to it reaches whoever entered it. */
export function formReceivedMail(entry: FormEntry): MailContent {
  const { kind, lang, email, agreed, sender, createdAt } = entry;
  const words = MAIL_MESSAGES[lang].formReceived;
  const site = sender.siteName;
  const pages = new Intl.ListFormat(LANGUAGE_TAG[lang]).format(agreed.map((page) => VISITOR_LABELS[lang].company[page]));
  return {
    subject: interpolate(words.subject[kind], { site }),
    title: words.title[kind],
    greeting: null,
    paragraphs: [interpolate(words.lead, { site, at: formatMailTime(new Date(createdAt)) })],
    answers: answersOf(entry),
    button: { label: words.button, address: sender.address },
    notes: [
      ...(agreed.length === 0 ? [] : [{ text: interpolate(words.agreed, { pages }) }]),
      { text: interpolate(words.reply, { email }) },
    ],
    footer: interpolate(words.footer, { site }),
  };
}

/** To whoever sent a form: that it arrived, when it is answered (spec 8), and a copy. */
export function formThanksMail(entry: FormEntry): MailContent {
  const { kind, lang, sender } = entry;
  const words = MAIL_MESSAGES[lang].formThanks;
  const company = senderName(sender);
  return {
    subject: interpolate(words.subject[kind], { company }),
    title: words.title[kind],
    greeting: null,
    paragraphs: [interpolate(words.lead, { company }), words.reply],
    answers: answersOf(entry),
    button: { label: words.button, address: sender.address },
    notes: [{ text: words.notYou }],
  };
}
