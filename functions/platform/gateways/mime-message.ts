/** A file of a message. Its name and type are ASCII without quotes. */
export interface MimeAttachment {
  name: string;
  type: string;
  content: Uint8Array;
}

/** A message with the same content as plain text and as HTML. */
export interface MimeMessage {
  from: { name: string; address: string };
  to: string;
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly MimeAttachment[] | undefined;
}

const LINE = '\r\n';
/** Base64 never contains an underscore, so no body contains the boundary. */
const BOUNDARY = '=_alternative';
const OUTER_BOUNDARY = '=_mixed';
/** Text that a header may contain unencoded: printable ASCII that is not read as an encoded word. */
const PLAIN = /^(?! )(?!.*=\?)[\u0020-\u007E]{0,200}(?<! )$/;
/** Maximum UTF-8 bytes of an encoded word, which has at most 75 characters (RFC 2047), 12 of them around the base64. */
const WORD_BYTES = 45;

const base64 = (text: string): string => Buffer.from(text).toString('base64');
const base64Lines = (content: string | Uint8Array): string[] =>
  Buffer.from(content)
    .toString('base64')
    .match(/.{1,76}/g) ?? [];

/** Splits text between characters into chunks of at most `WORD_BYTES` bytes of UTF-8. */
function splitIntoWords(text: string): string[] {
  const all = [''];
  for (const character of text) {
    const longer = (all.at(-1) ?? '') + character;
    if (Buffer.byteLength(longer) > WORD_BYTES) all.push(character);
    else all[all.length - 1] = longer;
  }
  return all;
}

/** Returns text as encoded words, one per line. Line breaks in the text are encoded, so they cannot end the header. */
const encodedWords = (text: string): string =>
  splitIntoWords(text)
    .map((word) => `=?UTF-8?B?${base64(word)}?=`)
    .join(`${LINE} `);

const headerText = (text: string): string => (PLAIN.test(text) ? text : encodedWords(text));

/** Returns a mailbox: the address alone, or after a name as a quoted string or encoded words. */
function mailbox({ name, address }: MimeMessage['from']): string {
  if (name === '') return address;
  const quoted = PLAIN.test(name) ? `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"` : encodedWords(name);
  return `${quoted} <${address}>`;
}

const bodyPart = (type: 'plain' | 'html', content: string): string[] => [
  `--${BOUNDARY}`,
  `Content-Type: text/${type}; charset=utf-8`,
  'Content-Transfer-Encoding: base64',
  '',
  ...base64Lines(content),
];

const attachmentPart = ({ name, type, content }: MimeAttachment): string[] => [
  `--${OUTER_BOUNDARY}`,
  `Content-Type: ${type}; name="${name}"`,
  `Content-Disposition: attachment; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  ...base64Lines(content),
];

/** Returns the parts for the text and the HTML, with their headers. */
const alternatives = (text: string, html: string): string[] => [
  `Content-Type: multipart/alternative; boundary="${BOUNDARY}"`,
  '',
  ...bodyPart('plain', text),
  ...bodyPart('html', html),
  `--${BOUNDARY}--`,
];

/**
 * Returns a message as MIME (RFC 5322, RFC 2045–2047), in ASCII with lines of at most 998 characters. SES adds the date and the
 * message id. Names, subject and bodies may be any text; addresses must be ASCII without white space.
 */
export const mimeMessage = ({ from, to, replyTo, subject, text, html, attachments = [] }: MimeMessage): string =>
  [
    `From: ${mailbox(from)}`,
    `To: ${to}`,
    ...(replyTo === undefined ? [] : [`Reply-To: ${replyTo}`]),
    `Subject: ${headerText(subject)}`,
    'MIME-Version: 1.0',
    ...(attachments.length === 0
      ? alternatives(text, html)
      : [
          `Content-Type: multipart/mixed; boundary="${OUTER_BOUNDARY}"`,
          '',
          `--${OUTER_BOUNDARY}`,
          ...alternatives(text, html),
          ...attachments.flatMap(attachmentPart),
          `--${OUTER_BOUNDARY}--`,
        ]),
    '',
  ].join(LINE);
