import { getChannels, setChannels } from '#functions/notices/api/bell/channels.ts';
import { getReceivedNotice } from '#functions/notices/api/bell/get-received-notice.ts';
import { markAsRead } from '#functions/notices/api/bell/mark-as-read.ts';
import { getBellState, getBell } from '#functions/notices/api/bell/get-bell.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import { createNotice } from '#functions/notices/api/manage/create-notice.ts';
import { getNotice } from '#functions/notices/api/manage/get-notice.ts';
import { getReceivers } from '#functions/notices/api/manage/get-receivers.ts';
import { listNotices } from '#functions/notices/api/manage/list-notices.ts';
import { removeNotice } from '#functions/notices/api/manage/remove-notice.ts';
import { updateNotice } from '#functions/notices/api/manage/update-notice.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';

/** The use cases of the endpoints for system notifications and the bell. */
export const systemNotiUseCases = (dependencies: SystemNotiDependencies): UseCases<typeof systemNoti> => ({
  show: getBell(dependencies),
  state: getBellState(dependencies),
  received: getReceivedNotice(dependencies),
  markAsRead: markAsRead(dependencies),
  channels: getChannels(dependencies),
  setChannels: setChannels(dependencies),
  receivers: getReceivers(dependencies),
  list: listNotices(dependencies),
  get: getNotice(dependencies),
  create: createNotice(dependencies),
  update: updateNotice(dependencies),
  remove: removeNotice(dependencies),
});
