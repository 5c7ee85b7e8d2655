import { readFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import type { LocalRecords } from '#infra/local/dns/local-dns.ts';
import { writeFileAtomically } from '#infra/local/platform/write-file-atomically.ts';

/** The DNS records of a name on this machine. */
const Records = z.strictObject({
  cname: z.string().exactOptional(),
  otherCnames: z.array(z.string()).exactOptional(),
  addresses: z.array(z.string()).exactOptional(),
  caa: z.array(z.tuple([z.string(), z.string()])).exactOptional(),
  fails: z.enum(['server-failure', 'silence']).exactOptional(),
});
const Stored = z.record(z.string(), Records);

const canonical = (name: string): string => name.toLowerCase().replace(/\.$/, '');
/** The maximum number of aliases in a chain that is followed. */
const ALIASES_MAX = 8;

/** The DNS of this machine: names and their records, stored in a file. */
export interface DnsRecords {
  of: (name: string) => LocalRecords | undefined;
  all(): Readonly<Record<string, LocalRecords>>;
  /** Replaces the records of a name. A name without records does not exist. Throws for invalid records. */
  set(name: string, records: unknown): Promise<void>;
  /** Whether a name, or a name in its chain of aliases, satisfies a condition. */
  leadsTo(name: string, isTarget: (name: string) => boolean): boolean;
}

export async function openDnsRecords(folder: string): Promise<DnsRecords> {
  const file = path.join(folder, 'dns.json');
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const names = new Map(Object.entries(Stored.parse(JSON.parse(text))));
  const of = (name: string): LocalRecords | undefined => names.get(canonical(name));
  return {
    of,
    all: () => Object.fromEntries(names),
    async set(name, records) {
      if (records === null) names.delete(canonical(name));
      else names.set(canonical(name), Records.parse(records));
      await writeFileAtomically(file, JSON.stringify(Object.fromEntries(names)));
    },
    leadsTo(name, isTarget) {
      let at: string | undefined = canonical(name);
      for (let aliases = 0; at !== undefined && aliases <= ALIASES_MAX; aliases += 1) {
        if (isTarget(at)) return true;
        const { cname }: LocalRecords = of(at) ?? {};
        at = cname === undefined ? undefined : canonical(cname);
      }
      return false;
    },
  };
}
