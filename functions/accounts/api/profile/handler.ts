import { profile } from '#shared/api-contract/endpoints/profile.ts';
import { profileUseCases } from '#functions/accounts/api/profile/use-cases.ts';
import { serve } from '#functions/platform/http/serve.ts';
import type { ProfileDependencies } from '#functions/accounts/api/profile/dependencies.ts';
import { readImageMaxMb } from '#functions/platform/base/environment.ts';
import { systemClock } from '#functions/platform/wiring/clock.ts';
import { planStore } from '#functions/plans/store/plan-store.ts';
import { mediaStore } from '#functions/media/store/media-store.ts';
import { mediaBucket } from '#functions/platform/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/platform/wiring/http.ts';

const { env } = process;
const dependencies: ProfileDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  plans: planStore(table),
  media: mediaStore(table, systemClock),
  files: mediaBucket(env),
  imageMaxMb: readImageMaxMb(env),
}));
export const handler = serve(profile, profileUseCases(dependencies), dependencies);
