import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { SNSEvent } from 'aws-lambda';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import { type DiskSpace, diskSpace } from '#infra/local/disk/disk-space.ts';
import { isDiskFull } from '#infra/local/disk/disk-full.ts';
import { escapeMarkup } from '#infra/local/http/markup.ts';
import { listen, type Listening } from '#infra/local/http/listen.ts';
import { BodyTooLarge, readBody } from '#infra/local/http/read-body.ts';
import { Inbox } from '#infra/local/mail/inbox.ts';
import { inboxLabels } from '#infra/local/mail/inbox-labels.ts';
import { listPage } from '#infra/local/mail/list-page.ts';
import { messagePage, missingPage } from '#infra/local/mail/message-page.ts';
import { CONTENT_POLICY } from '#infra/local/mail/page-frame.ts';
import { mailNotifications } from '#infra/local/mail/mail-notifications.ts';
import { MESSAGE_MAX_BYTES, readSendRawEmail } from '#infra/local/mail/read-send-raw-email.ts';
import { SesError } from '#infra/local/mail/ses-error.ts';

export interface MailOptions {
  /** The port; 0 for any free one. */
  port: number;
  /** The folder of the e-mails; it is created if it is missing. */
  dataDir: string;
  /** The disk to check; by default that of `dataDir`. */
  space?: DiskSpace;
  /** The configuration set, and where its events are published. Without it, no configuration set exists. */
  events?: { configurationSet: string; publish: (notification: SNSEvent) => Promise<void> };
  /** The clock for dating e-mails and their events. */
  clock?: Clock;
}

/** Base64 adds a third, and a form encodes its `+`, `/` and `=` as three characters each. */
const BODY_MAX_BYTES = MESSAGE_MAX_BYTES * 1.5;
const NAMESPACE = 'http://ses.amazonaws.com/doc/2010-12-01/';

/** The path at which the inbox accepts every delivery of webhooks, for the demo and for manual tests. */
export const WEBHOOK_RECEIVER_PATH = '/webhooks';

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

const page = (status: number, html: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CONTENT_POLICY, 'cache-control': 'no-store' },
  body: html,
});

const xml = (status: number, body: string): Answer => ({ status, headers: { 'content-type': 'text/xml' }, body });

/** Logs a failed publication. As on AWS, the e-mail is sent nevertheless. */
const reportUnpublished = (error: unknown): void => console.error('mail: an event was not published:', error);

/** Answers an action of SES in AWS's query protocol: the request is a form, the response is XML. */
async function carryOut(inbox: Inbox, request: IncomingMessage, events: MailOptions['events']): Promise<Answer> {
  const body = await readBody(request.iterator({ destroyOnReturn: false }), BODY_MAX_BYTES);
  const parameters = new URLSearchParams(body.toString());
  const action = parameters.get('Action');
  if (action !== 'SendRawEmail')
    throw new SesError('InvalidAction', `Could not find operation ${action} here; SendRawEmail and the inbox are answered.`);
  const sent = await readSendRawEmail(parameters);
  const { configurationSet } = sent;
  if (configurationSet !== undefined && configurationSet !== events?.configurationSet)
    throw new SesError('ConfigurationSetDoesNotExist', `Configuration set <${configurationSet}> does not exist.`);
  const received = inbox.add(sent);
  const { id } = received;
  if (configurationSet !== undefined)
    for (const notification of mailNotifications(received, sent, new Date(received.at)))
      events?.publish(notification).catch(reportUnpublished);
  return xml(
    200,
    `<SendRawEmailResponse xmlns="${NAMESPACE}"><SendRawEmailResult><MessageId>${id}</MessageId></SendRawEmailResult><ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata></SendRawEmailResponse>`,
  );
}

const failure = (status: 400 | 500, code: string, reason: string): Answer =>
  xml(
    status,
    `<ErrorResponse xmlns="${NAMESPACE}"><Error><Type>${status === 400 ? 'Sender' : 'Receiver'}</Type><Code>${code}</Code><Message>${escapeMarkup(reason)}</Message></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`,
  );

/** SES's internal failure, which the SDK retries. */
const STORAGE_FULL = failure(500, 'InternalFailure', 'There is no space for the e-mail.');

function message(inbox: Inbox, name: string, language: string | undefined): Answer {
  const labels = inboxLabels(language);
  const id = name.replace(/\.eml$/, '');
  const [mail, source] = [inbox.get(id), inbox.source(id)];
  if (!mail || (id !== name && !source)) return page(404, missingPage(labels));
  if (id !== name && source) return { status: 200, headers: { 'content-type': 'message/rfc822' }, body: source };
  return page(200, messagePage(mail, source !== undefined, labels));
}

async function answerTo(
  inbox: Inbox,
  request: IncomingMessage,
  { events, dataDir, space = diskSpace(dataDir) }: MailOptions,
): Promise<Answer> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const path = (request.url ?? '').split('?')[0] ?? '';
  const language = request.headers['accept-language'];
  switch (`${method} ${path}`) {
    case 'POST /':
      return space.hasRoomFor(0) ? carryOut(inbox, request, events) : STORAGE_FULL;
    case 'GET /':
      return page(200, listPage(inbox.list(), inboxLabels(language)));
    case 'GET /messages.json':
      return json(200, inbox.list(), { 'cache-control': 'no-store' });
    case 'DELETE /messages':
      inbox.clear();
      return { status: 204 };
    case 'POST /messages/clear':
      inbox.clear();
      return { status: 303, headers: { location: '/' } };
    case `POST ${WEBHOOK_RECEIVER_PATH}`:
      return { status: 202, headers: { 'content-type': 'text/plain' }, body: 'Accepted' };
    default:
      if (method === 'GET' && path.startsWith('/messages/')) return message(inbox, path.slice('/messages/'.length), language);
      throw new SesError('InvalidAction', `${method} ${path} is not answered here; SendRawEmail and the inbox are.`);
  }
}

function refusalOf(error: unknown): Answer {
  if (error instanceof BodyTooLarge)
    return failure(400, 'InvalidParameterValue', `Message length is more than ${MESSAGE_MAX_BYTES} bytes long.`);
  if (error instanceof SesError) return failure(400, error.code, error.message);
  if (isDiskFull(error)) return STORAGE_FULL;
  console.error('mail:', error);
  return failure(500, 'InternalFailure', 'The mail server failed; see its output.');
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body = '' }: Answer): void {
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length }).end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Starts an SES endpoint that stores e-mails, and an inbox that shows them: pages at `/`, `GET /messages.json`,
 * `DELETE /messages`. `POST /webhooks` accepts deliveries of webhooks. Rejects with `EADDRINUSE` if the port is in use.
 */
export async function startMail(options: MailOptions): Promise<Listening> {
  const { port, dataDir, clock } = options;
  const inbox = new Inbox(dataDir, clock);
  const server = createServer((request, response) => {
    answerTo(inbox, request, options)
      .catch(refusalOf)
      .then((answer) => send(request, response, answer))
      .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
      .finally(() => request.resume());
  });
  try {
    const { url, close } = await listen(server, port);
    return {
      url,
      close: async () => {
        await close();
        inbox.close();
      },
    };
  } catch (error) {
    inbox.close();
    throw error;
  }
}
