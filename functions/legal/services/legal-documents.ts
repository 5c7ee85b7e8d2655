import type { Account } from '#functions/accounts/store/account.ts';
import type { LegalStore } from '#functions/legal/store/legal-store.ts';
import type { Agreement, LegalVersion } from '#shared/model/legal/legal-document.ts';
import { agreesToDocuments, documentsInForce } from '#shared/rules/legal/legal-version.ts';
import { japaneseDay } from '#shared/rules/time/japanese-day.ts';

type Store = Pick<LegalStore, 'versionsOf'>;

/**
 * Returns the issuers of an account's documents, nearest first: the account directly below the operator, unless it is this account; then
 * the operator.
 */
const issuersOf = ({ id, path }: Pick<Account, 'id' | 'path'>): string[] =>
  path
    .slice(0, 2)
    .toReversed()
    .filter((issuer) => issuer !== id);

/** Returns for each kind the document in force of the first issuer that has one. One database call. */
export async function findDocumentsInForce(legal: Store, issuers: readonly string[], now: Date): Promise<LegalVersion[]> {
  return documentsInForce(await legal.versionsOf(issuers), japaneseDay(now));
}

/** Returns the documents to which an account must have agreed; none for accounts without a contract. */
export const requiredDocuments = async (legal: Store, account: Pick<Account, 'id' | 'path' | 'role'>, now: Date): Promise<LegalVersion[]> =>
  agreesToDocuments(account.role) ? findDocumentsInForce(legal, issuersOf(account), now) : [];

/** Returns agreements to these versions. `by`: the person's name. */
export const newAgreements = (versions: readonly LegalVersion[], by: string, now: Date): Agreement[] =>
  versions.map(({ id, kind, issuerId, issuerName, effectiveDate }) => ({
    id,
    kind,
    issuerId,
    issuerName,
    effectiveDate,
    at: now.toISOString(),
    by,
  }));
