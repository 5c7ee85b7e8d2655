import { domainToASCII } from 'node:url';
import { SendRawEmailCommand, type SESClient, SESServiceException } from '@aws-sdk/client-ses';
import { describeError } from '#functions/platform/base/log.ts';
import { type MimeAttachment, mimeMessage } from '#functions/platform/gateways/mime-message.ts';

/** An e-mail to one address. */
export interface Mail {
  to: string;
  /** Name of the sender; `null` for the product's own. The address of the sender is always the product's. */
  fromName: string | null;
  /** Address for replies. Without it, replies go to the sender's address. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  attachments?: readonly MimeAttachment[];
  /** Tags that SES includes in its events about the e-mail. Names and values consist of ASCII letters, digits, `_` and `-`. */
  tags?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /**
   * Sends an e-mail. Returns `refused` if it can never be sent, for example because the address is invalid. Throws if a retry may succeed.
   */
  send(mail: Mail): Promise<'sent' | 'refused'>;
}

/** Returns the address with its domain in ASCII, as SES requires. */
export function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`;
}

/** Whether an address can be written into a header without quoting. */
const isPlainAddress = (address: string): boolean =>
  /^[^@\s,;:<>()[\]"\\]+@[^@\s,;:<>()[\]"\\]+$/.test(address) && /^[!-~]+$/.test(address);

/** Whether SES can never accept an address or another value of the e-mail. The SDK has no class for this error. */
const isInvalidValue = (error: unknown): boolean => error instanceof SESServiceException && error.name === 'InvalidParameterValue';

/**
 * The error that SES is unreachable or temporarily rejects e-mails. It replaces the error of SES, which can contain the recipient and would
 * be logged by the runtime.
 */
class MailNotSent extends Error {
  constructor(error: unknown) {
    const { name, message } = describeError(error);
    super(`${name}: ${message}`);
    this.name = 'MailNotSent';
  }
}

/**
 * Creates the mailer. `from` is the sender, as an address or in the form `Name <address>`. `configurationSet` is the SES configuration set
 * that publishes events about the e-mails.
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
