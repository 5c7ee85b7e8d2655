/** `npm run dns -- shop.example.jp 01jd….cname.sites.localhost`: sets DNS records on the platform of this machine. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setDnsRecords } from '#infra/local/clients/dns-client.ts';
import type { LocalRecords } from '#infra/local/dns/local-dns.ts';
import { type Addresses, addressesFile } from '#infra/local/startup/addresses.ts';
import { SetupError } from '#infra/local/platform/ports.ts';

const USAGE = `npm run dns -- NAME TARGET          a CNAME to the target
npm run dns -- NAME ADDRESS [...]   addresses, such as 192.0.2.7
npm run dns -- NAME --caa ISSUER    the only issuer of certificates that is allowed
npm run dns -- NAME --fail          the DNS does not answer
npm run dns -- NAME --none          there is no such name`;

const ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|[\da-f:]+:[\da-f:]+)$/i;

/** Parses the arguments after the name as records. */
function recordsOf([first, ...others]: readonly string[]): LocalRecords | null {
  if (first === '--none') return null;
  if (first === '--fail') return { fails: 'server-failure' };
  if (first === '--caa') return { caa: others.map((issuer) => ['issue', issuer] as const) };
  if (first === undefined) throw new SetupError(USAGE);
  return ADDRESS.test(first) ? { addresses: [first, ...others] } : { cname: first, ...(others.length > 0 && { otherCnames: others }) };
}

try {
  const [name, ...words] = process.argv.slice(2);
  if (name === undefined) throw new SetupError(USAGE);
  const records = recordsOf(words);
  const text = await readFile(addressesFile(path.resolve(process.env['DATA_DIR'] ?? '.data')), 'utf8').catch(() => undefined);
  if (text === undefined) throw new SetupError('The platform does not run here yet: start it with "npm start" and wait for the demo.');
  const { dns, credentials } = JSON.parse(text) as Addresses;
  await setDnsRecords({ url: dns, accessKeyId: credentials.accessKeyId }, name, records);
  console.log(records === null ? `${name} does not exist any more` : `${name}: ${JSON.stringify(records)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
