import type { LiveDependencies } from '#functions/api/end-user/dependencies.ts';
import { siteOnAir } from '#functions/api/end-user/live-content.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { member } from '#shared/contract/member.ts';

export const self =
  (dependencies: LiveDependencies): UseCase<typeof member.self> =>
  async ({ params: { siteId }, caller: { email } }) => {
    await siteOnAir(dependencies, siteId);
    return { email };
  };
