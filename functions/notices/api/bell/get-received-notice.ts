import { AppError } from '#functions/platform/base/app-error.ts';
import { readBell } from '#functions/notices/api/bell/bell-content.ts';
import { bellItem } from '#functions/notices/api/bell/get-bell.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';

/** Returns a notification that the caller currently sees. Throws `not-found` for all others. */
export const getReceivedNotice =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.received> =>
  async ({ caller, params }) => {
    const { items, marks } = await readBell(dependencies, caller);
    const seen = items.find(({ type, id }) => type === 'notice' && id === params.id);
    const text = seen && (await dependencies.notices.find(seen.id));
    const item = seen && bellItem(seen, marks, text);
    if (item?.type !== 'notice') throw new AppError('not-found');
    return { notice: item };
  };
