import { AppError } from '#functions/platform/base/app-error.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import { assertSaved, noticeChange } from '#functions/notices/api/manage/notice-change.ts';
import { imageIdOf, noticeImage, noticeRecord } from '#functions/notices/api/manage/notice-record.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { noticeView } from '#functions/notices/store/system-notice.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';

export const updateNotice =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.update> =>
  async ({ caller, params, body: { version, ...input } }) => {
    const { notices, clock } = dependencies;
    const before = await notices.find(params.id);
    if (!before) throw new AppError('not-found');
    if (version !== undefined && before.version !== version) throw new AppError('version-conflict');
    const image = await noticeImage(dependencies, caller.scope, imageIdOf(input), before.image);
    const now = clock();
    const after = noticeRecord(input, { id: before.id, image, before, now });
    assertSaved(await notices.replace(before, after, await noticeChange(dependencies, caller, 'notice.update', [before, after])));
    return { notice: noticeView(after, now) };
  };
