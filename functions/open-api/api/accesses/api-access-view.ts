import { markedName } from '#functions/platform/base/marked-name.ts';
import { formerSecretOf, type StoredApiAccess, type StoredProof } from '#functions/open-api/store/accesses/api-access.ts';
import type { ApiAccess, ApiProof } from '#shared/model/open-api/api-access.ts';

function proofView(proof: StoredProof, now: Date): ApiProof {
  if (proof.kind === 'addresses') return { kind: 'addresses', addresses: proof.addresses };
  const former = formerSecretOf(proof);
  const isValid = former !== null && Date.parse(former.until) > now.getTime();
  return { kind: proof.kind, hint: proof.current.hint, former: isValid ? { hint: former.hint, until: former.until } : null };
}

/** Returns an access as the console shows it: without the digests of its secrets and without an expired former secret. */
export function apiAccessView(access: StoredApiAccess, lastUsedAt: string | null, now: Date): ApiAccess {
  const { accountId: _accountId, proof, person, ...shown } = access;
  return { ...shown, ...markedName('createdBy', shown.createdBy, person), proof: proofView(proof, now), lastUsedAt };
}
