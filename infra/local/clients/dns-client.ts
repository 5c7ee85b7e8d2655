import type { LocalRecords } from '#infra/local/dns/local-dns.ts';

/** Where the DNS of a running platform is told what to answer. */
export interface DnsEndpoint {
  url: string;
  accessKeyId: string;
}

/** Tells the DNS what to answer about a name; `null`: that there is no such name. Throws if it does not take the records. */
export async function tellDns({ url, accessKeyId }: DnsEndpoint, name: string, records: LocalRecords | null): Promise<void> {
  const response = await fetch(`${url}/${encodeURIComponent(name)}`, {
    method: records === null ? 'DELETE' : 'PUT',
    headers: { authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/dns`, 'content-type': 'application/json' },
    ...(records !== null && { body: JSON.stringify(records) }),
  });
  if (!response.ok) throw new Error(`The DNS answered ${response.status}: ${await response.text()}`);
}
