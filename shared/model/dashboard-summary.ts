import * as z from 'zod';
import { AuditEntry } from '#shared/model/audit/audit.ts';
import { ContractStatus } from '#shared/model/role.ts';
import { SiteStatus, SiteSummary } from '#shared/model/sites/site.ts';
import { AccountTypeField, UserSummary } from '#shared/model/accounts/user.ts';

/** The summary screen of a login, for its own tree. */
export const Summary = z.object({
  sites: z.object({ byStatus: z.record(SiteStatus, z.int()), latest: z.array(SiteSummary) }),
  /** The users in the tree; `null` for logins without access to users. */
  users: z
    .object({
      byType: z.partialRecord(AccountTypeField, z.record(ContractStatus, z.int())),
      latest: z.array(UserSummary),
    })
    .nullable(),
  /** Licences of an OEM; `null` for other accounts. */
  licences: z.object({ grant: z.int(), used: z.int() }).nullable(),
  /** Contract of the account that the login works in; `null` if the account has none. */
  contract: z
    .object({
      planName: z.string(),
      /** Whether the account is on its trial: `contractEnd` is the last day. */
      isTrial: z.boolean().default(false),
      contractStart: z.string().nullable(),
      contractEnd: z.string().nullable(),
      sites: z.int(),
      maxSites: z.int().nullable(),
    })
    .nullable(),
  /** Entries of the audit log; `null` for logins that may not read the log. */
  activity: z.array(AuditEntry).nullable(),
});
export type Summary = z.infer<typeof Summary>;
