import * as z from 'zod';
import type { EdgeTenant } from '#infra/local/edge/edge-function.ts';
import { customDomainOf } from '#shared/rules/sites/site-address.ts';

const Tenant = z.object({ id: z.string(), parameters: z.record(z.string(), z.string()) });

interface TenantReaderOptions {
  /** The endpoint of the fake control plane of CloudFront. */
  endpoint: string;
  accessKeyId: string;
  /** Template with `{siteId}`. */
  sitesOrigin: string;
}

/** Returns a function that reads the active tenant of a custom host; `undefined` if there is none. */
export const tenantReader =
  ({ endpoint, accessKeyId, sitesOrigin }: TenantReaderOptions) =>
  async (host: string): Promise<EdgeTenant | undefined> => {
    const domain = customDomainOf(sitesOrigin, host);
    const headers = { authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/tenant` };
    const response = await fetch(new URL(`/local/tenant/${encodeURIComponent(domain)}`, endpoint), { headers });
    const body: unknown = await response.json();
    return response.ok ? Tenant.parse(body) : undefined;
  };
