import type { Clock } from '#functions/platform/gateways/clock.ts';
import { type ImportedChildren, importedChildrenWrites, undoneChildrenWrites } from '#functions/accounts/store/account-writes.ts';
import { planOfferedCheck } from '#functions/plans/store/plan-store.ts';
import { importUsedWrite } from '#functions/accounts/store/pending-import.ts';
import { auditWrites } from '#functions/audit/store/audit-writes.ts';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { DUE_ATTRIBUTES, dueAttributes, queryDueIds } from '#functions/platform/engine/due-index.ts';
import { allOf, isEqual, isNotEqual, isOneOf } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { jobWrite } from '#functions/platform/job-store/job-store.ts';
import type { Job } from '#functions/platform/job-store/job.ts';
import { userImportDueId, userImportKey, userImportOf, userImportsPartition } from '#functions/platform/keys/keys.ts';
import { eventWrite } from '#functions/notices/store/account-event-writes.ts';
import { StoredImport } from '#functions/accounts/store/imports/user-import.ts';
import type { AuditEntry } from '#shared/model/audit/audit.ts';
import type { ImportState } from '#shared/model/accounts/user-import.ts';

/** Minimum time between two pages of invitations of one import, in milliseconds. */
const INVITATION_PAUSE_MS = 60_000;

type ImportRef = Pick<StoredImport, 'ownerId' | 'id'>;

/** The notifications about the end of an import: the event in the bell, and the e-mail where the account wants one. */
interface Ending {
  at: Date;
  eventId: string;
  mail: Job;
}

/** The commit of an import, after which all its accounts exist. */
export interface ImportCommit extends Ending {
  children: ImportedChildren;
  planIds: readonly string[];
  audit: AuditEntry;
}

export interface UserImportStore {
  create(item: StoredImport): Promise<void>;
  find(ref: ImportRef): Promise<StoredImport | undefined>;
  /** Returns the imports of an account, newest first. */
  list(ownerId: string, limit: number): Promise<StoredImport[]>;
  /** The methods from here to `handOver` change an import. They return `false` if its state has changed since it was read. */
  confirm(item: StoredImport, set: Pick<StoredImport, 'format' | 'fields' | 'language' | 'confirmedAt'>, job: Job): Promise<boolean>;
  beginWriting(item: StoredImport, accounts: number): Promise<boolean>;
  /** Ends an import of which no account was written. */
  end(item: StoredImport, state: 'refused' | 'failed', faults: number, ending: Ending): Promise<boolean>;
  commit(item: StoredImport, commit: ImportCommit): Promise<boolean>;
  beginClearing(item: StoredImport, outcome: 'refused' | 'failed', faults: number): Promise<boolean>;
  /** Ends an import after all its accounts were removed. */
  endClearing(item: StoredImport, ending: Ending): Promise<boolean>;
  undo(item: StoredImport, undo: { children: ImportedChildren; audit: AuditEntry; job: Job }): Promise<boolean>;
  endUndo(item: StoredImport, at: Date): Promise<boolean>;
  /** Assigns an import to another job, after the former one has failed permanently. */
  handOver(item: StoredImport, job: Job): Promise<boolean>;
  /** Returns imports with invitations to request, most overdue first. */
  listInviting(limit: number): Promise<ImportRef[]>;
  /** Requests the invitations up to a position, in one transaction. Returns `false` if another run did so concurrently. */
  requestInvitations(item: StoredImport, upTo: number, jobs: readonly Job[]): Promise<boolean>;
}

/** The state of imports. Every step is one conditional write, so that a job that lost its lease cannot change it. */
export function userImportStore(table: Table, clock: Clock): UserImportStore {
  const find = (ref: ImportRef): Promise<StoredImport | undefined> => table.get(userImportKey(ref), StoredImport);
  const move = (item: StoredImport, state: ImportState, set: Partial<StoredImport> = {}): Write => ({
    update: userImportKey(item),
    set: { ...set, state },
    when: isEqual('state', item.state),
  });
  const transact = (...writes: Write[]): Promise<boolean> => tryCommit(table.transact(writes));
  const endWrites = (item: StoredImport, accounts: number, { at, eventId, mail }: Ending): Write[] => [
    eventWrite({
      accountId: item.ownerId,
      kind: 'import-finished',
      id: eventId,
      at: at.toISOString(),
      subject: item.id,
      siteId: null,
      name: item.fileName,
      count: accounts,
    }),
    jobWrite(mail),
  ];
  const nextInvitations = (item: StoredImport, at: Date) =>
    dueAttributes('import-invitations', new Date(at.getTime() + INVITATION_PAUSE_MS), userImportDueId(item));

  return {
    create: (item) => table.put({ ...userImportKey(item), entity: 'user-import', ...item }),
    find,
    async list(ownerId, limit) {
      const { items } = await table.query({ pk: userImportsPartition(ownerId), descending: true, limit }, StoredImport);
      return items;
    },
    confirm: (item, set, job) => transact(move(item, 'checking', { ...set, jobId: job.id }), jobWrite(job)),
    beginWriting: (item, accounts) => transact(move(item, 'writing', { accounts })),
    end: (item, state, faults, ending) =>
      transact(move(item, state, { faults, finishedAt: ending.at.toISOString() }), ...endWrites(item, 0, ending)),
    commit(item, { children, planIds, audit, ...ending }) {
      const { parent, count } = children;
      const { update, set, when } = {
        ...(move(item, 'done', { finishedAt: ending.at.toISOString() }) as Extract<Write, { update: unknown }>),
      };
      return transact(
        { update, set: { ...set, ...nextInvitations(item, ending.at) }, ...(when && { when }) },
        ...importedChildrenWrites(children),
        ...(parent.pendingImport ? [importUsedWrite(parent.pendingImport)] : []),
        ...planIds.map(planOfferedCheck),
        ...auditWrites(audit, parent.path),
        ...endWrites(item, count, ending),
      );
    },
    beginClearing: (item, outcome, faults) => transact(move(item, 'clearing', { outcome, faults })),
    endClearing: (item, ending) =>
      transact(move(item, item.outcome ?? 'failed', { finishedAt: ending.at.toISOString() }), ...endWrites(item, 0, ending)),
    undo: (item, { children, audit, job }) =>
      transact(
        {
          update: userImportKey(item),
          set: { state: 'undoing', jobId: job.id },
          remove: DUE_ATTRIBUTES,
          when: allOf(isEqual('state', 'done'), isNotEqual('isUsed', true)),
        },
        ...undoneChildrenWrites(children),
        ...auditWrites(audit, children.parent.path),
        jobWrite(job),
      ),
    endUndo: (item, at) => transact(move(item, 'undone', { finishedAt: at.toISOString() })),
    handOver: (item, job) => transact(move(item, item.state, { jobId: job.id }), jobWrite(job)),
    async listInviting(limit) {
      const ids = await queryDueIds(table, 'import-invitations', new Date(clock().getTime() + 1), limit);
      return ids.map(userImportOf);
    },
    requestInvitations(item, upTo, jobs) {
      const isLast = upTo >= item.accounts;
      return transact(
        {
          update: userImportKey(item),
          set: { invited: upTo, ...(!isLast && nextInvitations(item, clock())) },
          ...(isLast && { remove: DUE_ATTRIBUTES }),
          when: allOf(isOneOf('state', ['done']), isEqual('invited', item.invited)),
        },
        ...jobs.map(jobWrite),
      );
    },
  };
}
