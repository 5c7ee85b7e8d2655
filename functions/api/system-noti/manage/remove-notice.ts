import { AppError } from '#functions/app-error.ts';
import type { SystemNotiDependencies } from '#functions/api/system-noti/dependencies.ts';
import { assertSaved, noticeChange } from '#functions/api/system-noti/manage/notice-change.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';

export const removeNotice =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.remove> =>
  async ({ caller, params }) => {
    const before = await dependencies.notices.find(params.id);
    if (!before) throw new AppError('not-found');
    const change = await noticeChange(dependencies, caller, 'notice.remove', [before, undefined]);
    assertSaved(await dependencies.notices.remove(before, change));
    return null;
  };
