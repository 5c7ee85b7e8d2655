import type { SiteDependencies } from '#functions/api/site/dependencies.ts';
import { findSites } from '#functions/api/site/list/find-sites.ts';
import { SITE_CSV_LABELS } from '#functions/api/site/list/site-csv-labels.ts';
import type { UseCase } from '#functions/http/use-case.ts';
import type { site } from '#shared/api-contract/endpoints/site.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import type { ListedSite } from '#shared/model/site/site.ts';
import { csvRow } from '#functions/domain/csv.ts';
import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';

const minute = (at: string | null): string => (at === null ? '' : formatJapaneseTime(new Date(at)));

/** The columns, in order: how each is named in the catalogues, and what it shows of a site. */
const columns = (language: Language) => {
  const { status, field } = SITE_CSV_LABELS[language];
  return {
    name: ({ name }) => name,
    status: (site) => status[site.status],
    owner: ({ owner }) => owner.companyName,
    url: ({ url }) => url,
    rows: ({ numberHorizontal }) => String(numberHorizontal),
    columns: ({ numberVertical }) => String(numberVertical),
    createdAt: ({ createdAt }) => minute(createdAt),
    editedAt: (site) => minute(site.editedAt),
    publishedAt: ({ publishedAt }) => minute(publishedAt),
  } satisfies Partial<Record<keyof typeof field, (site: ListedSite) => string>>;
};

/** A piece of the list as CSV: a page of 500 rows. */
export const exportSites =
  (dependencies: SiteDependencies): UseCase<typeof site.export> =>
  async ({ caller, query: { language, ...question } }) => {
    const { sites, nextCursor } = await findSites(dependencies, caller, question, CSV_PAGE_ROWS);
    const shown = columns(language);
    const names = Object.keys(shown) as (keyof typeof shown)[];
    const heading = question.cursor === undefined ? [names.map((name) => SITE_CSV_LABELS[language].field[name])] : [];
    const rows = sites.map((found) => names.map((name) => shown[name](found)));
    return { csv: [...heading, ...rows].map(csvRow).join(''), nextCursor };
  };
