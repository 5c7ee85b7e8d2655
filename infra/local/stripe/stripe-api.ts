import { createHash } from 'node:crypto';
import { createCustomer, createSession, detachPaymentMethod } from '#infra/local/stripe/checkout.ts';
import { parseParameters, type Parameters, textOf, textsOf } from '#infra/local/stripe/form-parameters.ts';
import { cancelPaymentIntent, createPaymentIntent, createRefund, type StripeContext } from '#infra/local/stripe/payments.ts';
import { resourceMissing, StripeError } from '#infra/local/stripe/stripe-error.ts';
import type { ObjectKind } from '#infra/local/stripe/stripe-objects.ts';

export interface ApiRequest {
  method: string;
  /** The path, without the query. */
  path: string;
  query: string;
  body: string;
  idempotencyKey: string | undefined;
}

export interface ApiResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

/** How long Stripe keeps the answer of a request with an idempotency key, in milliseconds. */
const SAVED_MS = 24 * 3_600_000;
const LIST_MAX = 100;
const LIST_DEFAULT = 10;

/** The kinds of objects by the folder of their addresses. */
const KINDS = {
  customers: 'customer',
  payment_methods: 'payment_method',
  setup_intents: 'setup_intent',
  'checkout/sessions': 'checkout.session',
  payment_intents: 'payment_intent',
  charges: 'charge',
  refunds: 'refund',
  events: 'event',
} as const satisfies Record<string, ObjectKind>;
const isFolder = (folder: string): folder is keyof typeof KINDS => Object.hasOwn(KINDS, folder);

/** The attributes that hold the id of another object, and the kind of that object. */
const REFERENCES: Readonly<Record<string, ObjectKind>> = {
  customer: 'customer',
  payment_method: 'payment_method',
  setup_intent: 'setup_intent',
  latest_charge: 'charge',
  payment_intent: 'payment_intent',
};

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns an object in the format of responses, without internal attributes. */
function shown(object: unknown): Plain {
  const { behaviour: _behaviour, return_url: _returnUrl, ...rest } = isPlain(object) ? object : {};
  return rest;
}

/** Replaces ids along a path such as `setup_intent.payment_method` by the objects. */
function expand({ objects }: StripeContext, answer: Plain, path: readonly string[]): void {
  const [name, ...rest] = path;
  if (name === undefined) return;
  if (name === 'data' && Array.isArray(answer[name])) {
    for (const one of answer[name]) if (isPlain(one)) expand({ objects } as StripeContext, one, rest);
    return;
  }
  const kind = REFERENCES[name];
  const id = answer[name];
  const object = typeof id === 'string' && kind ? objects.find(kind, id) : undefined;
  if (object) answer[name] = shown(object);
  const inner = answer[name];
  if (isPlain(inner)) expand({ objects } as StripeContext, inner, rest);
}

function list(context: StripeContext, kind: ObjectKind, path: string, query: Parameters): Plain {
  const limit = Math.min(Number(textOf(query, 'limit') ?? LIST_DEFAULT), LIST_MAX);
  const filters = (['customer', 'payment_intent'] as const).flatMap((name) => {
    const value = textOf(query, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const since = Number(textsOf(query, 'created')['gte'] ?? 0);
  const after = textOf(query, 'starting_after');
  const all = context.objects
    .list(kind)
    .filter(
      (object) =>
        object.created >= since &&
        filters.every(([name, value]) => Object.entries(object).some(([key, one]) => key === name && one === value)),
    );
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return { object: 'list', url: path, has_more: all.length > start + limit, data: all.slice(start, start + limit).map(shown) };
}

function retrieve(context: StripeContext, kind: ObjectKind, id: string): unknown {
  const object = context.objects.find(kind, id);
  if (!object) throw resourceMissing(kind, id);
  return object;
}

const methodOf = (context: StripeContext, id: string) => {
  const method = context.objects.find('payment_method', id);
  if (!method) throw resourceMissing('payment_method', id);
  return method;
};

/** Carries out an operation. Throws `StripeError` to refuse. */
function operate(context: StripeContext, method: string, path: string, parameters: Parameters): unknown {
  const [, folder = '', id, action] = /^\/v1\/(checkout\/sessions|[a-z_]+)(?:\/([\w-]+))?(?:\/([a-z_]+))?$/.exec(path) ?? [];
  const unknown = new StripeError(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` });
  if (!isFolder(folder)) throw unknown;
  const operation = [method, folder, ...(action === undefined ? [] : [action])].join(' ');
  if (method === 'GET' && action === undefined)
    return id === undefined ? list(context, KINDS[folder], path, parameters) : retrieve(context, KINDS[folder], id);
  switch (id === undefined ? operation : `${operation} :id`) {
    case 'POST customers':
      return createCustomer(context, parameters);
    case 'POST checkout/sessions':
      return createSession(context, parameters);
    case 'POST payment_methods detach :id':
      return detachPaymentMethod(context, methodOf(context, id ?? ''));
    case 'POST payment_intents':
      return createPaymentIntent(context, parameters);
    case 'POST payment_intents cancel :id':
      return cancelPaymentIntent(context, id ?? '', parameters);
    case 'POST refunds':
      return createRefund(context, parameters);
    default:
      throw unknown;
  }
}

function answerOf(context: StripeContext, request: ApiRequest): { status: number; body: unknown } {
  const parameters = parseParameters(request.method === 'GET' ? request.query : request.body);
  try {
    const body = shown(operate(context, request.method, request.path, parameters));
    for (const path of Object.values(textsOf(parameters, 'expand'))) expand(context, body, path.split('.'));
    return { status: 200, body };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const { payment_intent: intent, ...fields } = error.fields;
    return { status: error.status, body: { error: { ...fields, ...(intent !== undefined && { payment_intent: shown(intent) }) } } };
  }
}

const REPLAYED = { 'idempotent-replayed': 'true' };

/**
 * Answers a request to the API. The effect of a request with an idempotency key is stored with its answer in one transaction: for a
 * day, a request with the same key and parameters gets the same answer; other parameters are refused. As at Stripe, refused input is
 * not stored. The caller commits.
 */
export function handleApiRequest(context: StripeContext, request: ApiRequest): ApiResponse {
  const { method, path, body, idempotencyKey: key } = request;
  if (method === 'GET' || key === undefined) return { ...answerOf(context, request), headers: {} };
  const fingerprint = createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
  const id = `key_${key}`;
  const saved = context.objects.find('saved_answer', id);
  const now = context.now().getTime();
  if (saved && saved.created * 1_000 > now - SAVED_MS) {
    if (saved.fingerprint === fingerprint) return { status: saved.status, body: saved.body, headers: REPLAYED };
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    return { status: 400, body: { error: { type: 'idempotency_error', message } }, headers: {} };
  }
  const answer = answerOf(context, request);
  if (answer.status !== 400 && answer.status !== 404)
    context.objects.put({
      id,
      object: 'saved_answer',
      created: Math.floor(now / 1_000),
      livemode: false,
      fingerprint,
      ...answer,
    });
  return { ...answer, headers: {} };
}
