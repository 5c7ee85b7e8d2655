import { type BellContent, readBell, type SeenItem } from '#functions/notices/api/bell/bell-content.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { StoredNotice } from '#functions/notices/store/system-notice.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import type { BellItem, BellKind } from '#shared/model/notices/bell.ts';
import { isRead } from '#shared/rules/notices/read-marks.ts';

/** Returns the texts of the notifications among the items, by id. */
async function textsOf({ notices }: SystemNotiDependencies, items: readonly SeenItem[]): Promise<Map<string, StoredNotice>> {
  const ids = items.flatMap(({ type, id }) => (type === 'notice' ? [id] : []));
  const found = await notices.getAll(ids);
  return new Map(found.flatMap((notice) => (notice ? [[notice.id, notice]] : [])));
}

/** Returns an item as its reader sees it, or `undefined` if the notification was removed concurrently. */
export function bellItem(item: SeenItem, marks: BellContent['marks'], text: StoredNotice | undefined): BellItem | undefined {
  const shown = { since: item.since, isRead: isRead(item, marks) };
  if (item.type === 'event') return { type: 'event', ...shown, ...item.event };
  return text && { type: 'notice', ...shown, ...text };
}

const kindOf = (item: BellItem): BellKind => (item.type === 'event' ? 'event' : item.kind);

/** Returns the content of the caller's bell, unread items first. */
export const getBell =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.show> =>
  async ({ caller, query: { filter, kind } }) => {
    const { items, marks, state } = await readBell(dependencies, caller);
    const asked = filter === 'unread' ? items.filter((item) => !isRead(item, marks)) : items;
    const texts = await textsOf(dependencies, asked);
    const shown = asked
      .flatMap((item) => bellItem(item, marks, texts.get(item.id)) ?? [])
      .filter((item) => kind === undefined || kindOf(item) === kind);
    return { items: shown.toSorted((one, other) => Number(one.isRead) - Number(other.isRead)), ...state };
  };

export const getBellState =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.state> =>
  async ({ caller }) =>
    (await readBell(dependencies, caller)).state;
