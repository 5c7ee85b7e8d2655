import { AppError } from '#functions/app-error.ts';
import { readBell } from '#functions/api/system-noti/bell/bell-content.ts';
import { bellItem } from '#functions/api/system-noti/bell/show-bell.ts';
import type { SystemNotiDependencies } from '#functions/api/system-noti/dependencies.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';

/** A notification that the caller sees now; `not-found` for all others. */
export const getReceived =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.received> =>
  async ({ caller, params }) => {
    const { items, marks } = await readBell(dependencies, caller);
    const seen = items.find(({ type, id }) => type === 'notice' && id === params.id);
    const text = seen && (await dependencies.notices.find(seen.id));
    const item = seen && bellItem(seen, marks, text);
    if (item?.type !== 'notice') throw new AppError('not-found');
    return { notice: item };
  };
