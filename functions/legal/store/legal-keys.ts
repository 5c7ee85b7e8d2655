import { accountPartition } from '#functions/platform/keys/keys.ts';
import type { Key } from '#functions/platform/keys/key.ts';

export const legalVersionsKey = (issuerId: string): Key => ({ pk: accountPartition(issuerId), sk: 'LEGAL' });
export const LEGAL_DRAFT_PREFIX = 'LEGAL_DRAFT#';
export const legalDraftKey = (issuerId: string, kind: string): Key => ({ pk: accountPartition(issuerId), sk: LEGAL_DRAFT_PREFIX + kind });
export const LEGAL_VERSION_PREFIX = 'LEGAL_VERSION#';
export const legalVersionKey = (issuerId: string, id: string): Key => ({ pk: accountPartition(issuerId), sk: LEGAL_VERSION_PREFIX + id });
export const AGREEMENT_PREFIX = 'AGREEMENT#';
export const agreementKey = (accountId: string, documentId: string): Key => ({
  pk: accountPartition(accountId),
  sk: AGREEMENT_PREFIX + documentId,
});
