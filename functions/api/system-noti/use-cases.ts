import { getChannels, setChannels } from '#functions/api/system-noti/bell/channels.ts';
import { getReceived } from '#functions/api/system-noti/bell/get-received.ts';
import { markAsRead } from '#functions/api/system-noti/bell/mark-as-read.ts';
import { getBellState, showBell } from '#functions/api/system-noti/bell/show-bell.ts';
import type { SystemNotiDependencies } from '#functions/api/system-noti/dependencies.ts';
import { createNotice } from '#functions/api/system-noti/manage/create-notice.ts';
import { getNotice } from '#functions/api/system-noti/manage/get-notice.ts';
import { getReceivers } from '#functions/api/system-noti/manage/get-receivers.ts';
import { listNotices } from '#functions/api/system-noti/manage/list-notices.ts';
import { removeNotice } from '#functions/api/system-noti/manage/remove-notice.ts';
import { updateNotice } from '#functions/api/system-noti/manage/update-notice.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';

/** System notifications and the bell: the use case of every endpoint of the family. */
export const systemNotiUseCases = (dependencies: SystemNotiDependencies): UseCases<typeof systemNoti> => ({
  show: showBell(dependencies),
  state: getBellState(dependencies),
  received: getReceived(dependencies),
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
