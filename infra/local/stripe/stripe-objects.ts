import type { CardBehaviour } from '#infra/local/stripe/test-cards.ts';

export type Metadata = Readonly<Record<string, string>>;

interface Common {
  id: string;
  /** The time of creation, in seconds since 1970. */
  created: number;
  livemode: false;
}

export interface Customer extends Common {
  object: 'customer';
  name: string | null;
  email: string | null;
  metadata: Metadata;
}

export interface PaymentMethod extends Common {
  object: 'payment_method';
  type: 'card';
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number; country: string; funding: string };
  metadata: Metadata;
  /** The behaviour of the test card; responses omit it. */
  behaviour: CardBehaviour;
}

export interface CardFailure {
  type: 'card_error';
  code: string;
  decline_code?: string;
  message: string;
  payment_method?: unknown;
}

/** The required action of the customer on a page of Stripe. */
export interface NextAction {
  type: 'redirect_to_url' | 'use_stripe_sdk';
  redirect_to_url?: { url: string; return_url: string };
}

export interface SetupIntent extends Common {
  object: 'setup_intent';
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  customer: string;
  payment_method: string | null;
  usage: 'off_session';
  last_setup_error: CardFailure | null;
  metadata: Metadata;
}

export interface CheckoutSession extends Common {
  object: 'checkout.session';
  mode: 'setup';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'no_payment_required';
  customer: string;
  setup_intent: string;
  success_url: string;
  cancel_url: string | null;
  expires_at: number;
  locale: string | null;
  url: string | null;
  client_reference_id: string | null;
  metadata: Metadata;
}

export interface PaymentIntent extends Common {
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  status: 'requires_payment_method' | 'requires_confirmation' | 'requires_action' | 'processing' | 'succeeded' | 'canceled';
  customer: string | null;
  payment_method: string | null;
  description: string | null;
  client_secret: string;
  latest_charge: string | null;
  last_payment_error: CardFailure | null;
  next_action: NextAction | null;
  canceled_at: number | null;
  cancellation_reason: string | null;
  metadata: Metadata;
  return_url: string | null;
}

export interface Charge extends Common {
  object: 'charge';
  amount: number;
  amount_refunded: number;
  currency: string;
  paid: boolean;
  refunded: boolean;
  status: 'succeeded' | 'failed';
  customer: string | null;
  payment_intent: string;
  metadata: Metadata;
}

export interface Refund extends Common {
  object: 'refund';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
  status: 'succeeded' | 'failed';
  metadata: Metadata;
}

export interface StripeEvent extends Common {
  object: 'event';
  api_version: string;
  type: string;
  data: { object: unknown };
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
}

/** The stored response of a request with an idempotency key; not an object of the API. */
export interface SavedResponse extends Common {
  object: 'saved_answer';
  fingerprint: string;
  status: number;
  body: unknown;
}

export type StripeObject =
  | Customer
  | PaymentMethod
  | SetupIntent
  | CheckoutSession
  | PaymentIntent
  | Charge
  | Refund
  | StripeEvent
  | SavedResponse;

export type ObjectKind = StripeObject['object'];
export type ObjectOf<Kind extends ObjectKind> = Extract<StripeObject, { object: Kind }>;
