import * as z from 'zod';
import { tryCommit } from '#functions/platform/engine/conditional-write.ts';
import { isAbsent, isEqual } from '#functions/platform/engine/table-expression.ts';
import type { Table, Write } from '#functions/platform/engine/table.ts';
import { accountPartition } from '#functions/platform/keys/keys.ts';
import { AGREEMENT_PREFIX, agreementKey, legalDraftKey, legalVersionKey, legalVersionsKey } from '#functions/legal/store/legal-keys.ts';
import { Agreement, LEGAL_KINDS, LegalDocument, LegalDraft, LegalVersion } from '#shared/model/legal/legal-document.ts';

const StoredVersions = z.object({ versions: z.array(LegalVersion), revision: z.number() });
type StoredVersions = z.infer<typeof StoredVersions>;

const NONE: StoredVersions = { versions: [], revision: 0 };

/** Terms of use and privacy policies by issuer, and the agreements to them. Published versions cannot be updated or deleted. */
export interface LegalStore {
  /** Returns the published versions of each issuer, in the order of the ids. One call. */
  versionsOf(issuerIds: readonly string[]): Promise<LegalVersion[][]>;
  find(issuerId: string, id: string): Promise<LegalDocument | undefined>;
  /** Returns the drafts of an issuer, at most one of each kind. */
  draftsOf(issuerId: string): Promise<LegalDraft[]>;
  /** Stores a draft. Returns `false` if the stored draft is newer than the version that this one replaces. */
  saveDraft(issuerId: string, draft: LegalDraft): Promise<boolean>;
  /** Publishes a draft as a version, with other writes. Returns `false` if the draft or the versions have changed. */
  publish(draft: LegalDraft, document: LegalDocument, writes: readonly Write[]): Promise<boolean>;
  /** Returns the agreements of an account, newest first. */
  agreementsOf(accountId: string): Promise<Agreement[]>;
  /** Records agreements with other writes. Returns `false` if one of them is recorded already. */
  agree(accountId: string, agreements: readonly Agreement[], writes: readonly Write[]): Promise<boolean>;
}

/** Returns the writes of agreements. Each agreement is written once, so its time is that of the first write. */
export const agreementWrites = (accountId: string, agreements: readonly Agreement[]): Write[] =>
  agreements.map((agreement) => ({
    put: { ...agreementKey(accountId, agreement.id), entity: 'agreement', ...agreement },
    when: isAbsent(),
  }));

export function legalStore(table: Table): LegalStore {
  const storedVersions = async (issuerId: string): Promise<StoredVersions> =>
    (await table.get(legalVersionsKey(issuerId), StoredVersions)) ?? NONE;
  return {
    async versionsOf(issuerIds) {
      const found = await table.batchGet(issuerIds.map(legalVersionsKey), StoredVersions);
      return found.map((stored) => stored?.versions ?? []);
    },
    find: (issuerId, id) => table.get(legalVersionKey(issuerId, id), LegalDocument),
    async draftsOf(issuerId) {
      const drafts = await table.batchGet(
        LEGAL_KINDS.map((kind) => legalDraftKey(issuerId, kind)),
        LegalDraft,
      );
      return drafts.filter((draft) => draft !== undefined);
    },
    saveDraft: (issuerId, draft) =>
      tryCommit(
        table.transact([
          {
            put: { ...legalDraftKey(issuerId, draft.kind), entity: 'legal-draft', ...draft, version: draft.version + 1 },
            when: draft.version === 0 ? isAbsent() : isEqual('version', draft.version),
          },
        ]),
      ),
    async publish(draft, document, writes) {
      const { issuerId } = document;
      const { versions, revision } = await storedVersions(issuerId);
      const next: StoredVersions = { versions: [LegalVersion.parse(document), ...versions], revision: revision + 1 };
      return tryCommit(
        table.transact([
          { delete: legalDraftKey(issuerId, draft.kind), when: isEqual('version', draft.version) },
          { put: { ...legalVersionKey(issuerId, document.id), entity: 'legal-version', ...document }, when: isAbsent() },
          {
            put: { ...legalVersionsKey(issuerId), entity: 'legal-versions', ...next },
            when: revision === 0 ? isAbsent() : isEqual('revision', revision),
          },
          ...writes,
        ]),
      );
    },
    async agreementsOf(accountId) {
      const all = await table.queryAll({ pk: accountPartition(accountId), prefix: AGREEMENT_PREFIX }, Agreement);
      return all.toSorted((a, b) => b.at.localeCompare(a.at));
    },
    agree: (accountId, agreements, writes) => tryCommit(table.transact([...agreementWrites(accountId, agreements), ...writes])),
  };
}
