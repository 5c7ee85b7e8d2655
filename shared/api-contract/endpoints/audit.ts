import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { AuditAction, AuditEntry } from '#shared/model/audit/audit.ts';
import { ruleIssue, day, ulid } from '#shared/model/fields.ts';

/** The audit log. It is append-only: no endpoint writes, changes or removes an entry. */
export const audit = defineEndpointFamily({
  list: {
    method: 'GET',
    path: '/audit-log',
    summary: 'Audit log of the caller’s tree, newest first; with `accountId` that of one account, including the saves of its sites',
    access: { by: 'console', action: 'audit:read' },
    status: 200,
    query: z
      .strictObject({
        accountId: ulid().optional(),
        action: AuditAction.optional(),
        actorId: ulid().optional(),
        /** First and last day in Japanese time, both inclusive. */
        from: day().optional(),
        to: day().optional(),
        cursor: z.string().max(500).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, { path: ['to'], ...ruleIssue('end-before-start') }),
    response: z.object({ entries: z.array(AuditEntry), nextCursor: z.string().nullable() }),
  },
});
