import { domainToASCII } from 'node:url';
import { BadRequestException, SendEmailCommand, type SESv2Client } from '@aws-sdk/client-sesv2';

/** An e-mail to one address. */
export interface Mail {
  to: string;
  /** Name of the sender; `null`: the product's own. The sender's address is always the product's. */
  fromName: string | null;
  /** Address for replies. Without it, replies go to the sender's address. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
}

export interface Mailer {
  /** `refused`: the e-mail can never be sent, for example because the address is invalid. Throws if a retry may succeed. */
  send(mail: Mail): Promise<'sent' | 'refused'>;
}

const PRINTABLE = /^[\u0020-\u007E]*$/;
/** An encoded word has at most 75 characters (RFC 2047), 12 of them around the base64. */
const WORD_BYTES = 45;

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

/** A name for a header: a quoted string, or encoded words if it is not ASCII. */
const headerName = (name: string): string =>
  PRINTABLE.test(name)
    ? `"${name.replaceAll(/["\\]/g, String.raw`\$&`)}"`
    : splitIntoWords(name)
        .map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`)
        .join(' ');

const withName = (name: string, address: string): string => `${headerName(name)} <${address}>`;

/** The address with its domain in ASCII, as SES requires. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

/** `from`: the sender, as an address or in the form `Name <address>`. */
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
      // SES rejects some addresses that visitors enter. The e-mail matters more than its reply address.
      return (await attempt(mail, [asciiAddress(replyTo)])) === 'sent' ? 'sent' : attempt(mail, []);
    },
  };
}
