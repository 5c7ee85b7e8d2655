import { systemNotiUseCases } from '#functions/notices/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import { systemNoti } from '#shared/api-contract/endpoints/system-noti.ts';
import type { SystemNotiDependencies } from '#functions/notices/api/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { readScopeCounts } from '#functions/platform/engine/scope-counts.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { bellStore } from '#functions/notices/store/bell-store.ts';
import { systemNoticeStore } from '#functions/notices/store/system-notice-store.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: SystemNotiDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  notices: systemNoticeStore(table),
  bells: bellStore(table),
  media: mediaStore(table, systemClock),
  countsOf: (scope) => readScopeCounts(table, scope),
}));
export const handler = serve(systemNoti, systemNotiUseCases(dependencies), dependencies);
