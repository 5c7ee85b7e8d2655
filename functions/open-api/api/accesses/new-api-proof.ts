import { accessDigest, basicDigest, keyDigest } from '#functions/open-api/services/secret-digest.ts';
import type { Ids } from '#functions/platform/gateways/ids.ts';
import type { StoredProof, StoredSecret } from '#functions/open-api/store/accesses/api-access.ts';
import type { ApiProofInput } from '#shared/model/open-api/api-access.ts';

/** Lets secret scanners recognise a leaked key. */
const KEY_PREFIX = 'swk_';
/**
 * The number of visible characters of a key. A generated key has 43 further characters, which stay secret; an entered key has at least 28.
 */
const HINT_LENGTH = { generated: KEY_PREFIX.length + 4, entered: 4 } as const;

/** A secret to store, and its key, which is shown once. */
interface NewSecret {
  secret: StoredSecret;
  key: string | null;
}

function newKey(ids: Pick<Ids, 'secret'>, entered: string | null): NewSecret {
  const key = entered ?? KEY_PREFIX + ids.secret();
  const hint = key.slice(0, entered === null ? HINT_LENGTH.generated : HINT_LENGTH.entered);
  return { secret: { digest: keyDigest(key), hint }, key };
}

/** Returns the secret to store, for an entered key or password or for a generated key. */
export const newSecret = async (ids: Pick<Ids, 'secret'>, input: Exclude<ApiProofInput, { kind: 'addresses' }>): Promise<NewSecret> =>
  input.kind === 'key'
    ? newKey(ids, input.key)
    : { secret: { digest: await basicDigest(input.username, input.password), hint: input.username }, key: null };

/** Returns the stored proof of a new access, and the key to show once, if there is one. */
export async function newApiProof(
  ids: Pick<Ids, 'secret'>,
  accessId: string,
  input: ApiProofInput,
): Promise<{ proof: StoredProof; key: string | null }> {
  if (input.kind === 'addresses')
    return { proof: { kind: 'addresses', current: { digest: accessDigest(accessId), hint: '' }, addresses: input.addresses }, key: null };
  const { secret, key } = await newSecret(ids, input);
  return { proof: { kind: input.kind, current: secret, former: null }, key };
}
