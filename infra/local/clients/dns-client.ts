import type { LocalRecords } from '#infra/local/dns/local-dns.ts';

/** The endpoint that sets the DNS records of a running platform. */
export interface DnsEndpoint {
  url: string;
  accessKeyId: string;
}

/** Sets the DNS records of a name; `null`: the name does not exist. Throws if the records are refused. */
export async function setDnsRecords({ url, accessKeyId }: DnsEndpoint, name: string, records: LocalRecords | null): Promise<void> {
  const response = await fetch(`${url}/${encodeURIComponent(name)}`, {
    method: records === null ? 'DELETE' : 'PUT',
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/dns`, 'content-type': 'application/json' },
    ...(records !== null && { body: JSON.stringify(records) }),
  });
  if (!response.ok) throw new Error(`The DNS answered ${response.status}: ${await response.text()}`);
}
