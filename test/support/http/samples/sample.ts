import type { apiContract, EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { NamedAccount, OwnedResources } from '#test/support/accounts/owned-resources.ts';
import type { Call } from '#test/support/http/send.ts';

export interface Sample {
  /** A valid request that names these resources, whichever login sends it. */
  call: (resources: OwnedResources) => Call;
  /** What the request names: an account, or resources of one. */
  names: 'account' | 'resources' | undefined;
}

export type Samples = { [F in EndpointFamilyName]: { [E in keyof (typeof apiContract)[F]]: Sample } };

export const ofResources = (call: Sample['call']): Sample => ({ call, names: 'resources' });
export const account = (call: (account: NamedAccount) => Call): Sample => ({
  call: (resources) => call(resources.account),
  names: 'account',
});
export const unnamed = (call: Call | (() => Call)): Sample => ({ call: typeof call === 'function' ? call : () => call, names: undefined });

export const ofNoSite = unnamed({ params: { siteId: 'nowherenear1' } });
export const ofViewedSite = ofResources(({ siteId }) => ({ params: { siteId }, query: {} }));

export const FILE = { name: 'picture.png', type: 'image/png', size: 8 };
export const PASSWORD = { password: 'Chosen.2026', confirmPassword: 'Chosen.2026' } as const;

let strangers = 0;
/** A new address and a new network each time, so that neither uniqueness nor rate limits decide the answer. */
export function stranger(): { email: string; sourceIp: string } {
  strangers += 1;
  return {
    email: `stranger-${strangers}@example.com`,
    sourceIp: `10.${strangers >> 16}.${(strangers >> 8) & 255}.${strangers & 255}`,
  };
}

/** A request by an unknown person. */
export const fromStranger = (body: (email: string) => unknown): Sample =>
  unnamed(() => {
    const { email, sourceIp } = stranger();
    return { body: body(email), sourceIp };
  });

/** A request by an unknown person to a site that does not exist. */
export const fromVisitor = (body: (email: string) => unknown): Sample => {
  const { call } = fromStranger(body);
  return { names: undefined, call: (resources) => ({ ...call(resources), params: { siteId: 'nowherenear1' } }) };
};
