import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { findSites } from '#functions/api/site/list/find-sites.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';

export const listSites =
  (dependencies: SiteDependencies): UseCase<typeof site.list> =>
  ({ caller, query: { limit, ...question } }) =>
    findSites(dependencies, caller, question, { limit, skipsUnreadable: true });
