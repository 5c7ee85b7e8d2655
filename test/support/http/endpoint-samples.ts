import { apiContract, type EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';
import { ACCOUNT_SAMPLES } from '#test/support/http/samples/account-samples.ts';
import { BILLING_SAMPLES } from '#test/support/http/samples/billing-samples.ts';
import type { Sample, Samples } from '#test/support/http/samples/sample.ts';
import { SITE_SAMPLES } from '#test/support/http/samples/site-samples.ts';
import { VISITOR_SAMPLES } from '#test/support/http/samples/visitor-samples.ts';

/** The smallest valid input of every endpoint. A new endpoint without a sample does not compile. */
const SAMPLES: Samples = { ...ACCOUNT_SAMPLES, ...BILLING_SAMPLES, ...SITE_SAMPLES, ...VISITOR_SAMPLES };

export interface SampledEndpoint extends Sample {
  /** `family.endpoint`. */
  name: string;
  family: EndpointFamilyName;
  endpoint: Endpoint;
}

/** Every endpoint of the contract with its sample, in the contract's order. */
export const ENDPOINTS: readonly SampledEndpoint[] = (Object.keys(apiContract) as EndpointFamilyName[]).flatMap((family) =>
  Object.entries<Endpoint>(apiContract[family]).map(([name, endpoint]) => {
    const samples: Readonly<Record<string, Sample>> = SAMPLES[family];
    const sample = samples[name];
    if (!sample) throw new Error(`${family}.${name} has no sample`);
    return { name: `${family}.${name}`, family, endpoint, ...sample };
  }),
);
