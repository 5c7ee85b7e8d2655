import { providerName } from '#functions/mail/jobs/mail/content/provider-name.ts';
import { interpolate } from '#functions/mail/services/content/interpolate.ts';
import type { MailContent, MailContext } from '#functions/mail/services/content/mail-content.ts';
import { MAIL_MESSAGES } from '#shared/messages/server-catalogues.ts';

interface Written {
  siteName: string;
  count: number;
  entries: readonly { author: string; byProvider?: true; cell: string; text: string }[];
}

/** Lists new comments on a site. An owner is greeted by name, an invitee without a name. */
export function commentsMail(
  { language, brandName: brand }: MailContext,
  name: string | null,
  { siteName: site, count, entries }: Written,
  address: string,
): MailContent {
  const { greeting, comments: texts } = MAIL_MESSAGES[language];
  const more = count - entries.length;
  return {
    subject: interpolate(texts.subject, { brand, site, count }),
    title: texts.title,
    greeting: name === null ? null : interpolate(greeting, { name }),
    paragraphs: [interpolate(texts.lead, { site, count })],
    answers: entries.map(({ author, byProvider, cell, text }) => {
      const writer = byProvider ? providerName(language, author) : author;
      return { title: writer === '' ? cell : `${writer} · ${cell}`, lines: text.split('\n') };
    }),
    button: { label: name === null ? texts.openPreview : texts.openEditor, address },
    notes: more > 0 ? [{ text: interpolate(texts.more, { count: more }) }] : [],
  };
}
