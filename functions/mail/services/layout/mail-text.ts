import type { MailContent } from '#functions/mail/services/content/mail-content.ts';
import type { MailStyle } from '#functions/mail/services/layout/mail-style.ts';

/** Returns the e-mail as plain text, for mail programs that show no HTML. */
export function mailText(
  { greeting, paragraphs, answers = [], button, notes, footer }: MailContent,
  { footer: defaultFooter, brandName }: MailStyle,
): string {
  const lines = notes.map(({ text, address }) => (address === undefined ? text : `${text}\n${address}`));
  return [
    ...(greeting === null ? [] : [greeting]),
    ...paragraphs,
    ...answers.map(({ title, lines: entered }) => [`■ ${title}`, ...entered].join('\n')),
    ...(button === null ? [] : [`${button.label}\n${button.address}`]),
    ...lines,
    `--\n${brandName}\n${footer ?? defaultFooter}`,
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}
