import PostalMime, { type Address, type Email } from 'postal-mime';
import * as z from 'zod';
import { findLinks } from '#infra/local/mail/find-links.ts';
import type { Mail } from '#infra/local/mail/mail.ts';
import { SesError } from '#infra/local/mail/ses-error.ts';

const RECIPIENTS_MAX = 50;
/** SES's size limit of a message. */
export const MESSAGE_MAX_BYTES = 10 * 2 ** 20;

/** A name or value of a tag: ASCII letters, digits, underscores and hyphens. */
const TAG = /^[\w-]{1,256}$/;

/** The supported parameters of SendRawEmail. */
const SendRawEmail = z.object({
  'RawMessage.Data': z.base64().min(1),
  Destinations: z.array(z.string()),
  ConfigurationSetName: z.string().optional(),
  Tags: z.record(z.string().regex(TAG), z.string().regex(TAG)),
});

/** A sent mail, without the fields that the inbox adds, and its MIME source. */
export interface SentMail {
  mail: Omit<Mail, 'id' | 'at'>;
  raw: Buffer;
  configurationSet: string | undefined;
  tags: Readonly<Record<string, string>>;
}

const mailboxes = (addresses: readonly Address[] | undefined) => (addresses ?? []).flatMap((address) => address.group ?? [address]);
const addressesOf = (addresses: readonly Address[] | undefined): string[] => mailboxes(addresses).flatMap(({ address }) => address || []);

function senderOf({ from }: Email): string {
  const [sender] = mailboxes([from ?? []].flat());
  if (!sender?.address) throw new SesError('InvalidParameterValue', "Missing required header 'From'.");
  return sender.name === '' ? sender.address : `${sender.name} <${sender.address}>`;
}

/** Returns the tags by name. A request has two numbered parameters for each tag. */
const tagsIn = (parameters: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...parameters].flatMap(([name, tag]) => {
      const number = /^Tags\.member\.(\d+)\.Name$/.exec(name)?.[1];
      return number === undefined ? [] : [[tag, parameters.get(`Tags.member.${number}.Value`) ?? '']];
    }),
  );

function parseInput(parameters: URLSearchParams): z.output<typeof SendRawEmail> {
  const input = SendRawEmail.safeParse({
    'RawMessage.Data': parameters.get('RawMessage.Data') ?? undefined,
    Destinations: [...parameters].filter(([name]) => /^Destinations\.member\.\d+$/.test(name)).map(([, address]) => address),
    ConfigurationSetName: parameters.get('ConfigurationSetName') ?? undefined,
    Tags: tagsIn(parameters),
  });
  if (!input.success) throw new SesError('InvalidParameterValue', `Not an input of SendRawEmail: ${z.prettifyError(input.error)}`);
  return input.data;
}

async function parseMime(raw: Buffer): Promise<Email> {
  if (raw.length > MESSAGE_MAX_BYTES)
    throw new SesError('InvalidParameterValue', `Message length is more than ${MESSAGE_MAX_BYTES} bytes long: '${raw.length}'.`);
  try {
    return await PostalMime.parse(raw);
  } catch (error) {
    throw new SesError('InvalidParameterValue', `The message cannot be read: ${String(error)}`);
  }
}

/** Returns the recipients of the mail: the destinations if given, otherwise the headers. Destinations in no header are blind copies. */
function recipientsOf(destinations: readonly string[], email: Email): Pick<Mail, 'to' | 'cc' | 'bcc'> {
  const [to = [], cc = [], bcc = []] = [email.to, email.cc, email.bcc].map(addressesOf);
  const count = destinations.length || to.length + cc.length + bcc.length;
  if (count === 0 || count > RECIPIENTS_MAX)
    throw new SesError('InvalidParameterValue', `A mail has 1 to ${RECIPIENTS_MAX} recipients, this one has ${count}.`);
  if (destinations.length === 0) return { to, cc, bcc };
  const isIn = (header: readonly string[]) => (address: string) => header.includes(address);
  return {
    to: destinations.filter(isIn(to)),
    cc: destinations.filter(isIn(cc)),
    bcc: destinations.filter((address) => !isIn([...to, ...cc])(address)),
  };
}

/** Reads the parameters of a SendRawEmail request. Throws `SesError`. */
export async function readSendRawEmail(parameters: URLSearchParams): Promise<SentMail> {
  const input = parseInput(parameters);
  const raw = Buffer.from(input['RawMessage.Data'], 'base64');
  const email = await parseMime(raw);
  const { text = '', html = '' } = email;
  return {
    mail: {
      ...recipientsOf(input.Destinations, email),
      from: senderOf(email),
      replyTo: addressesOf(email.replyTo),
      subject: email.subject ?? '',
      text,
      html,
      links: findLinks(html, text),
      attachments: email.attachments.map(({ filename, mimeType, content }) => ({
        name: filename ?? '',
        type: mimeType,
        size: typeof content === 'string' ? content.length : content.byteLength,
      })),
    },
    raw,
    configurationSet: input.ConfigurationSetName,
    tags: input.Tags,
  };
}
