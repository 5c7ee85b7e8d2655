import type { UserDependencies } from '#functions/api/user/dependencies.ts';
import { findUsers } from '#functions/domain/account/find-users.ts';
import { USER_CSV_LABELS } from '#functions/api/user/list/user-csv-labels.ts';
import type { UserUseCase } from '#functions/api/user/user-use-case.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import type { UserSummary } from '#shared/model/account/user.ts';
import { csvRow } from '#functions/domain/csv.ts';
import { formatJapaneseTime } from '#shared/rules/time/japanese-day.ts';

type PlanNames = ReadonlyMap<string, string>;

/** The columns, in order: how each is named in the catalogues, and what it shows of an account. */
const columns = (language: Language, plans: PlanNames) => {
  const { status, type, csv } = USER_CSV_LABELS[language];
  return {
    companyName: (user) => user.companyName,
    contactName: (user) => user.contactName,
    email: (user) => user.email,
    type: (user) => type[user.type],
    plan: ({ planId }) => (planId === null ? '' : (plans.get(planId) ?? planId)),
    status: (user) => status[user.contractStatus],
    parent: (user) => user.parent.companyName,
    contractStart: (user) => user.contractStart ?? '',
    contractEnd: (user) => user.contractEnd ?? '',
    authority: (user) => csv[user.authority],
    createdAt: (user) => formatJapaneseTime(new Date(user.createdAt)),
  } satisfies Partial<Record<keyof typeof csv, (user: UserSummary) => string>>;
};

/** A piece of the list as CSV: a page of 500 rows, and one call for the plans' names. */
export const exportUsers =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.export> =>
  async ({ caller, query: { language, ...question } }) => {
    const [{ users, nextCursor }, plans] = await Promise.all([
      findUsers(dependencies, caller, question, CSV_PAGE_ROWS),
      dependencies.plans.list(),
    ]);
    const shown = columns(language, new Map(plans.map(({ id, name }) => [id, name])));
    const names = Object.keys(shown) as (keyof typeof shown)[];
    const heading = question.cursor === undefined ? [names.map((name) => USER_CSV_LABELS[language].csv[name])] : [];
    const rows = users.map((user) => names.map((name) => shown[name](user)));
    return { csv: [...heading, ...rows].map(csvRow).join(''), nextCursor };
  };
