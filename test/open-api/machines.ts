import { randomUUID } from 'node:crypto';
import { createOwnedResources, MINIMAL_API_ACCESS, type OwnedResources } from '#test/support/accounts/owned-resources.ts';
import type { Account } from '#functions/accounts/store/account.ts';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import { openRoute } from '#shared/api-contract/endpoint.ts';
import { OPEN_OPERATIONS, type OpenOperation } from '#shared/api-contract/endpoints/open-operations.ts';
import type { ApiAccess, ApiProofInput, ApiProofKind, NewApiAccess } from '#shared/model/open-api/api-access.ts';
import { ENDPOINTS, type SampledEndpoint } from '#test/support/http/endpoint-samples.ts';
import { type Answer, type Call, send } from '#test/support/http/send.ts';
import type { Product } from '#test/support/product.ts';

/** An endpoint that is open to machines, with a valid request. */
export interface SampledOperation extends OpenOperation {
  sample: SampledEndpoint;
}

export const OPERATIONS: readonly SampledOperation[] = OPEN_OPERATIONS.map((operation) => {
  const sample = ENDPOINTS.find(({ name }) => name === `${operation.family}.${operation.name}`);
  if (!sample) throw new Error(`${operation.id} has no sample`);
  return { ...operation, sample };
});

/** The endpoints that an account without invoices of its own customers may grant to an access: all but those of the operator. */
export const CUSTOMER_OPERATIONS = OPERATIONS.filter(({ scope }) => scope !== 'billing:write');

/** The address of machines that authenticate by their address. */
const MACHINE_ADDRESS = '198.51.100.7';

let issued = 0;
/** Returns a new proof of a kind, which no other API access has, and a function for requests that present it. */
function newProof(kind: ApiProofKind): { input: ApiProofInput; present: (id: string, key: string | null) => Call } {
  issued += 1;
  if (kind === 'key')
    return {
      input: { kind, key: null },
      present: (_, key) => ({ headers: { authorization: `Bearer ${key}` }, sourceIp: `10.1.${issued >> 8}.${issued & 255}` }),
    };
  if (kind === 'basic') {
    const [username, password] = [`machine-${issued}`, `Passw0rd-for-machine-${issued}`];
    const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
    return {
      input: { kind, username, password },
      present: () => ({ headers: { authorization }, sourceIp: `10.2.${issued >> 8}.${issued & 255}` }),
    };
  }
  return {
    input: { kind, addresses: ['198.51.100.0/24', '2001:db8::/32'] },
    present: (id) => ({ headers: { 'x-api-access': id }, sourceIp: MACHINE_ADDRESS }),
  };
}

export interface Machine {
  access: ApiAccess;
  key: string | null;
  /** Calls an open operation with this machine's proof. */
  call: (operation: SampledOperation, call: Call) => Promise<Answer>;
}

/** Issues an access through the API, for the account of a token. */
export async function issueMachine(
  { handlers }: Product,
  token: string,
  kind: ApiProofKind,
  differences: Partial<Omit<NewApiAccess, 'proof'>> = {},
): Promise<Machine> {
  const { input, present } = newProof(kind);
  const body = { ...MINIMAL_API_ACCESS, ...differences, proof: input };
  const answer = await send(handlers.apiAccess, apiContract.apiAccess.create, { token, body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.data));
  const { access, key } = answer.data as { access: ApiAccess; key: string | null };
  const proof = present(access.id, key);
  return {
    access,
    key,
    call: ({ family, endpoint }, call) =>
      send(handlers[family], openRoute(endpoint), {
        ...proof,
        ...call,
        headers: { ...(endpoint.open?.needsIdempotencyKey && { 'idempotency-key': randomUUID() }), ...proof.headers, ...call.headers },
      }),
  };
}

/** A USER with its own resources and a signed-in login. */
export async function makeOwner(
  product: Product,
  parent: Account | null,
  prefix: string,
): Promise<{ account: Account; token: string; resources: OwnedResources }> {
  const account = await product.people.add('USER', parent, { planId: 'ep', companyName: 'A company with sites' });
  const { accessToken: token } = await product.people.signIn(account);
  return { account, token, resources: await createOwnedResources({ ...product, account, token }, prefix) };
}
