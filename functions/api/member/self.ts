import type { LiveContentDependencies } from '#functions/api/end-user/dependencies.ts';
import { publishedSite } from '#functions/api/end-user/live-content.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { member } from '#shared/contract/member.ts';

export const getSelf =
  (dependencies: LiveContentDependencies): UseCase<typeof member.self> =>
  async ({ params: { siteId }, caller: { email } }) => {
    await publishedSite(dependencies, siteId);
    return { email };
  };
