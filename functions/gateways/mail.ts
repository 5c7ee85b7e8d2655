import { domainToASCII } from 'node:url';
import { BadRequestException, SendEmailCommand, type SESv2Client } from '@aws-sdk/client-sesv2';

/** An e-mail to one person. */
export interface Mail {
  to: string;
  /** Shown as the sender, in place of the product's own name; the address is always the same. */
  fromName: string | null;
  /** Who reads an answer to it; nobody, where it is left out. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
}

/** What sends e-mails. */
export interface Mailer {
  /** `refused`: it will never be taken, whoever tries again; such as an address that is none after all. */
  send(mail: Mail): Promise<'sent' | 'refused'>;
}

const PRINTABLE = /^[\u0020-\u007E]*$/;
/** An encoded word has at most 75 characters (RFC 2047), 12 of them around the base64. */
const WORD_BYTES = 45;

/** Text in pieces of at most `WORD_BYTES` bytes of UTF-8, between characters. */
function pieces(text: string): string[] {
  const all = [''];
  for (const character of text) {
    const longer = (all.at(-1) ?? '') + character;
    if (Buffer.byteLength(longer) > WORD_BYTES) all.push(character);
    else all[all.length - 1] = longer;
  }
  return all;
}

/** A name as headers take it: quoted, or in encoded words where it is not ASCII. */
const headerName = (name: string): string =>
  PRINTABLE.test(name)
    ? `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`
    : pieces(name)
        .map((piece) => `=?UTF-8?B?${Buffer.from(piece).toString('base64')}?=`)
        .join(' ');

const withName = (name: string, address: string): string => `${headerName(name)} <${address}>`;

/** SES takes the domain in ASCII. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

/** SES. `from`: an address, with the product's name before it in the form `Name <address>`. */
export function sesMailer(client: SESv2Client, from: string): Mailer {
  const { name = '', address = from } = /^(?<name>.*?)\s*<(?<address>[^<>]+)>$/.exec(from)?.groups ?? {};
  const content = (Data: string) => ({ Data, Charset: 'UTF-8' });
  async function attempt({ to, fromName, subject, html, text }: Mail, ReplyToAddresses: string[]): Promise<'sent' | 'refused'> {
    const sender = fromName ?? name;
    const command = new SendEmailCommand({
      FromEmailAddress: sender === '' ? address : withName(sender, address),
      Destination: { ToAddresses: [asciiAddress(to)] },
      ReplyToAddresses,
      Content: { Simple: { Subject: content(subject), Body: { Text: content(text), Html: content(html) } } },
    });
    try {
      await client.send(command);
      return 'sent';
    } catch (error) {
      if (error instanceof BadRequestException) return 'refused';
      throw error;
    }
  }
  return {
    async send({ replyTo, ...mail }) {
      if (replyTo === undefined) return attempt(mail, []);
      // Visitors enter addresses that SES knows no answer to; what they wrote is worth more than that one can answer at once.
      return (await attempt(mail, [asciiAddress(replyTo)])) === 'sent' ? 'sent' : attempt(mail, []);
    },
  };
}
