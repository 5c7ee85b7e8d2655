import { endUser } from '#shared/api-contract/endpoints/end-user.ts';
import { endUserUseCases } from '#functions/publishing/api/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { EndUserDependencies } from '#functions/publishing/api/dependencies.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { revisionStore } from '#functions/sites/store/revisions/revision-store.ts';
import { publicSiteStore } from '#functions/sites/store/public-site-store.ts';
import { popupCountStore } from '#functions/popups/store/popup-count-store.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: EndUserDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  sites: publicSiteStore(table),
  revisions: revisionStore(table),
  popupCounts: popupCountStore(table),
  media: mediaStore(table, systemClock),
}));
export const handler = serve(endUser, endUserUseCases(dependencies), dependencies);
