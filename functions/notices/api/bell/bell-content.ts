import { AppError } from '#functions/platform/base/app-error.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import type { Caller } from '#functions/accounts/services/caller.ts';
import type { Bell } from '#functions/notices/store/bell-store.ts';
import type { AccountEvent } from '#shared/model/notices/account-event.ts';
import type { BellState } from '#shared/model/notices/bell.ts';
import { isAllowed } from '#shared/rules/accounts/policy.ts';
import { EVENT_ACTION, isInBell } from '#shared/rules/notices/event-channel.ts';
import {
  type CurrentNotice,
  isVisible,
  maintenanceBanners,
  type Reader,
  readerOf,
  visibleSince,
} from '#shared/rules/notices/notice-visibility.ts';
import { type Markable, unreadOf } from '#shared/rules/notices/read-marks.ts';

interface SeenNotice extends Markable {
  type: 'notice';
  notice: CurrentNotice;
}
interface SeenEvent extends Markable {
  type: 'event';
  event: AccountEvent;
}
export type SeenItem = SeenNotice | SeenEvent;

export interface BellContent {
  reader: Reader;
  /** All notifications and events that the login sees, newest first. */
  items: SeenItem[];
  marks: Bell['marks'];
  state: BellState;
}

/** Returns the current content of a login's bell. Makes two calls for any number of notifications, receivers and events. */
export async function readBell({ bells, clock }: Pick<SystemNotiDependencies, 'bells' | 'clock'>, caller: Caller): Promise<BellContent> {
  const { actor, workDepth, loginId, scope } = caller;
  const reader = readerOf(actor, workDepth);
  if (reader === undefined) throw new AppError('forbidden');
  const { current, events, channels, marks } = await bells.read({ loginId, accountId: scope.accountId });
  const now = clock();
  const visible = current.filter((notice) => isVisible(notice, reader, now));
  const notices = visible.map((notice): SeenNotice => ({
    type: 'notice',
    id: notice.id,
    since: visibleSince(notice, reader) ?? notice.startDate,
    notice,
  }));
  const eventItems = events
    .filter(({ kind }) => isInBell(channels[kind]) && isAllowed(actor, EVENT_ACTION[kind]))
    .map((event): SeenEvent => ({ type: 'event', id: event.id, since: event.at, event }));
  const items = [...notices, ...eventItems].toSorted((one, other) => Date.parse(other.since) - Date.parse(one.since));
  return { reader, items, marks, state: { unread: unreadOf(items, marks).length, banners: maintenanceBanners(visible, now) } };
}
