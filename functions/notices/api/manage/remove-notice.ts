import { AppError } from '#functions/platform/base/app-error.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import { assertSaved, noticeChange } from '#functions/notices/api/manage/notice-change.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
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
