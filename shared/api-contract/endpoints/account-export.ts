import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { AccountExport } from '#shared/model/account-export/account-export.ts';
import { ulid } from '#shared/model/fields.ts';
import { Language } from '#shared/model/language.ts';

const AccountPath = z.strictObject({ accountId: ulid() });
const access = { by: 'console', action: 'account:export' } as const;

/** The data of an account and its sites as a ZIP file, for the account itself and for the operator. */
export const accountExport = defineEndpointFamily({
  latest: {
    method: 'GET',
    path: '/account/{accountId}/export',
    summary:
      'The latest export of an account, with a short-lived link once its file is written; `null` if there is none, or it was deleted',
    access,
    status: 200,
    params: AccountPath,
    response: z.object({ export: AccountExport.nullable() }),
  },
  start: {
    method: 'POST',
    path: '/account/{accountId}/export',
    summary: 'Export all data of an account and its sites in the background, unless that is under way; an e-mail tells when it is done',
    access,
    status: 202,
    params: AccountPath,
    body: z.strictObject({ language: Language }),
    response: z.object({ export: AccountExport }),
    errors: ['too-many-requests'],
  },
});
