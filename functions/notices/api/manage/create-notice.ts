import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import { assertSaved, noticeChange } from '#functions/notices/api/manage/notice-change.ts';
import { imageIdOf, noticeImage, noticeRecord } from '#functions/notices/api/manage/notice-record.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { noticeView } from '#functions/notices/store/system-notice.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';

/** Stores a notification as one item that all receivers read. Nothing is written per receiver. */
export const createNotice =
  (dependencies: SystemNotiDependencies): UseCase<typeof systemNoti.create> =>
  async ({ caller, body }) => {
    const { notices, clock, ids } = dependencies;
    const image = await noticeImage(dependencies, caller.scope, imageIdOf(body), null);
    const now = clock();
    const created = noticeRecord(body, { id: ids.ulid(), image, before: undefined, now });
    assertSaved(await notices.create(created, await noticeChange(dependencies, caller, 'notice.create', [undefined, created])));
    return { notice: noticeView(created, now) };
  };
