import { readBell } from '#functions/notices/api/bell/bell-content.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import { markRead, unreadOf } from '#shared/rules/notices/read-marks.ts';

const BACK_OFF_MS = 20;

/**
 * Marks items of the caller's bell as read. Ignores unknown and invisible ids, so the answer does not reveal which ids exist.
 * Idempotent: each login is counted once per notification, even with several tabs.
 */
export const markAsRead =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.markAsRead> =>
  ({ caller, body: { noti_ids: ids } }) =>
    retryOnConflict(
      async () => {
        const { items, marks, reader, state } = await readBell(dependencies, caller);
        const { marks: next, newlyRead } = markRead(marks, items, ids ?? 'all');
        if (newlyRead.length === 0) return state;
        const noticeIds = newlyRead.flatMap(({ type, id }) => (type === 'notice' ? [id] : []));
        const isMarked = await dependencies.bells.mark(caller.loginId, marks, next, { noticeIds, reader });
        return isMarked ? { ...state, unread: unreadOf(items, next).length } : CONFLICT;
      },
      { backOffMs: BACK_OFF_MS },
    );
