import * as z from 'zod';
import { AuditEntry } from '#shared/model/account/audit.ts';
import { ContractStatus } from '#shared/model/account/role.ts';
import { SiteStatus, SiteSummary } from '#shared/model/site/site.ts';
import { AccountTypeField, UserSummary } from '#shared/model/account/user.ts';

/** What the start page of a login shows (spec 2 "Summary"), of its own tree. */
export const Summary = z.object({
  sites: z.object({ byStatus: z.record(SiteStatus, z.int()), latest: z.array(SiteSummary) }),
  /** `null` for logins that see no users. */
  users: z
    .object({
      byType: z.partialRecord(AccountTypeField, z.record(ContractStatus, z.int())),
      latest: z.array(UserSummary),
    })
    .nullable(),
  /** Of an OEM. */
  licences: z.object({ grant: z.int(), used: z.int() }).nullable(),
  /** Of the account this login works in, where it has one. */
  contract: z
    .object({
      planName: z.string(),
      contractStart: z.string().nullable(),
      contractEnd: z.string().nullable(),
      sites: z.int(),
      maxSites: z.int().nullable(),
    })
    .nullable(),
  /** `null` for logins that may not read the audit log. */
  activity: z.array(AuditEntry).nullable(),
});
export type Summary = z.infer<typeof Summary>;
