import { systemNotiUseCases } from '#functions/api/system-noti/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import type { SystemNotiDependencies } from '#functions/api/system-noti/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { readScopeCounts } from '#functions/store/engine/scope-counts.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { bellStore } from '#functions/store/notice/bell-store.ts';
import { systemNoticeStore } from '#functions/store/notice/system-notice-store.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: SystemNotiDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  notices: systemNoticeStore(table),
  bells: bellStore(table),
  media: mediaStore(table, systemClock),
  countsOf: (scope) => readScopeCounts(table, scope),
}));
export const handler = serve(systemNoti, systemNotiUseCases(dependencies), dependencies);
