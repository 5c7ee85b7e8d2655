import { randomBytes } from 'node:crypto';
import { type Parameters, textOf, textsOf } from '#infra/local/stripe/form-parameters.ts';
import type { ObjectLog } from '#infra/local/stripe/object-log.ts';
import { cardFailure, declined, invalidRequest, resourceMissing, StripeError } from '#infra/local/stripe/stripe-error.ts';
import type { Charge, PaymentIntent, PaymentMethod, Refund } from '#infra/local/stripe/stripe-objects.ts';

/** The dependencies of the API's operations. */
export interface StripeContext {
  objects: ObjectLog;
  now: () => Date;
  /** The origin of the hosted pages. */
  pages: string;
  /** Publishes an event about an object, after the running transaction. */
  publish: (type: string, object: unknown) => void;
}

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

export const commonFields = (context: Pick<StripeContext, 'now'>, prefix: string) => ({
  id: newId(prefix),
  created: Math.floor(context.now().getTime() / 1_000),
  livemode: false as const,
});

/** Minimum amount of a payment in yen. */
const AMOUNT_MIN = 50;

function requireMethodOf({ objects }: StripeContext, customer: string | undefined, id: string): PaymentMethod {
  const method = objects.find('payment_method', id);
  if (!method) throw invalidRequest(`No such PaymentMethod: '${id}'`, 'payment_method', 'resource_missing');
  if (method.customer === null || method.customer !== customer)
    throw invalidRequest(`The customer does not have a payment method with the ID ${id}. The payment method must be attached to it.`);
  return method;
}

function succeed(context: StripeContext, intent: PaymentIntent): PaymentIntent {
  const charge: Charge = context.objects.put({
    ...commonFields(context, 'ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    paid: true,
    refunded: false,
    status: 'succeeded',
    customer: intent.customer,
    payment_intent: intent.id,
    metadata: intent.metadata,
  });
  const succeeded = context.objects.put<PaymentIntent>({
    ...intent,
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
  });
  context.publish('payment_intent.succeeded', succeeded);
  context.publish('charge.succeeded', charge);
  return succeeded;
}

function fail(context: StripeContext, intent: PaymentIntent, code: string): PaymentIntent {
  const failed = context.objects.put<PaymentIntent>({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: { ...cardFailure(code), payment_method: intent.payment_method },
  });
  context.publish('payment_intent.payment_failed', failed);
  return failed;
}

/** Charges the card of a payment, with the outcome that its bank returns. */
function chargeCard(context: StripeContext, intent: PaymentIntent, method: PaymentMethod): PaymentIntent {
  return method.behaviour.charge === null ? succeed(context, intent) : fail(context, intent, method.behaviour.charge);
}

function confirm(context: StripeContext, intent: PaymentIntent, method: PaymentMethod, isOffSession: boolean): PaymentIntent {
  const { authenticates } = method.behaviour;
  if (authenticates === 'never' || (authenticates === 'setup' && isOffSession)) return chargeCard(context, intent, method);
  if (isOffSession) return fail(context, intent, 'authentication_required');
  const waiting = context.objects.put<PaymentIntent>({
    ...intent,
    status: 'requires_action',
    next_action:
      intent.return_url === null
        ? { type: 'use_stripe_sdk' }
        : {
            type: 'redirect_to_url',
            redirect_to_url: { url: `${context.pages}/3ds/${intent.id}`, return_url: intent.return_url },
          },
  });
  context.publish('payment_intent.requires_action', waiting);
  return waiting;
}

/** Answers `POST /v1/payment_intents` with `confirm`, as the product uses it. Throws the card's failure with the stored payment. */
export function createPaymentIntent(context: StripeContext, parameters: Parameters): PaymentIntent {
  const amount = Number(textOf(parameters, 'amount'));
  const currency = textOf(parameters, 'currency');
  if (!Number.isInteger(amount)) throw invalidRequest('Invalid integer: amount', 'amount', 'parameter_invalid_integer');
  if (currency !== 'jpy') throw invalidRequest('Only jpy is supported here.', 'currency');
  if (amount < AMOUNT_MIN) throw invalidRequest('Amount must be at least ¥50 jpy', 'amount', 'amount_too_small');
  const customer = textOf(parameters, 'customer');
  if (customer !== undefined && !context.objects.find('customer', customer))
    throw invalidRequest(`No such customer: '${customer}'`, 'customer', 'resource_missing');
  const methodId = textOf(parameters, 'payment_method');
  const isConfirmed = textOf(parameters, 'confirm') === 'true';
  const isOffSession = textOf(parameters, 'off_session') === 'true';
  if (isOffSession && !isConfirmed) throw invalidRequest('off_session requires confirm=true.', 'off_session');
  if (isConfirmed && methodId === undefined) throw invalidRequest('You cannot confirm without a payment method.', 'payment_method');
  const method = methodId === undefined ? undefined : requireMethodOf(context, customer, methodId);
  const common = commonFields(context, 'pi');
  const intent = context.objects.put<PaymentIntent>({
    ...common,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    currency,
    status: methodId === undefined ? 'requires_payment_method' : 'requires_confirmation',
    customer: customer ?? null,
    payment_method: methodId ?? null,
    description: textOf(parameters, 'description') ?? null,
    client_secret: `${common.id}_secret_${randomBytes(12).toString('hex')}`,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
    canceled_at: null,
    cancellation_reason: null,
    metadata: textsOf(parameters, 'metadata'),
    return_url: textOf(parameters, 'return_url') ?? null,
  });
  context.publish('payment_intent.created', intent);
  if (!isConfirmed || !method) return intent;
  const confirmed = confirm(context, intent, method, isOffSession);
  if (confirmed.last_payment_error) throw declined(confirmed.last_payment_error, confirmed);
  return confirmed;
}

/** Applies the card holder's choice on the authentication page. */
export function authenticatePayment(context: StripeContext, intent: PaymentIntent, isAuthentic: boolean): PaymentIntent {
  const method = context.objects.find('payment_method', intent.payment_method ?? '');
  if (intent.status !== 'requires_action' || !method) return intent;
  if (isAuthentic) return chargeCard(context, intent, method);
  const failed = fail(context, intent, 'authentication_required');
  return context.objects.put<PaymentIntent>({
    ...failed,
    last_payment_error: {
      type: 'card_error',
      code: 'payment_intent_authentication_failure',
      message: 'The provided payment method has failed authentication.',
    },
  });
}

export function cancelPaymentIntent(context: StripeContext, id: string, parameters: Parameters): PaymentIntent {
  const intent = context.objects.find('payment_intent', id);
  if (!intent) throw resourceMissing('payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw new StripeError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message: `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      payment_intent: intent,
    });
  const canceled = context.objects.put<PaymentIntent>({
    ...intent,
    status: 'canceled',
    next_action: null,
    canceled_at: Math.floor(context.now().getTime() / 1_000),
    cancellation_reason: textOf(parameters, 'cancellation_reason') ?? null,
  });
  context.publish('payment_intent.canceled', canceled);
  return canceled;
}

/** Takes a refund back whose bank refuses it later: the answer to its request says that it has succeeded. */
function failRefund(context: StripeContext, refund: Refund, charged: Charge): void {
  const failed = context.objects.put<Refund>({ ...refund, status: 'failed' });
  context.objects.put<Charge>({ ...charged, amount_refunded: charged.amount_refunded - refund.amount, refunded: false });
  context.publish('refund.failed', failed);
}

/** Answers `POST /v1/refunds` of a whole payment or a part of it. */
export function createRefund(context: StripeContext, parameters: Parameters): Refund {
  const intent = context.objects.find('payment_intent', textOf(parameters, 'payment_intent') ?? '');
  const charged = intent && context.objects.find('charge', intent.latest_charge ?? '');
  if (!charged) throw invalidRequest('This PaymentIntent does not have a successful charge to refund.', 'payment_intent');
  const remaining = charged.amount - charged.amount_refunded;
  const amount = Number(textOf(parameters, 'amount') ?? remaining);
  if (remaining === 0) throw invalidRequest(`Charge ${charged.id} has already been refunded.`, undefined, 'charge_already_refunded');
  if (!Number.isInteger(amount) || amount <= 0 || amount > remaining)
    throw invalidRequest(`Refund amount is greater than unrefunded amount on charge (¥${remaining})`, 'amount');
  const refunded = context.objects.put<Charge>({
    ...charged,
    amount_refunded: charged.amount_refunded + amount,
    refunded: amount === remaining,
  });
  const refund = context.objects.put<Refund>({
    ...commonFields(context, 're'),
    object: 'refund',
    amount,
    currency: charged.currency,
    charge: charged.id,
    payment_intent: charged.payment_intent,
    status: 'succeeded',
    metadata: textsOf(parameters, 'metadata'),
  });
  context.publish('charge.refunded', refunded);
  context.publish('refund.created', refund);
  const method = context.objects.find('payment_method', intent.payment_method ?? '');
  if (method?.behaviour.failsRefunds) failRefund(context, refund, refunded);
  return refund;
}
