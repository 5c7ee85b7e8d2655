import PostalMime, { addressParser, type Address, type Email } from 'postal-mime';
import * as z from 'zod';
import { findLinks } from '#infra/local/mail/find-links.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { SesError } from '#infra/local/mail/ses-error.ts';

const RECIPIENTS_MAX = 50;

const Content = z.object({ Data: z.string() });

/** The input of SES v2 SendEmail, as far as it is carried out. Templates are not. */
const SendEmail = z.object({
  FromEmailAddress: z.string().optional(),
  Destination: z
    .object({
      ToAddresses: z.array(z.string()).default([]),
      CcAddresses: z.array(z.string()).default([]),
      BccAddresses: z.array(z.string()).default([]),
    })
    .optional(),
  ReplyToAddresses: z.array(z.string()).optional(),
  Content: z.union([
    z.object({ Raw: z.object({ Data: z.base64() }) }),
    z.object({
      Simple: z.object({
        Subject: Content,
        Body: z.object({ Text: Content.optional(), Html: Content.optional() }),
        Attachments: z.undefined('Send attachments inside raw content.').optional(),
      }),
    }),
  ]),
});
type SendEmail = z.output<typeof SendEmail>;

/** What was sent: the mail but for what the inbox adds, and its MIME source if it came as one. */
export interface SentMail {
  mail: Omit<Mail, 'id' | 'at'>;
  raw: Buffer | undefined;
}

const mailboxes = (addresses: readonly Address[] | undefined) => (addresses ?? []).flatMap((address) => address.group ?? [address]);
const addressesOf = (addresses: readonly Address[] | undefined): string[] => mailboxes(addresses).flatMap(({ address }) => address || []);
const parsed = (written: readonly string[]): string[] => written.flatMap((one) => addressesOf(addressParser(one)));

function shown(addresses: readonly Address[]): string {
  const [sender] = mailboxes(addresses);
  if (!sender?.address) throw new SesError('BadRequestException', 'A sender is required: FromEmailAddress, or From in raw content.');
  return sender.name === '' ? sender.address : `${sender.name} <${sender.address}>`;
}

function parseInput(body: string): SendEmail {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new SesError('BadRequestException', 'The body is not JSON.');
  }
  const input = SendEmail.safeParse(value);
  if (!input.success)
    throw new SesError('BadRequestException', `Not an input of SendEmail that is supported here: ${z.prettifyError(input.error)}`);
  return input.data;
}

async function parseMime(raw: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(raw);
  } catch (error) {
    throw new SesError('BadRequestException', `The raw content cannot be read: ${String(error)}`);
  }
}

/** Who the mail goes to: the destination if one is given, else the headers of raw content. */
function recipientsOf({ Destination: destination }: SendEmail, email: Email | undefined): Pick<Mail, 'to' | 'cc' | 'bcc'> {
  const stated = destination && [destination.ToAddresses, destination.CcAddresses, destination.BccAddresses].map(parsed);
  const [to = [], cc = [], bcc = []] = stated?.some((list) => list.length > 0)
    ? stated
    : [email?.to, email?.cc, email?.bcc].map(addressesOf);
  const count = to.length + cc.length + bcc.length;
  if (count === 0 || count > RECIPIENTS_MAX)
    throw new SesError('BadRequestException', `A mail has 1 to ${RECIPIENTS_MAX} recipients, this one has ${count}.`);
  return { to, cc, bcc };
}

/** Reads the body of a SendEmail request. Throws `SesError`. */
export async function readSendEmail(body: string): Promise<SentMail> {
  const input = parseInput(body);
  const raw = 'Raw' in input.Content ? Buffer.from(input.Content.Raw.Data, 'base64') : undefined;
  const simple = 'Simple' in input.Content ? input.Content.Simple : undefined;
  const email = raw && (await parseMime(raw));
  const text = simple?.Body.Text?.Data ?? email?.text ?? '';
  const html = simple?.Body.Html?.Data ?? email?.html ?? '';
  return {
    mail: {
      ...recipientsOf(input, email),
      from: shown(input.FromEmailAddress === undefined ? [email?.from ?? []].flat() : addressParser(input.FromEmailAddress)),
      replyTo: input.ReplyToAddresses ? parsed(input.ReplyToAddresses) : addressesOf(email?.replyTo),
      subject: simple?.Subject.Data ?? email?.subject ?? '',
      text,
      html,
      links: findLinks(html, text),
      attachments: (email?.attachments ?? []).map(({ filename, mimeType, content }) => ({
        name: filename ?? '',
        type: mimeType,
        size: typeof content === 'string' ? content.length : content.byteLength,
      })),
    },
    raw,
  };
}
