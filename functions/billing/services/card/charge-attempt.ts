import type { CardDependencies, CardMail } from '#functions/billing/services/card/card-dependencies.ts';
import type { ChargeOutcome } from '#functions/platform/gateways/card-gateway.ts';
import { newAuditEntry } from '#functions/audit/store/audit-entry.ts';
import type { Charge, ChargeAttempt, ChargeOrigin } from '#functions/billing/store/charge.ts';
import type { SettledAttempt } from '#functions/billing/store/charge-store.ts';
import type { Write } from '#functions/platform/engine/table.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import { newBillingEventsJobs } from '#functions/platform/job-list/new-job.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { nextChargeDay } from '#shared/rules/billing/charge-retries.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

/** Time limit for the authentication by the cardholder, in milliseconds. */
const AUTHENTICATION_MS = 3_600_000;

/** Returns the company that pays, as the subject of an audit entry. */
const payerSubject = ({ accountId, companyName }: Pick<Charge, 'accountId' | 'companyName'>): AuditEntry['subject'] => ({
  kind: 'account',
  id: accountId,
  name: companyName,
  ownerId: accountId,
});

interface NewAttempt {
  origin: ChargeOrigin;
  /** The login that starts the attempt; `null` if the product starts it. */
  actor: AuditEntry['actor'];
  returnUrl?: string;
}

/** Begins an attempt with the account's present card. Returns `undefined` if the charge or its payment has changed since it was read. */
export async function beginAttempt(
  dependencies: CardDependencies,
  charge: Charge,
  { origin, actor, returnUrl }: NewAttempt,
): Promise<Charge | undefined> {
  const { cards, charges, clock } = dependencies;
  const card = await cards.find(charge.accountId);
  const attempt = {
    origin,
    startedAt: clock().toISOString(),
    card: card?.saved ? { customerId: card.customerId, methodId: card.saved.methodId } : null,
    returnUrl: returnUrl ?? null,
  };
  const audit =
    actor &&
    newAuditEntry(dependencies, 'billing.charge', actor, payerSubject(charge), [{ field: 'invoice', from: null, to: charge.number }]);
  return charges.begin(charge, attempt, japaneseDay(clock()), { audit: audit ?? undefined, jobs: [] });
}

/** Returns the state of the payment after an attempt, and the day of the next automatic attempt. */
function settledOf(charge: Charge, outcome: ChargeOutcome, today: string): SettledAttempt {
  const { chargeId } = outcome;
  if (outcome.state === 'paid') return { state: 'PAID', chargeId, failure: null, retryOn: null };
  const failure = outcome.state === 'failed' ? outcome.failure : 'authentication-required';
  const { attempt, automatic, firstOn } = charge;
  const retryOn = attempt?.origin === 'automatic' ? nextChargeDay(firstOn ?? today, automatic, today) : charge.nextOn;
  return { state: 'FAILED', chargeId, failure, retryOn };
}

/** Whether the customer is notified of a failed attempt: not of one that it began itself, because the console shows the failure immediately. */
const isNotified = ({ attempt }: Charge, { failure }: SettledAttempt): boolean => failure !== null && attempt?.origin !== 'customer';

/** Returns the event of a failed attempt for the bell of the customer. */
function failureEvents({ ids, clock }: CardDependencies, charge: Charge, settled: SettledAttempt): Write[] {
  const { accountId, number, attempts } = charge;
  if (!isNotified(charge, settled)) return [];
  const subject = `${number}#${attempts}`;
  const at = clock().toISOString();
  return [eventWrite({ kind: 'card-failed', accountId, subject, id: ids.ulid(), at, siteId: null, name: number, count: 1 })];
}

/** Returns the e-mails about a failed attempt. */
function failureMails({ mailJob }: CardDependencies, charge: Charge, settled: SettledAttempt): Job[] {
  const { accountId, issuerId, number, companyName, amount: total, attempt } = charge;
  const { failure, retryOn } = settled;
  if (failure === null || !isNotified(charge, settled)) return [];
  const isGivenUp = attempt?.origin === 'automatic' && retryOn === null;
  const mails: CardMail[] = [{ template: 'card-failed', accountId, number, total, failure, retryOn }];
  if (isGivenUp) mails.push({ template: 'card-given-up', accountId: issuerId, companyName, number, total, failure });
  return mails.map(mailJob);
}

async function settle(dependencies: CardDependencies, charge: Charge, outcome: ChargeOutcome): Promise<void> {
  const { charges, clock } = dependencies;
  const settled = settledOf(charge, outcome, japaneseDay(clock()));
  const action = settled.state === 'PAID' ? 'billing.paid' : 'billing.failed';
  const audit = newAuditEntry(dependencies, action, null, payerSubject(charge), [
    { field: 'invoice', from: null, to: charge.number },
    { field: 'paymentState', from: 'PROCESSING', to: settled.state },
  ]);
  await charges.settle(charge, settled, {
    audit,
    jobs: failureMails(dependencies, charge, settled),
    jobsOf: (events) => newBillingEventsJobs(charge, events, clock()),
    events: failureEvents(dependencies, charge, settled),
  });
}

const isExpired = ({ startedAt }: ChargeAttempt, now: Date): boolean => Date.parse(startedAt) + AUTHENTICATION_MS <= now.getTime();

/** Sends the running attempt to Stripe, unless it was sent before. Returns `unknown` if another runner may be sending it. */
async function outcomeOf({ gateway, clock }: CardDependencies, charge: Charge, isNew: boolean): Promise<ChargeOutcome | 'unknown'> {
  const { accountId, issuerId, number, amount, attempts, attempt } = charge;
  if (!attempt?.card) return { state: 'failed', chargeId: null, failure: 'no-card' };
  const { card, returnUrl, origin } = attempt;
  const made = { accountId, number, attempt: attempts, ...card };
  const found = isNew ? undefined : await gateway.findCharge(made);
  if (found) return found;
  // Only the customer's own request sends a customer's attempt. That request may be about to send it.
  if (!isNew && origin === 'customer')
    return isExpired(attempt, clock()) ? { state: 'failed', chargeId: null, failure: 'error' } : 'unknown';
  return gateway.charge({ ...made, issuerId, amount, returnUrl });
}

/**
 * Carries out the running attempt of a charge and stores its outcome. Can be repeated at any time after any failure:
 *
 * 1. Unless the attempt has just begun (`isNew`), looks it up at Stripe, because Stripe's idempotency keys expire after a day.
 * 2. If it was not found, sends it with its own idempotency key, so that crashed or concurrent runners cause one charge.
 * 3. Stores the outcome on condition that the attempt is still the running one.
 *
 * Abandons an attempt that needs the cardholder's authentication: an automatic attempt immediately, a customer's attempt after an hour.
 */
export async function carryOutAttempt(
  dependencies: CardDependencies,
  charge: Charge,
  { isNew }: { isNew: boolean },
): Promise<ChargeOutcome | 'unknown'> {
  let outcome = await outcomeOf(dependencies, charge, isNew);
  if (outcome === 'unknown') return outcome;
  if (outcome.state === 'authentication') {
    const { attempt } = charge;
    if (attempt?.origin === 'customer' && !isExpired(attempt, dependencies.clock())) return outcome;
    outcome = await dependencies.gateway.abandon(outcome.chargeId);
  }
  if (outcome.state !== 'pending') await settle(dependencies, charge, outcome);
  return outcome;
}
