import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { listen, type Listening } from '#infra/local/http/listen.ts';
import { readBody } from '#infra/local/http/read-body.ts';
import { authenticateSetup, submitCard, openSession } from '#infra/local/stripe/checkout.ts';
import { authenticationPage, checkoutPage, expiredPage, PAGE_POLICY } from '#infra/local/stripe/hosted-pages.ts';
import { ObjectLog } from '#infra/local/stripe/object-log.ts';
import { authenticatePayment, newId, type StripeContext } from '#infra/local/stripe/payments.ts';
import { handleApiRequest, type ApiRequest } from '#infra/local/stripe/stripe-api.ts';
import type { CheckoutSession } from '#infra/local/stripe/stripe-objects.ts';
import { type DeliveryFaults, Webhooks, type WebhookOptions } from '#infra/local/stripe/webhooks.ts';

/** An injected fault of a request to the API: either before the request is carried out, or in its response. */
export interface ApiFault {
  /** Method and path, such as `POST /v1/payment_intents`. */
  operation: string;
  how: 'refuse-connection' | 'lose-answer' | 'internal-error' | 'rate-limit';
}

export interface StripeOptions {
  /** The port; 0 for any free one. */
  port: number;
  dataDir: string;
  secretKey: string;
  /** The origin of the hosted pages in browsers; the server's by default. */
  pages?: string | undefined;
  webhooks: WebhookOptions;
  now?: () => Date;
}

export interface RunningStripe extends Listening {
  objects: ObjectLog;
  /** Makes the next requests fail, one per fault. */
  failNext: (...faults: ApiFault[]) => void;
  /** Sets the faults of event deliveries from now on. */
  deliver: (faults: Partial<DeliveryFaults>) => void;
}

const BODY_MAX_BYTES = 1_000_000;

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

const json = (status: number, value: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { ...headers, 'content-type': 'application/json', 'request-id': newId('req') },
  body: JSON.stringify(value),
});
const failure = (status: number, type: string, message: string): Answer => json(status, { error: { type, message } });
const page = (status: number, html: string): Answer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PAGE_POLICY, 'cache-control': 'no-store' },
  body: html,
});
const redirect = (location: string): Answer => ({ status: 303, headers: { location } });

const INJECTED: Readonly<Record<Exclude<ApiFault['how'], 'refuse-connection' | 'lose-answer'>, Answer>> = {
  'internal-error': failure(500, 'api_error', 'An unknown error occurred.'),
  'rate-limit': failure(429, 'rate_limit_error', 'Too many requests.'),
};

function isAuthorized({ headers }: IncomingMessage, secretKey: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${secretKey}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const successUrl = ({ success_url: url, id }: CheckoutSession): string => url.replace('{CHECKOUT_SESSION_ID}', id);

/** Answers for the page of a session: `GET` shows the page, `POST` submits the card. */
function checkout(context: StripeContext, method: string, id: string, form: URLSearchParams): Answer {
  const session = openSession(context, id);
  if (!session) return page(404, expiredPage());
  const { locale, cancel_url: cancelUrl } = session;
  if (method === 'GET') return page(200, checkoutPage(locale, cancelUrl, null));
  const typed = { number: form.get('number') ?? '', expiry: form.get('expiry') ?? '', cvc: form.get('cvc') ?? '' };
  const result = submitCard(context, session, typed);
  if (result === 'authenticate') return redirect(`/3ds/${id}`);
  return 'object' in result ? redirect(successUrl(result)) : page(200, checkoutPage(locale, cancelUrl, result.message));
}

/** Answers for the page on which a card's holder authenticates, for a session or a payment. */
function authenticate(context: StripeContext, method: string, id: string, form: URLSearchParams): Answer {
  const isAuthentic = form.get('outcome') === 'complete';
  const session = openSession(context, id);
  if (session) {
    if (method === 'GET') return page(200, authenticationPage(session.locale));
    const next = authenticateSetup(context, session, isAuthentic);
    return next?.status === 'complete' ? redirect(successUrl(next)) : redirect(`/c/pay/${id}`);
  }
  const intent = context.objects.find('payment_intent', id);
  if (intent?.status !== 'requires_action') return page(404, expiredPage());
  if (method === 'GET') return page(200, authenticationPage('ja'));
  const { status, return_url: returnUrl, client_secret: secret } = authenticatePayment(context, intent, isAuthentic);
  const url = new URL(returnUrl ?? context.pages);
  url.searchParams.set('payment_intent', id);
  url.searchParams.set('payment_intent_client_secret', secret);
  url.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed');
  return redirect(url.href);
}

/** Answers requests for the hosted pages; returns `undefined` for other addresses. */
function hostedPage(context: StripeContext, { method, path: address, body }: ApiRequest): Answer | undefined {
  const [, kind, id = ''] = /^\/(c\/pay|3ds)\/(\w+)$/.exec(address) ?? [];
  if (kind === undefined) return undefined;
  return (kind === '3ds' ? authenticate : checkout)(context, method, id, new URLSearchParams(body));
}

/** Answers a request in one transaction of the stored objects. */
function transact(objects: ObjectLog, webhooks: Webhooks, work: () => Answer): Answer {
  try {
    const answer = work();
    objects.commit();
    webhooks.flush();
    return answer;
  } catch (error) {
    objects.rollback();
    webhooks.discard();
    throw error;
  }
}

async function readRequest(request: IncomingMessage): Promise<ApiRequest> {
  const [address = '/', query = ''] = (request.url ?? '/').split('?');
  const key = request.headers['idempotency-key'];
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    path: address,
    query,
    body: (await readBody(request, BODY_MAX_BYTES)).toString(),
    idempotencyKey: typeof key === 'string' ? key : undefined,
  };
}

function send(response: ServerResponse, { status, headers, body = '' }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/**
 * Starts an endpoint with the parts of Stripe's API that the product uses, for Stripe's SDK, and the pages that Stripe hosts. Runs
 * requests in sequence.
 */
export async function startStripe({
  port,
  dataDir,
  secretKey,
  pages,
  webhooks: webhookOptions,
  now,
}: StripeOptions): Promise<RunningStripe> {
  const clock = now ?? (() => new Date());
  const objects = new ObjectLog(path.resolve(dataDir));
  const webhooks = new Webhooks(objects, webhookOptions);
  const faults: ApiFault[] = [];
  let origin = pages ?? '';

  const takeFault = ({ method, path: address }: ApiRequest): ApiFault['how'] | undefined => {
    const index = faults.findIndex(({ operation }) => operation === `${method} ${address}`);
    return index < 0 ? undefined : faults.splice(index, 1)[0]?.how;
  };
  const contextOf = (key: string | undefined): StripeContext => ({
    objects,
    now: clock,
    pages: origin,
    publish: (type, object) => webhooks.publish(type, object, clock(), key ?? null),
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const read = await readRequest(request);
    const context = contextOf(read.idempotencyKey);
    const hosted = (): Answer | undefined => hostedPage(context, read);
    if (!read.path.startsWith('/v1/')) {
      send(
        response,
        transact(objects, webhooks, () => hosted() ?? page(404, expiredPage())),
      );
      return;
    }
    if (!isAuthorized(request, secretKey)) {
      send(response, failure(401, 'invalid_request_error', 'Invalid API Key provided'));
      return;
    }
    const fault = takeFault(read);
    if (fault === 'refuse-connection') {
      response.destroy();
      return;
    }
    if (fault === 'internal-error' || fault === 'rate-limit') {
      send(response, INJECTED[fault]);
      return;
    }
    const answer = transact(objects, webhooks, () => {
      const { status, body, headers } = handleApiRequest(context, read);
      return json(status, body, headers);
    });
    if (fault === 'lose-answer') response.destroy();
    else send(response, answer);
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      console.error('stripe:', error);
      if (response.headersSent) response.destroy();
      else send(response, failure(500, 'api_error', 'The Stripe endpoint failed; see its output.'));
    });
  });
  const { url, close } = await listen(server, port);
  origin ||= url;
  webhooks.resume();
  return {
    url,
    objects,
    failNext: (...next) => void faults.push(...next),
    deliver: (next) => {
      webhooks.faults = next;
    },
    close: async () => {
      webhooks.close();
      await close();
    },
  };
}
