import * as z from 'zod';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { NUMBER_ATTEMPTS, NUMBER_BACKOFF_MS } from '#functions/billing/store/invoice-writes.ts';
import { CONFLICT, retryOnConflict } from '#functions/platform/base/retry-on-conflict.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { ConditionFailedError } from '#functions/platform/engine/table-error.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table } from '#functions/platform/engine/table.ts';
import type { Clock } from '#functions/platform/gateways/clock.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import {
  ESTIMATE_PREFIX,
  estimateKey,
  estimateLinkKey,
  estimateNumberKey,
  estimateRequestKey,
  invoicePartition,
} from '#functions/platform/keys/billing-keys.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import { Estimate } from '#shared/model/billing/estimate.ts';

/** The request that issued a quotation: the digest of its content, and the number of the quotation. */
const IssuedRequest = z.object({ contentDigest: z.string(), number: z.string() });
type IssuedRequest = z.infer<typeof IssuedRequest>;

const LastNumber = z.object({ last: z.number() });
const EstimateLink = z.object({ issuerId: z.string(), number: z.string(), until: z.string() });

/** How long the ids of requests are remembered, in seconds. */
const REQUEST_KEPT_SECONDS = 30 * 24 * 3_600;

/** A quotation before it has a number. */
export type EstimateDraft = Omit<Estimate, 'number'>;

interface EstimateIssue {
  requestId: string;
  contentDigest: string;
  draft: EstimateDraft;
  jobOf: (estimate: Estimate) => Job;
  auditOf: (estimate: Estimate) => AuditEntry;
}

/** What changes after the issue. */
type EstimateChange = Partial<Pick<Estimate, 'state' | 'sentAt' | 'decidedAt'>>;

export interface EstimateStore {
  find(issuerId: string, number: string): Promise<Estimate | undefined>;
  findRequest(issuerId: string, requestId: string): Promise<IssuedRequest | undefined>;
  /** Returns a page of quotations, newest first. `next`: the number after which the next page begins. */
  list(issuerId: string, page: { after: string | undefined; limit: number }): Promise<{ estimates: Estimate[]; next: string | null }>;
  /**
   * Issues a quotation with the next number, in one transaction with the end of the one that it replaces: a failed transaction uses no
   * number, so that numbers have no gaps. Returns the request that issued the quotation, or `undefined` if the replaced one is not open.
   */
  issue(issue: EstimateIssue): Promise<IssuedRequest | undefined>;
  /** Changes an open quotation, with jobs and an audit entry. Returns `false` if it is not open any more. */
  change(estimate: Estimate, change: EstimateChange, jobs: readonly Job[], audit: AuditEntry): Promise<boolean>;
  /** Returns the token of a new link to a quotation. `until`: the last instant at which it can be followed. */
  issueLink(link: { issuerId: string; number: string; until: Date }): Promise<string>;
  /** Returns the quotation of a link; `undefined` if the link is unknown or has expired. */
  findByLink(token: string): Promise<Estimate | undefined>;
}

const numberOf = (issuedOn: string, position: number): string => `Q${issuedOn.slice(0, 7)}-${String(position).padStart(6, '0')}`;

export function estimateStore(table: Table, ids: Ids, clock: Clock): EstimateStore {
  const find = (issuerId: string, number: string): Promise<Estimate | undefined> => table.get(estimateKey(issuerId, number), Estimate);
  const findRequest = (issuerId: string, requestId: string): Promise<IssuedRequest | undefined> =>
    table.get(estimateRequestKey(issuerId, requestId), IssuedRequest);

  async function issueOnce({
    requestId,
    contentDigest,
    draft,
    jobOf,
    auditOf,
  }: EstimateIssue): Promise<IssuedRequest | undefined | typeof CONFLICT> {
    const { issuerId, issuedOn, replaces } = draft;
    const counter = estimateNumberKey(issuerId, issuedOn.slice(0, 4));
    const last = (await table.get(counter, LastNumber))?.last ?? 0;
    const estimate: Estimate = { ...draft, number: numberOf(issuedOn, last + 1) };
    const issued = { contentDigest, number: estimate.number };
    const expiresAt = Math.floor(clock().getTime() / 1_000) + REQUEST_KEPT_SECONDS;
    try {
      await table.transact([
        { put: { ...estimateRequestKey(issuerId, requestId), entity: 'estimate-request', ...issued, expiresAt }, when: isAbsent() },
        { update: counter, set: { entity: 'estimate-number', last: last + 1 }, when: last === 0 ? isAbsent() : isEqual('last', last) },
        { put: { ...estimateKey(issuerId, estimate.number), entity: 'estimate', ...estimate }, when: isAbsent() },
        jobWrite(jobOf(estimate)),
        ...auditWrites(auditOf(estimate), [issuerId]),
        ...(replaces === null
          ? []
          : [
              {
                update: estimateKey(issuerId, replaces),
                set: { state: 'replaced', replacedBy: estimate.number },
                when: isEqual('state', 'open'),
              },
            ]),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
      const earlier = await findRequest(issuerId, requestId);
      if (earlier) return earlier;
      const replaced = replaces === null ? undefined : await find(issuerId, replaces);
      return replaces !== null && replaced?.state !== 'open' ? undefined : CONFLICT;
    }
    return issued;
  }

  return {
    find,
    findRequest,
    async list(issuerId, { after, limit }) {
      const { items, next } = await table.query(
        {
          pk: invoicePartition(issuerId),
          prefix: ESTIMATE_PREFIX,
          descending: true,
          limit,
          after: after === undefined ? undefined : estimateKey(issuerId, after),
        },
        Estimate,
      );
      return { estimates: items, next: next ? (items.at(-1)?.number ?? null) : null };
    },
    issue: (issue) => retryOnConflict(() => issueOnce(issue), { attempts: NUMBER_ATTEMPTS, backOffMs: NUMBER_BACKOFF_MS }),
    change: ({ issuerId, number }, change, jobs, audit) =>
      tryCommit(
        table.transact([
          { update: estimateKey(issuerId, number), set: change, when: isEqual('state', 'open') },
          ...jobs.map(jobWrite),
          ...auditWrites(audit, [issuerId]),
        ]),
      ),
    async issueLink({ until, ...link }) {
      const token = ids.secret();
      const expiresAt = Math.ceil(until.getTime() / 1_000);
      await table.put({ ...estimateLinkKey(token), entity: 'estimate-link', ...link, until: until.toISOString(), expiresAt });
      return token;
    },
    async findByLink(token) {
      const link = await table.get(estimateLinkKey(token), EstimateLink);
      return link && link.until > clock().toISOString() ? find(link.issuerId, link.number) : undefined;
    },
  };
}
