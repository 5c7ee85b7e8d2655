import * as z from 'zod';
import { ContractStatus } from '#shared/model/role.ts';
import { AccountTypeField, UserSort } from '#shared/model/accounts/user.ts';
import { defineFilter, type FilterOf, sortFields, textField, valueField } from '#web/ui/list/list-filter.ts';

/** Filter and order of the user list; kept in the URL. */
export const userFilter = defineFilter({
  keyword: textField({ param: 'q' }),
  status: valueField(ContractStatus),
  type: valueField(AccountTypeField),
  plan: valueField(z.string()),
  ...sortFields(UserSort, 'created'),
});

export type UserFilter = FilterOf<typeof userFilter>;
