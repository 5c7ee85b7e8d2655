import type { Write } from '#functions/platform/engine/table.ts';
import { eventKey } from '#functions/platform/keys/keys.ts';
import { EVENT_KEPT_DAYS } from '#shared/model/limits.ts';
import type { AccountEvent } from '#shared/model/notices/account-event.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

const DAY_SECONDS = 24 * 3_600;

/** The kinds of events that `addToEventWrite` groups. */
type GroupedKind = 'new-entries' | 'comment';

interface NewEvent extends Pick<AccountEvent, 'id' | 'at'> {
  accountId: string;
  /** The event's subject; kind, day and subject together identify the event. */
  subject: string;
}

const expiryOf = (at: string): number => Math.ceil(Date.parse(at) / 1_000) + EVENT_KEPT_DAYS * DAY_SECONDS;
const keyOf = ({ accountId, subject, kind, at }: NewEvent & { kind: string }) =>
  eventKey(accountId, { day: japaneseDay(new Date(at)), kind, subject });

/**
 * Returns the write of an event in the bell of an account, for the transaction or job that causes the event. Idempotent: a
 * repeated job passes the same `id`, `at` and `subject`.
 */
export const eventWrite = (event: NewEvent & Omit<AccountEvent, 'kind'> & { kind: Exclude<AccountEvent['kind'], GroupedKind> }): Write => {
  const { accountId: _, subject: __, ...stored } = event;
  return { put: { ...keyOf(event), entity: 'account-event', ...stored, expiresAt: expiryOf(event.at) } };
};

/** Returns the write that adds one to the event of a kind, site and day. Not idempotent: use it only in transactions that commit once. */
export const addToEventWrite = (event: Omit<NewEvent, 'subject'> & { kind: GroupedKind } & { siteId: string; name: string }): Write => {
  const { accountId, kind, id, at, siteId, name } = event;
  return {
    update: keyOf({ accountId, subject: siteId, kind, id, at }),
    set: { entity: 'account-event', id, kind, at, siteId, name, expiresAt: expiryOf(at) },
    add: { count: 1 },
  };
};
