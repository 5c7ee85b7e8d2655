import type { CustomDomainDependencies } from '#functions/domains/api/dependencies.ts';
import { findDomains } from '#functions/domains/api/find-domains.ts';
import type { UseCase } from '#functions/platform/http/use-case.ts';
import { DOMAIN_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import type { ListedDomain } from '#shared/model/domains/custom-domain.ts';
import { atCell, type TableColumns, tablePage } from '#shared/rules/text/table-page.ts';

/** Returns the columns by the key of their heading in the catalogues. */
const columnsIn = (language: Language) =>
  ({
    name: ({ name }) => name,
    state: ({ state }) => DOMAIN_MESSAGES[language].state[state],
    site: ({ siteName }) => siteName,
    owner: ({ owner }) => owner.companyName,
    requestedAt: ({ requestedAt }) => atCell(requestedAt),
    certificate: ({ certificate }) => DOMAIN_MESSAGES[language].certificate[certificate],
    certificateEndsAt: ({ certificateEndsAt }) => atCell(certificateEndsAt),
    until: ({ until }) => atCell(until),
    checkedAt: ({ checkedAt }) => atCell(checkedAt),
  }) satisfies TableColumns<ListedDomain>;

/** Returns one page of the list as a table, of `CSV_PAGE_ROWS` domains. */
export const exportDomains =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.export> =>
  async ({ caller: { scope }, query: { language, format, ...query } }) => {
    const { domains, nextCursor } = await findDomains(dependencies, scope, query, CSV_PAGE_ROWS);
    const isFirst = query.cursor === undefined;
    return { ...tablePage(columnsIn(language), DOMAIN_MESSAGES[language].column, domains, { isFirst, format }), nextCursor };
  };
