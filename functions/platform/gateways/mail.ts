import { domainToASCII } from 'node:url';
import { SendRawEmailCommand, type SESClient, SESServiceException } from '@aws-sdk/client-ses';
import { describeError } from '#functions/platform/base/log.ts';
import { type MimeAttachment, mimeMessage } from '#functions/platform/gateways/mime-message.ts';

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
  attachments?: readonly MimeAttachment[];
  /** Tags that SES includes in its events about the e-mail: names and values of ASCII letters, digits, `_` and `-`. */
  tags?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** `refused`: the e-mail can never be sent, for example because the address is invalid. Throws if a retry may succeed. */
  send(mail: Mail): Promise<'sent' | 'refused'>;
}

/** The address with its domain in ASCII, as SES requires. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

/** An address that can be written into a header without quoting. */
const isPlainAddress = (address: string): boolean =>
  /^[^@\s,;:<>()[\]"\\]+@[^@\s,;:<>()[\]"\\]+$/.test(address) && /^[!-~]+$/.test(address);

/** Whether SES can never accept an address or another value. The SDK has no class for this error. */
const isInvalidValue = (error: unknown): boolean => error instanceof SESServiceException && error.name === 'InvalidParameterValue';

/** SES is unreachable or refuses for now. Replaces SES's own error, which can name the recipient and would be logged by the runtime. */
class MailNotSent extends Error {
  constructor(error: unknown) {
    const { name, message } = describeError(error);
    super(`${name}: ${message}`);
    this.name = 'MailNotSent';
  }
}

/**
 * `from`: the sender, as an address or in the form `Name <address>`. `configurationSet`: the SES configuration set that publishes
 * events about the e-mails.
 */
export function sesMailer(client: SESClient, from: string, configurationSet?: string): Mailer {
  const { name = '', address = from } = /^(?<name>.*?)\s*<(?<address>[^<>]+)>$/.exec(from)?.groups ?? {};
  async function attempt({ to, fromName, tags = {}, ...content }: Mail): Promise<'sent' | 'refused'> {
    const message = mimeMessage({ ...content, from: { name: fromName ?? name, address }, to });
    try {
      await client.send(
        new SendRawEmailCommand({
          Source: address,
          Destinations: [to],
          RawMessage: { Data: Buffer.from(message) },
          ConfigurationSetName: configurationSet,
          Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
        }),
      );
      return 'sent';
    } catch (error) {
      if (isInvalidValue(error)) return 'refused';
      throw new MailNotSent(error);
    }
  }
  return {
    async send({ replyTo, ...mail }) {
      const to = asciiAddress(mail.to);
      if (!isPlainAddress(to)) return 'refused';
      const answerTo = replyTo === undefined ? '' : asciiAddress(replyTo);
      // SES rejects some addresses that visitors enter. The e-mail is then sent without its reply address.
      if (isPlainAddress(answerTo) && (await attempt({ ...mail, to, replyTo: answerTo })) === 'sent') return 'sent';
      return attempt({ ...mail, to });
    },
  };
}
