import { type Parameters, textOf, textsOf } from '#infra/local/stripe/form-parameters.ts';
import { commonFields, type StripeContext } from '#infra/local/stripe/payments.ts';
import { cardFailure, invalidRequest } from '#infra/local/stripe/stripe-error.ts';
import type { CardFailure, CheckoutSession, Customer, PaymentMethod, SetupIntent } from '#infra/local/stripe/stripe-objects.ts';
import { brandOf, hasValidCheckDigit, testCard } from '#infra/local/stripe/test-cards.ts';

const SESSION_SECONDS = 24 * 3_600;

export function createCustomer(context: StripeContext, parameters: Parameters): Customer {
  const customer = context.objects.put<Customer>({
    ...commonFields(context, 'cus'),
    object: 'customer',
    name: textOf(parameters, 'name') ?? null,
    email: textOf(parameters, 'email') ?? null,
    metadata: textsOf(parameters, 'metadata'),
  });
  context.publish('customer.created', customer);
  return customer;
}

/** Answers `POST /v1/checkout/sessions` in the mode `setup`: creates a page on which the customer's card is saved. */
export function createSession(context: StripeContext, parameters: Parameters): CheckoutSession {
  if (textOf(parameters, 'mode') !== 'setup') throw invalidRequest('Only mode=setup is supported here.', 'mode');
  const customer = textOf(parameters, 'customer') ?? '';
  if (!context.objects.find('customer', customer)) throw invalidRequest(`No such customer: '${customer}'`, 'customer', 'resource_missing');
  const successUrl = textOf(parameters, 'success_url');
  if (successUrl === undefined || !URL.canParse(successUrl)) throw invalidRequest('Not a valid URL', 'success_url', 'url_invalid');
  const intent = context.objects.put<SetupIntent>({
    ...commonFields(context, 'seti'),
    object: 'setup_intent',
    status: 'requires_payment_method',
    customer,
    payment_method: null,
    usage: 'off_session',
    last_setup_error: null,
    metadata: {},
  });
  const common = commonFields(context, 'cs_test');
  return context.objects.put<CheckoutSession>({
    ...common,
    object: 'checkout.session',
    mode: 'setup',
    status: 'open',
    payment_status: 'no_payment_required',
    customer,
    setup_intent: intent.id,
    success_url: successUrl,
    cancel_url: textOf(parameters, 'cancel_url') ?? null,
    expires_at: common.created + SESSION_SECONDS,
    locale: textOf(parameters, 'locale') ?? null,
    url: `${context.pages}/c/pay/${common.id}`,
    client_reference_id: textOf(parameters, 'client_reference_id') ?? null,
    metadata: textsOf(parameters, 'metadata'),
  });
}

/** The card data that a customer enters. */
export interface CardInput {
  number: string;
  /** `MM / YY` */
  expiry: string;
  cvc: string;
}

type Entry = { failure: CardFailure } | { method: PaymentMethod };

const refusal = (code: string, message: string): Entry => ({ failure: { type: 'card_error', code, message } });

function readCard(context: StripeContext, typed: CardInput): Entry {
  const number = typed.number.replace(/[\s-]/g, '');
  const behaviour = testCard(number);
  if (!hasValidCheckDigit(number)) return refusal('incorrect_number', 'Your card number is invalid.');
  if (!behaviour)
    return refusal(
      'card_declined',
      'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    );
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2})\s*$/.exec(typed.expiry) ?? [];
  const [expMonth, expYear] = [Number(month), 2000 + Number(year)];
  if (month === '' || expMonth < 1 || expMonth > 12) return refusal('invalid_expiry_month', "Your card's expiration date is invalid.");
  // The clock of the pages may be ahead of the real one; a card is valid until its month has ended.
  if (Date.UTC(expYear, expMonth, 1) <= context.now().getTime())
    return refusal('invalid_expiry_year', "Your card's expiration year is in the past.");
  if (!/^\d{3,4}$/.test(typed.cvc.trim())) return refusal('incorrect_cvc', "Your card's security code is incorrect.");
  return {
    method: {
      ...commonFields(context, 'pm'),
      object: 'payment_method',
      type: 'card',
      customer: null,
      card: {
        brand: brandOf(number),
        last4: number.slice(-4),
        exp_month: expMonth,
        exp_year: expYear,
        country: 'JP',
        funding: 'credit',
      },
      metadata: {},
      behaviour,
    },
  };
}

const isOpen = (context: StripeContext, { status, expires_at: expiresAt }: CheckoutSession): boolean =>
  status === 'open' && expiresAt * 1_000 > context.now().getTime();

export const openSession = (context: StripeContext, id: string): CheckoutSession | undefined => {
  const session = context.objects.find('checkout.session', id);
  return session && isOpen(context, session) ? session : undefined;
};

function complete(context: StripeContext, session: CheckoutSession, intent: SetupIntent, method: PaymentMethod): CheckoutSession {
  const attached = context.objects.put<PaymentMethod>({ ...method, customer: session.customer });
  const succeeded = context.objects.put<SetupIntent>({
    ...intent,
    status: 'succeeded',
    payment_method: method.id,
    last_setup_error: null,
  });
  const completed = context.objects.put<CheckoutSession>({ ...session, status: 'complete', url: null });
  context.publish('payment_method.attached', attached);
  context.publish('setup_intent.succeeded', succeeded);
  context.publish('checkout.session.completed', completed);
  return completed;
}

const intentOf = (context: StripeContext, session: CheckoutSession): SetupIntent => {
  const intent = context.objects.find('setup_intent', session.setup_intent);
  if (!intent) throw new Error(`Session ${session.id} has no setup intent`);
  return intent;
};

/** Handles a card entered on the page of a session: saves it, requests authentication, or returns the failure. */
export function submitCard(
  context: StripeContext,
  session: CheckoutSession,
  typed: CardInput,
): CardFailure | 'authenticate' | CheckoutSession {
  const entry = readCard(context, typed);
  const intent = intentOf(context, session);
  if ('failure' in entry) return entry.failure;
  const { method } = entry;
  if (method.behaviour.setup !== null) {
    const failure = cardFailure(method.behaviour.setup);
    const failed = context.objects.put<SetupIntent>({ ...intent, last_setup_error: failure });
    context.publish('setup_intent.setup_failed', failed);
    return failure;
  }
  if (method.behaviour.authenticates === 'never') return complete(context, session, intent, method);
  context.objects.put(method);
  context.objects.put<SetupIntent>({ ...intent, status: 'requires_action', payment_method: method.id });
  return 'authenticate';
}

/** Applies the card holder's choice on the authentication page. Returns `undefined` if the page has expired. */
export function authenticateSetup(context: StripeContext, session: CheckoutSession, isAuthentic: boolean): CheckoutSession | undefined {
  const intent = intentOf(context, session);
  const method = context.objects.find('payment_method', intent.payment_method ?? '');
  if (intent.status !== 'requires_action' || !method) return undefined;
  if (isAuthentic) return complete(context, session, intent, method);
  const failed = context.objects.put<SetupIntent>({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    last_setup_error: {
      type: 'card_error',
      code: 'setup_intent_authentication_failure',
      message: 'The provided payment method has failed authentication.',
    },
  });
  context.publish('setup_intent.setup_failed', failed);
  return session;
}

export function detachPaymentMethod(context: StripeContext, method: PaymentMethod): PaymentMethod {
  if (method.customer === null)
    throw invalidRequest('The payment method you provided is not attached to a customer so detachment is impossible.');
  const detached = context.objects.put<PaymentMethod>({ ...method, customer: null });
  context.publish('payment_method.detached', detached);
  return detached;
}
