import { KNOWN_AUTHORITIES, KNOWN_INITIAL_FEES, KNOWN_LANGUAGES } from '#functions/accounts/services/imports/known-words.ts';
import type { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import { DEFAULT_LANGUAGE } from '#shared/model/language.ts';
import type { Plan } from '#shared/model/plans/plan.ts';
import { comparableWord, type ImportMeaning } from '#shared/rules/accounts/user-import/check-rows.ts';

/** Returns what the cells of an import mean. `now`: when its accounts are created. */
export const importMeaning = (
  { role, parentId, language }: Pick<StoredImport, 'role' | 'parentId' | 'language'>,
  offered: readonly Plan[],
  now: Date,
): ImportMeaning => ({
  role,
  parentId,
  language: language ?? DEFAULT_LANGUAGE,
  plans: new Map(offered.flatMap(({ id, name }) => [id, name].map((word): [string, string] => [comparableWord(word), id]))),
  authorities: KNOWN_AUTHORITIES,
  languages: KNOWN_LANGUAGES,
  initialFees: KNOWN_INITIAL_FEES,
  now,
});
