import Stripe from 'stripe';
import { commonFields } from '#infra/local/stripe/payments.ts';
import type { ObjectLog } from '#infra/local/stripe/object-log.ts';
import type { StripeEvent } from '#infra/local/stripe/stripe-objects.ts';

export interface WebhookOptions {
  /** The target of events. Without it, events are only stored. */
  url?: string | undefined;
  secret: string;
  /** Pause before the first retry, in milliseconds; doubled each time up to an hour. */
  retryMs?: number;
}

/** Injected faults of deliveries. */
export interface DeliveryFaults {
  /** Number of next events that are never delivered. */
  drop: number;
  /** Number of next events that are delivered twice. */
  duplicate: number;
  /** Holds events back while `true`; then delivers them in reverse order. */
  hold: boolean;
}

const RETRY_MAX_MS = 3_600_000;
const TIMEOUT_MS = 30_000;
const SIGNATURE_PACKAGE = new Stripe('sk_test_signs_only').webhooks;

/**
 * Stores events and delivers them signed, each until a 2xx response. As at Stripe, they arrive at least once and in any
 * order.
 */
export class Webhooks {
  readonly #objects: ObjectLog;
  readonly #options: WebhookOptions;
  readonly #timers = new Set<NodeJS.Timeout>();
  #faults: DeliveryFaults = { drop: 0, duplicate: 0, hold: false };
  #held: StripeEvent[] = [];
  #pending: StripeEvent[] = [];
  #isClosed = false;

  constructor(objects: ObjectLog, options: WebhookOptions) {
    this.#objects = objects;
    this.#options = options;
  }

  /** Delivers the pending events of an earlier process. */
  resume(): void {
    for (const event of this.#objects.list('event').toReversed()) if (event.pending_webhooks > 0) void this.#deliver(event);
  }

  /** Adds an event to the running transaction; `flush` delivers it. */
  publish(type: string, object: unknown, now: Date, idempotencyKey: string | null): void {
    const event: StripeEvent = {
      ...commonFields({ now: () => now }, 'evt'),
      object: 'event',
      api_version: Stripe.API_VERSION,
      type,
      data: { object },
      pending_webhooks: this.#options.url === undefined ? 0 : 1,
      request: { id: null, idempotency_key: idempotencyKey },
    };
    this.#pending.push(this.#objects.put(event));
  }

  /** Delivers the events of the transaction that was committed. */
  flush(): void {
    const events = this.#pending;
    this.#pending = [];
    for (const event of events) this.#send(event);
  }

  /** Drops the events of a transaction that was rolled back. */
  discard(): void {
    this.#pending = [];
  }

  set faults(faults: Partial<DeliveryFaults>) {
    this.#faults = { ...this.#faults, ...faults };
    if (this.#faults.hold) return;
    const held = this.#held.toReversed();
    this.#held = [];
    for (const event of held) this.#send(event);
  }

  close(): void {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #send(event: StripeEvent): void {
    if (this.#options.url === undefined) return;
    if (this.#faults.hold) {
      this.#held.push(event);
      return;
    }
    if (this.#faults.drop > 0) {
      this.#faults.drop -= 1;
      this.#store(event, 0);
      return;
    }
    void this.#deliver(event);
    if (this.#faults.duplicate > 0) {
      this.#faults.duplicate -= 1;
      void this.#deliver(event);
    }
  }

  #store(event: StripeEvent, pending: number): void {
    this.#objects.put({ ...event, pending_webhooks: pending });
    this.#objects.commit();
  }

  async #deliver(event: StripeEvent, pauseMs = this.#options.retryMs ?? 1_000): Promise<void> {
    const { url = '', secret } = this.#options;
    const payload = JSON.stringify(event);
    const signature = await SIGNATURE_PACKAGE.generateTestHeaderStringAsync({ payload, secret });
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, 'user-agent': 'Stripe/1.0' };
    const answer = await fetch(url, { method: 'POST', headers, body: payload, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer().catch(() => undefined);
    if (this.#isClosed) return;
    if (answer?.ok) return this.#store(event, 0);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.#deliver(event, Math.min(pauseMs * 2, RETRY_MAX_MS));
    }, pauseMs);
    this.#timers.add(timer);
  }
}
