import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen, type Listening } from '#infra/local/http/listen.ts';
import { BodyTooLarge, readBody } from '#infra/local/http/read-body.ts';
import { Inbox } from '#infra/local/mail/inbox.ts';
import { inboxLabels } from '#infra/local/mail/inbox-labels.ts';
import { listPage } from '#infra/local/mail/list-page.ts';
import { messagePage, missingPage } from '#infra/local/mail/message-page.ts';
import { CONTENT_POLICY } from '#infra/local/mail/page-frame.ts';
import { readSendEmail } from '#infra/local/mail/read-send-email.ts';
import { SesError } from '#infra/local/mail/ses-error.ts';

export interface MailOptions {
  /** 0: any free port. */
  port: number;
  /** Folder of the e-mails; created if it is missing. */
  dataDir: string;
}

/** SES accepts e-mails of 40 MB; base64 and JSON add to that. */
const BODY_MAX_BYTES = 56 * 2 ** 20;

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

async function sendEmail(inbox: Inbox, request: IncomingMessage): Promise<Answer> {
  const body = await readBody(request.iterator({ destroyOnReturn: false }), BODY_MAX_BYTES);
  const { id } = inbox.add(await readSendEmail(body.toString()));
  return json(200, { MessageId: id });
}

function message(inbox: Inbox, name: string, language: string | undefined): Answer {
  const labels = inboxLabels(language);
  const id = name.replace(/\.eml$/, '');
  const [mail, source] = [inbox.get(id), inbox.source(id)];
  if (!mail || (id !== name && !source)) return page(404, missingPage(labels));
  if (id !== name && source) return { status: 200, headers: { 'content-type': 'message/rfc822' }, body: source };
  return page(200, messagePage(mail, source !== undefined, labels));
}

async function answerTo(inbox: Inbox, request: IncomingMessage): Promise<Answer> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const path = (request.url ?? '').split('?')[0] ?? '';
  const language = request.headers['accept-language'];
  switch (`${method} ${path}`) {
    case 'POST /v2/email/outbound-emails':
      return sendEmail(inbox, request);
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
    default:
      if (method === 'GET' && path.startsWith('/messages/')) return message(inbox, path.slice('/messages/'.length), language);
      throw new SesError('UnknownOperationException', `${method} ${path} is not answered here; SendEmail and the inbox are.`);
  }
}

function refusalOf(error: unknown): Answer {
  if (error instanceof BodyTooLarge) return refusalOf(new SesError('BadRequestException', 'The mail is larger than 40 MB.'));
  if (error instanceof SesError) return json(error.status, { message: error.message }, { 'x-amzn-errortype': error.code });
  console.error('mail:', error);
  return json(500, { message: 'The mail server failed; see its output.' }, { 'x-amzn-errortype': 'InternalServiceErrorException' });
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body = '' }: Answer): void {
  const length = status === 204 ? {} : { 'content-length': Buffer.byteLength(body) };
  response.writeHead(status, { ...headers, ...length }).end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Starts an SES v2 endpoint that stores e-mails, and an inbox that shows them: pages at `/`, `GET /messages.json`,
 * `DELETE /messages`. Rejects with `EADDRINUSE` if the port is in use.
 */
export async function startMail({ port, dataDir }: MailOptions): Promise<Listening> {
  const inbox = new Inbox(dataDir);
  const server = createServer((request, response) => {
    answerTo(inbox, request)
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
