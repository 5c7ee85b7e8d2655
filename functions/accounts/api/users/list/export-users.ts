import type { UserDependencies } from '#functions/accounts/api/users/dependencies.ts';
import { findUsers } from '#functions/accounts/services/find-users.ts';
import { USER_MESSAGES } from '#shared/messages/server-catalogues.ts';
import type { UserUseCase } from '#functions/accounts/api/users/user-use-case.ts';
import type { masterUser } from '#shared/api-contract/endpoints/user.ts';
import type { Language } from '#shared/model/language.ts';
import { CSV_PAGE_ROWS } from '#shared/model/limits.ts';
import type { UserSummary } from '#shared/model/accounts/user.ts';
import { atCell, dayCell, type TableColumns, tablePage } from '#shared/rules/text/table-page.ts';

/** Returns the columns by the key of their heading in the catalogues. `planNames`: plan names by plan id. */
const columnsIn = (language: Language, planNames: ReadonlyMap<string, string>) => {
  const { status, type, csv } = USER_MESSAGES[language];
  return {
    companyName: (user) => user.companyName,
    contactName: (user) => user.contactName,
    email: (user) => user.email,
    type: (user) => type[user.type],
    plan: ({ planId }) => (planId === null ? '' : (planNames.get(planId) ?? planId)),
    status: (user) => status[user.contractStatus],
    parent: (user) => user.parent.companyName,
    contractStart: (user) => dayCell(user.contractStart),
    contractEnd: (user) => dayCell(user.contractEnd),
    authority: (user) => csv[user.authority],
    createdAt: (user) => atCell(user.createdAt),
  } satisfies TableColumns<UserSummary>;
};

/**
 * Returns one page of the list as a table, of `CSV_PAGE_ROWS` users. Takes one database call more than the list, for the names of
 * the plans.
 */
export const exportUsers =
  (dependencies: UserDependencies): UserUseCase<typeof masterUser.export> =>
  async ({ caller, query: { language, format, ...filters } }) => {
    const [{ users, nextCursor }, plans] = await Promise.all([
      findUsers(dependencies, caller, filters, { limit: CSV_PAGE_ROWS }),
      dependencies.plans.list(),
    ]);
    const columns = columnsIn(language, new Map(plans.map(({ id, name }) => [id, name])));
    const isFirst = filters.cursor === undefined;
    return { ...tablePage(columns, USER_MESSAGES[language].csv, users, { isFirst, format }), nextCursor };
  };
