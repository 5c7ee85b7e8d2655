import { profile } from '#shared/api-contract/endpoints/profile.ts';
import { profileUseCases } from '#functions/api/profile/use-cases.ts';
import { serve } from '#functions/http/serve.ts';
import type { ProfileDependencies } from '#functions/api/profile/dependencies.ts';
import { readImageMaxMb } from '#functions/environment.ts';
import { systemClock } from '#functions/wiring/clock.ts';
import { planStore } from '#functions/store/account/plan-store.ts';
import { mediaStore } from '#functions/store/media/media-store.ts';
import { mediaBucket } from '#functions/wiring/base.ts';
import { type HttpDependencies, withHttp } from '#functions/wiring/http.ts';

const { env } = process;
const dependencies: ProfileDependencies & HttpDependencies = withHttp(env, ({ table }) => ({
  plans: planStore(table),
  media: mediaStore(table, systemClock),
  files: mediaBucket(env),
  imageMaxMb: readImageMaxMb(env),
}));
export const handler = serve(profile, profileUseCases(dependencies), dependencies);
