import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Card, ChargeFailure } from '#shared/model/billing/card.ts';
import type { Language } from '#shared/model/language.ts';

/** A card that a customer saved at Stripe. */
export interface SavedCard {
  customerId: string;
  methodId: string;
  card: Card;
}

/** One attempt to charge a card for a payment. A repeated request contains the same values. */
export interface ChargeRequest {
  accountId: string;
  issuerId: string;
  /** Number of the invoice. */
  number: string;
  /** The number of this attempt at the payment, from 1. */
  attempt: number;
  /** Amount in yen. */
  amount: number;
  customerId: string;
  methodId: string;
  /** The URL that the holder returns to after authentication; `null`: the holder is not present. */
  returnUrl: string | null;
}

/** The outcome of an attempt. `authentication`: the holder has to authenticate at `url`. `pending`: the bank has not decided yet. */
export type ChargeOutcome =
  | { state: 'paid' | 'pending'; chargeId: string }
  | { state: 'authentication'; chargeId: string; url: string }
  | { state: 'failed'; chargeId: string | null; failure: ChargeFailure };

/** A refund of a charge. A repeated request contains the same values. */
interface RefundRequest {
  id: string;
  accountId: string;
  /** Number of the invoice. */
  number: string;
  chargeId: string;
  /** Amount in yen. */
  amount: number;
}

/** The outcome of a refund. `pending`: the bank has not decided yet. */
type RefundOutcome = 'succeeded' | 'pending' | 'failed';

/** A charge as Stripe lists it, with the product's metadata; `null` for missing values. */
export interface ListedCharge {
  id: string;
  accountId: string | null;
  issuerId: string | null;
  number: string | null;
  attempt: number;
  amount: number;
  isPaid: boolean;
  amountRefunded: number;
}

/** An event of Stripe that concerns the product. */
export type CardEvent = { id: string } & (
  | { about: 'charge'; accountId: string; number: string }
  | { about: 'refund'; accountId: string; number: string; refundId: string }
  | { about: 'checkout'; accountId: string; sessionId: string }
  | { about: 'other' }
);

/** Card payments through Stripe. No card number ever reaches the product: cards are typed at pages of Stripe. */
export interface CardGateway {
  /** Creates the customer of an account. Idempotent for a day: the same values return the same customer. */
  createCustomer(account: { id: string; companyName: string; email: string }): Promise<string>;
  /** Opens a page of Stripe on which a card is saved, and returns its URL. `{session}` in `successUrl` becomes the id of the session. */
  openCheckout(page: {
    accountId: string;
    customerId: string;
    language: Language;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ url: string }>;
  /** Returns the card that was saved in a session, or `undefined` if none was saved or it was removed since. */
  findSavedCard(sessionId: string): Promise<SavedCard | undefined>;
  /** Removes a card at Stripe. Idempotent. */
  forgetCard(methodId: string): Promise<void>;
  /** Sends an attempt. Idempotent for a day: the same attempt returns the same outcome. Throws if the outcome is unknown. */
  charge(request: ChargeRequest): Promise<ChargeOutcome>;
  /** Returns the outcome of an attempt that may have been sent, or `undefined` if it was not sent. */
  findCharge(request: Pick<ChargeRequest, 'customerId' | 'accountId' | 'number' | 'attempt'>): Promise<ChargeOutcome | undefined>;
  /** Cancels an attempt that waits for authentication. Returns its outcome, which may be `paid`. */
  abandon(chargeId: string): Promise<ChargeOutcome>;
  /** Sends a refund. Idempotent for a day: the same refund returns the same outcome. Throws if the outcome is unknown. */
  refund(request: RefundRequest): Promise<RefundOutcome>;
  /** Returns the outcome of a refund that may have been sent, or `undefined` if it was not sent. */
  findRefund(request: Pick<RefundRequest, 'id' | 'chargeId'>): Promise<RefundOutcome | undefined>;
  /** Returns the charges of the last `days` days before the newest one, newest first. */
  listCharges(days: number): AsyncIterable<ListedCharge>;
  /** Returns the event in a body, or `undefined` if the signature does not prove that Stripe sent it. */
  readEvent(body: string, signature: string): Promise<CardEvent | undefined>;
}

/** The metadata keys by which a charge is found. */
const METADATA = { accountId: 'account', issuerId: 'issuer', number: 'invoice', attempt: 'attempt', refundId: 'refund' } as const;

const FAILURES: Readonly<Record<string, ChargeFailure>> = {
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired-card',
  authentication_required: 'authentication-required',
  authentication_not_handled: 'authentication-required',
  payment_intent_authentication_failure: 'authentication-required',
};

const LOCALES = { jp: 'ja', en: 'en', cn: 'zh', kr: 'ko' } as const satisfies Record<Language, string>;

const failureOf = (error: { code?: string | undefined; decline_code?: string | undefined } | null | undefined): ChargeFailure =>
  FAILURES[error?.decline_code ?? ''] ?? FAILURES[error?.code ?? ''] ?? 'declined';

/** Returns the id of an object that may be expanded. */
const idOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : (reference?.id ?? undefined);

function outcomeOf(intent: Stripe.PaymentIntent): ChargeOutcome {
  const { id: chargeId, status, next_action: action, last_payment_error: error } = intent;
  if (status === 'succeeded') return { state: 'paid', chargeId };
  if (status === 'processing') return { state: 'pending', chargeId };
  const url = action?.redirect_to_url?.url;
  if (status === 'requires_action' && typeof url === 'string') return { state: 'authentication', chargeId, url };
  if (status === 'canceled' || status === 'requires_action') return { state: 'failed', chargeId, failure: 'authentication-required' };
  return { state: 'failed', chargeId, failure: error ? failureOf(error) : 'error' };
}

/** Returns the outcome of an attempt that Stripe rejected. Rethrows errors that leave the outcome unknown. */
function refusedOutcome(error: unknown): ChargeOutcome {
  if (error instanceof Stripe.errors.StripeCardError)
    return {
      state: 'failed',
      chargeId: error.payment_intent?.id ?? null,
      failure: failureOf({ code: error.code, decline_code: error.decline_code }),
    };
  // Stripe rejects such a request before it does anything, for example because the card was removed at Stripe. A conflict (409) with a
  // request in progress leaves the outcome of that request unknown.
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409)
    return { state: 'failed', chargeId: null, failure: 'error' };
  throw error;
}

function refundOutcomeOf({ status }: Stripe.Refund): RefundOutcome {
  if (status === 'failed' || status === 'canceled') return 'failed';
  return status === 'succeeded' ? 'succeeded' : 'pending';
}

function listedOf(intent: Stripe.PaymentIntent): ListedCharge {
  const { id, metadata, amount, status, latest_charge: charge } = intent;
  return {
    id,
    accountId: metadata[METADATA.accountId] ?? null,
    issuerId: metadata[METADATA.issuerId] ?? null,
    number: metadata[METADATA.number] ?? null,
    attempt: Number(metadata[METADATA.attempt] ?? 0),
    amount,
    isPaid: status === 'succeeded',
    amountRefunded: typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0,
  };
}

function eventOf(event: Stripe.Event): CardEvent {
  const { id } = event;
  if (event.type.startsWith('payment_intent.')) {
    const { metadata } = event.data.object as Stripe.PaymentIntent;
    const [accountId, number] = [metadata[METADATA.accountId], metadata[METADATA.number]];
    if (accountId !== undefined && number !== undefined) return { id, about: 'charge', accountId, number };
  }
  if (event.type.startsWith('refund.')) {
    const { metadata } = event.data.object as Stripe.Refund;
    const [accountId, number, refundId] = [metadata?.[METADATA.accountId], metadata?.[METADATA.number], metadata?.[METADATA.refundId]];
    if (accountId !== undefined && number !== undefined && refundId !== undefined)
      return { id, about: 'refund', accountId, number, refundId };
  }
  if (event.type === 'checkout.session.completed') {
    const { id: sessionId, client_reference_id: accountId } = event.data.object;
    if (accountId !== null) return { id, about: 'checkout', accountId, sessionId };
  }
  return { id, about: 'other' };
}

interface StripeAccess {
  secretKey: string;
  webhookSecret: string;
  /** Replaces the endpoint of Stripe's API. Set by the environment, as are the endpoints of the AWS SDK. */
  endpoint?: string | undefined;
}

function stripeClient({ secretKey, endpoint }: StripeAccess): Stripe {
  const url = endpoint === undefined ? undefined : new URL(endpoint);
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(url && { host: url.hostname, port: url.port, protocol: url.protocol === 'http:' ? 'http' : 'https' }),
  });
}

const DAY_SECONDS = 24 * 3_600;
const PAGE = 100;

/** Whether Stripe rejected the call because the object is gone or its state no longer allows it. */
const isGone = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Creates the card gateway of Stripe. `access` returns the current credentials, which may change. */
export function stripeGateway(access: () => StripeAccess): CardGateway {
  let client: { secretKey: string; stripe: Stripe } | undefined;
  const stripe = (): Stripe => {
    const present = access();
    if (client?.secretKey !== present.secretKey) client = { secretKey: present.secretKey, stripe: stripeClient(present) };
    return client.stripe;
  };

  return {
    async createCustomer({ id, companyName, email }) {
      const customer = { name: companyName, email, metadata: { [METADATA.accountId]: id } };
      const digest = createHash('sha256').update(JSON.stringify(customer)).digest('hex');
      const { id: customerId } = await stripe().customers.create(customer, { idempotencyKey: `customer-${digest}` });
      return customerId;
    },
    async openCheckout({ accountId, customerId, language, successUrl, cancelUrl }) {
      const { url } = await stripe().checkout.sessions.create({
        mode: 'setup',
        currency: 'jpy',
        allowed_payment_method_types: ['card'],
        customer: customerId,
        client_reference_id: accountId,
        locale: LOCALES[language],
        success_url: successUrl.replace('{session}', '{CHECKOUT_SESSION_ID}'),
        cancel_url: cancelUrl,
      });
      if (url === null) throw new Error('Stripe opened a session without a page');
      return { url };
    },
    async findSavedCard(sessionId) {
      const session = await stripe()
        .checkout.sessions.retrieve(sessionId, { expand: ['setup_intent.payment_method'] })
        .catch((error: unknown) => {
          if (isGone(error)) return undefined;
          throw error;
        });
      const intent = session?.setup_intent;
      if (!intent || typeof intent === 'string' || intent.status !== 'succeeded') return undefined;
      const method = intent.payment_method;
      if (!method || typeof method === 'string' || !method.card) return undefined;
      const customerId = idOf(session.customer);
      // A card that was removed or replaced since then does not belong to the customer.
      if (customerId === undefined || idOf(method.customer) !== customerId) return undefined;
      const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
      return { customerId, methodId: method.id, card: { brand, last4, expMonth, expYear } };
    },
    async forgetCard(methodId) {
      await stripe()
        .paymentMethods.detach(methodId)
        .catch((error: unknown) => {
          if (!isGone(error)) throw error;
        });
    },
    async charge({ accountId, issuerId, number, attempt, amount, customerId, methodId, returnUrl }) {
      try {
        const intent = await stripe().paymentIntents.create(
          {
            amount,
            currency: 'jpy',
            customer: customerId,
            payment_method: methodId,
            allowed_payment_method_types: ['card'],
            confirm: true,
            ...(returnUrl === null ? { off_session: true } : { return_url: returnUrl }),
            description: number,
            metadata: {
              [METADATA.accountId]: accountId,
              [METADATA.issuerId]: issuerId,
              [METADATA.number]: number,
              [METADATA.attempt]: String(attempt),
            },
          },
          { idempotencyKey: `charge-${accountId}-${number}-${attempt}` },
        );
        return outcomeOf(intent);
      } catch (error) {
        return refusedOutcome(error);
      }
    },
    async findCharge({ accountId, customerId, number, attempt }) {
      for await (const intent of stripe().paymentIntents.list({ customer: customerId, limit: PAGE })) {
        const { metadata } = intent;
        if (
          metadata[METADATA.accountId] === accountId &&
          metadata[METADATA.number] === number &&
          metadata[METADATA.attempt] === String(attempt)
        )
          return outcomeOf(intent);
      }
      return undefined;
    },
    async abandon(chargeId) {
      try {
        return outcomeOf(await stripe().paymentIntents.cancel(chargeId, { cancellation_reason: 'abandoned' }));
      } catch (error) {
        if (!isGone(error)) throw error;
        return outcomeOf(await stripe().paymentIntents.retrieve(chargeId));
      }
    },
    async refund({ id, accountId, number, chargeId, amount }) {
      const metadata = { [METADATA.accountId]: accountId, [METADATA.number]: number, [METADATA.refundId]: id };
      try {
        const refund = await stripe().refunds.create({ payment_intent: chargeId, amount, metadata }, { idempotencyKey: `refund-${id}` });
        return refundOutcomeOf(refund);
      } catch (error) {
        // A conflict (409) with a request in progress leaves the outcome of that request unknown.
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 409) return 'failed';
        throw error;
      }
    },
    async findRefund({ id, chargeId }) {
      for await (const refund of stripe().refunds.list({ payment_intent: chargeId, limit: PAGE }))
        if (refund.metadata?.[METADATA.refundId] === id) return refundOutcomeOf(refund);
      return undefined;
    },
    async *listCharges(days) {
      let newest: number | undefined;
      for await (const intent of stripe().paymentIntents.list({ limit: PAGE, expand: ['data.latest_charge'] })) {
        newest ??= intent.created;
        if (intent.created < newest - days * DAY_SECONDS) return;
        yield listedOf(intent);
      }
    },
    async readEvent(body, signature) {
      try {
        return eventOf(await stripe().webhooks.constructEventAsync(body, signature, access().webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) return undefined;
        throw error;
      }
    },
  };
}
