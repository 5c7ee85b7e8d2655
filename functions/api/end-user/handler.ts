import { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import { endUserUseCases } from '#functions/api/end-user/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { EndUserDependencies } from '#functions/api/end-user/dependencies.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { revisionStore } from '#functions/store/revision/revision-store.ts';
import { publicSiteStore } from '#functions/store/site/public-site-store.ts';
import { popupCountStore } from '#functions/store/visitor/popup-count-store.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: EndUserDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  sites: publicSiteStore(table),
  revisions: revisionStore(table),
  popupCounts: popupCountStore(table),
  media: mediaStore(table, systemClock),
}));
export const handler = serve(endUser, endUserUseCases(dependencies), dependencies);
