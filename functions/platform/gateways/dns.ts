import { Resolver } from 'node:dns/promises';
import type { DnsAnswer } from '#shared/rules/domains/dns-finding.ts';

/** The public DNS, as the configured resolvers see it. */
export interface Dns {
  /** Returns the DNS records of a domain, or `undefined` if no resolver gave a definite answer. */
  lookUp(name: string): Promise<DnsAnswer | undefined>;
}

interface DnsOptions {
  /** Addresses of the resolvers, with a port if it is not 53. All are queried; those that do not answer are ignored. */
  servers: readonly string[];
  timeoutMs?: number;
}

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** Errors that mean that the name, or its records of the type, do not exist (RFC 2308). Every other error is inconclusive. */
const NONE: readonly string[] = ['ENOTFOUND', 'ENODATA'];

async function recordsOf<T>(query: Promise<T[]>): Promise<T[]> {
  try {
    return await query;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NONE.includes(String(error.code))) return [];
    throw error;
  }
}

/** Returns the domain and the domains above it, up to the top-level domain. */
function upwards(name: string): string[] {
  const labels = name.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}

/** Returns the issuer of an `issue` property without its parameters; empty for none (RFC 8659, 4.2). */
const issuerOf = (issue: string): string => (issue.split(';')[0] ?? '').trim();

/**
 * Returns the issuers that the closest CAA records name (RFC 8659, 3): those of the domain, else of the closest domain above it that has
 * CAA records. `null` if no record restricts the issuers of certificates for single names.
 */
async function issuersOf(resolver: Resolver, name: string): Promise<string[] | null> {
  for (const domain of upwards(name)) {
    const records = await recordsOf(resolver.resolveCaa(domain));
    const issues = records.flatMap(({ issue }) => (issue === undefined ? [] : [issue]));
    if (records.length > 0) return issues.length === 0 ? null : issues.map(issuerOf).filter((issuer) => issuer !== '');
  }
  return null;
}

async function ask(server: string, name: string, timeout: number): Promise<DnsAnswer> {
  const resolver = new Resolver({ timeout, tries: TRIES });
  resolver.setServers([server]);
  const cnames = await recordsOf(resolver.resolveCname(name));
  if (cnames.length > 0) return { cnames, addresses: [], issuers: await issuersOf(resolver, name) };
  const addresses = await Promise.all([recordsOf(resolver.resolve4(name)), recordsOf(resolver.resolve6(name))]);
  return { cnames, addresses: addresses.flat(), issuers: null };
}

const distinct = (all: readonly (readonly string[])[]): string[] => [...new Set(all.flat())];

/** Merges the answers of all resolvers, because one of them may still have an outdated record in its cache. */
const merged = (answers: readonly DnsAnswer[]): DnsAnswer => ({
  cnames: distinct(answers.map(({ cnames }) => cnames)),
  addresses: distinct(answers.map(({ addresses }) => addresses)),
  issuers: answers.find(({ issuers }) => issuers !== null)?.issuers ?? null,
});

/** Whether an error comes from a resolver: such errors have `syscall`. Other errors are faults of this program. */
const isOfResolver = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

export const dns = ({ servers, timeoutMs = TIMEOUT_MS }: DnsOptions): Dns => ({
  async lookUp(name) {
    const outcomes = await Promise.allSettled(servers.map((server) => ask(server, name, timeoutMs)));
    for (const outcome of outcomes) if (outcome.status === 'rejected' && !isOfResolver(outcome.reason)) throw outcome.reason;
    const answers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    return answers.length === 0 ? undefined : merged(answers);
  },
});
