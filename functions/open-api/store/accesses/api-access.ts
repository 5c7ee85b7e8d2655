import * as z from 'zod';
import { PersonRef } from '#shared/model/person-ref.ts';

/** The digest of a secret. `hint`: its visible part. */
const Secret = z.object({ digest: z.string(), hint: z.string() });
export type StoredSecret = z.infer<typeof Secret>;

/** A replaced secret, which remains valid until `until`. */
const Former = Secret.extend({ until: z.string() }).nullable();

const StoredProof = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('key'), current: Secret, former: Former }),
  z.object({ kind: z.literal('basic'), current: Secret, former: Former }),
  /** The request names the access by id, so the secret is not looked up. */
  z.object({ kind: z.literal('addresses'), current: Secret, addresses: z.array(z.string()) }),
]);
export type StoredProof = z.infer<typeof StoredProof>;

/** The access of a machine to an account. */
export const StoredApiAccess = z.object({
  id: z.string(),
  accountId: z.string(),
  name: z.string(),
  isEnabled: z.boolean(),
  proof: StoredProof,
  operations: z.array(z.string()),
  tags: z.array(z.string()),
  siteIds: z.array(z.string()).nullable(),
  expiresOn: z.string().nullable(),
  createdAt: z.string(),
  createdBy: z.string(),
  person: PersonRef.exactOptional(),
  version: z.number(),
});
export type StoredApiAccess = z.infer<typeof StoredApiAccess>;

/** Returns the former secret of a proof, or `null` if it has none. */
export const formerSecretOf = (proof: StoredProof): z.infer<typeof Former> => (proof.kind === 'addresses' ? null : proof.former);

/** Returns the secrets by which requests may find the access, whether or not they are still valid. */
export function secretsOf({ proof }: Pick<StoredApiAccess, 'proof'>): StoredSecret[] {
  const former = formerSecretOf(proof);
  return former ? [proof.current, former] : [proof.current];
}
