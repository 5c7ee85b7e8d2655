import type { CustomDomainDependencies } from '#functions/api/custom-domain/dependencies.ts';
import { findDomains } from '#functions/api/custom-domain/find-domains.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import { DOMAIN_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { customDomain } from '#shared/api-contract/endpoints/custom-domain.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import type { ListedDomain } from '#shared/model/site/custom-domain.ts';
import { type CsvColumns, csvPage } from '#shared/rules/text/csv.ts';
import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';

const minuteOf = (at: string | null): string => (at === null ? '' : formatJapaneseTime(new Date(at)));

/** Columns by the key of their heading in the catalogues. */
const columnsIn = (language: Language) =>
  ({
    name: ({ name }) => name,
    state: ({ state }) => DOMAIN_MESSAGES[language].state[state],
    site: ({ siteName }) => siteName,
    owner: ({ owner }) => owner.companyName,
    requestedAt: ({ requestedAt }) => minuteOf(requestedAt),
    certificate: ({ certificate }) => DOMAIN_MESSAGES[language].certificate[certificate],
    certificateEndsAt: ({ certificateEndsAt }) => minuteOf(certificateEndsAt),
    until: ({ until }) => minuteOf(until),
    checkedAt: ({ checkedAt }) => minuteOf(checkedAt),
  }) satisfies CsvColumns<ListedDomain>;

/** One page of the list as CSV, of `CSV_PAGE_ROWS` domains. */
export const exportDomains =
  (dependencies: CustomDomainDependencies): UseCase<typeof customDomain.export> =>
  async ({ caller: { scope }, query: { language, ...query } }) => {
    const { domains, nextCursor } = await findDomains(dependencies, scope, query, CSV_PAGE_ROWS);
    const isFirst = query.cursor === undefined;
    return { csv: csvPage(columnsIn(language), DOMAIN_MESSAGES[language].column, domains, { isFirst }), nextCursor };
  };
