import type { CardFailure, PaymentIntent } from '#infra/local/stripe/stripe-objects.ts';

interface ErrorFields {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';
  message: string;
  code?: string | undefined;
  decline_code?: string | undefined;
  param?: string | undefined;
  payment_intent?: unknown;
  payment_method?: unknown;
}

/** An error in the format of Stripe's API. */
export class StripeError extends Error {
  override name = 'StripeError';
  readonly status: number;
  readonly fields: ErrorFields;

  constructor(status: number, fields: ErrorFields) {
    super(fields.message);
    this.status = status;
    this.fields = fields;
  }
}

export const invalidRequest = (message: string, param?: string, code?: string): StripeError =>
  new StripeError(400, { type: 'invalid_request_error', message, param, code });

export const resourceMissing = (kind: string, id: string): StripeError =>
  new StripeError(404, { type: 'invalid_request_error', message: `No such ${kind}: '${id}'`, param: 'id', code: 'resource_missing' });

const DECLINE_MESSAGES: Readonly<Record<string, string>> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
};

/** Returns the failure of a card that the bank declined. */
export const cardFailure = (declineCode: string): CardFailure => ({
  type: 'card_error',
  code: ['expired_card', 'authentication_required'].includes(declineCode) ? declineCode : 'card_declined',
  ...(declineCode !== 'expired_card' && { decline_code: declineCode }),
  message: DECLINE_MESSAGES[declineCode] ?? 'Your card was declined.',
});

/** Returns the error of a declined payment, with the stored payment. */
export const declined = (failure: CardFailure, intent: PaymentIntent): StripeError =>
  new StripeError(402, { ...failure, payment_intent: intent });
