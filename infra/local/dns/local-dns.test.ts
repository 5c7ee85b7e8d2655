import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type Dns, dns } from '#functions/platform/gateways/dns.ts';
import { listenDns, type LocalDns, type LocalRecords } from '#infra/local/dns/local-dns.ts';

const NAME = 'shop.example.co.jp';
const TARGET = '01jd.cname.sites.example';
/** Long enough for an answer while every core is busy; two tests wait for it to pass. */
const PATIENCE_MS = 500;
const records = new Map<string, LocalRecords>();
let server: LocalDns;
let resolver: Dns;
beforeAll(async () => {
  server = await listenDns((name) => records.get(name));
  resolver = dns({ servers: [server.address], timeoutMs: PATIENCE_MS });
});
afterAll(() => server.close());
beforeEach(() => records.clear());

const answer = (own: LocalRecords, others: Record<string, LocalRecords> = {}) => {
  for (const [name, of] of Object.entries({ [NAME]: own, ...others })) records.set(name, of);
  return resolver.lookUp(NAME);
};
const LINK = { cname: TARGET };
const linked = (issuers: string[] | null) => ({ cnames: [TARGET], addresses: [], issuers });

describe('lookUp of the DNS gateway', () => {
  it('returns no records for a name that does not exist', async () => {
    expect(await resolver.lookUp('none.example')).toEqual({ cnames: [], addresses: [], issuers: null });
  });

  test.each([
    ['the target of a CNAME', LINK, linked(null)],
    [
      'IPv4 and IPv6 addresses',
      { addresses: ['192.0.2.7', '2001:0db8:0000:0000:0000:0000:0000:0001'] },
      { cnames: [], addresses: ['192.0.2.7', '2001:db8::1'], issuers: null },
    ],
    ['no address beside a CNAME', { ...LINK, addresses: ['192.0.2.7'] }, linked(null)],
    ['no issuers', { cname: TARGET, caa: [] }, linked(null)],
  ])('returns %s', async (_, own, expected) => {
    expect(await answer(own)).toEqual(expected);
  });

  test.each([
    ['of the target of the CNAME', { [TARGET]: { caa: [['issue', 'amazon.com; account=1']] } }, ['amazon.com']],
    [
      'of the closest domain above',
      { 'example.co.jp': { caa: [['issue', 'a.example']] }, 'co.jp': { caa: [['issue', 'b.example']] } },
      ['a.example'],
    ],
    ['of the top-level domain', { jp: { caa: [['issue', 'c.example']] } }, ['c.example']],
    ['that forbid everyone', { 'example.co.jp': { caa: [['issue', ';']] } }, []],
    ['that restrict wildcards only', { 'example.co.jp': { caa: [['issuewild', ';']] }, jp: { caa: [['issue', ';']] } }, null],
  ] as const)('returns the issuers of CAA records %s', async (_, others, issuers) => {
    expect(await answer(LINK, others)).toEqual(linked(issuers && [...issuers]));
  });

  test.each(['server-failure', 'silence'] as const)('returns undefined if the DNS server fails by %s', async (fails) => {
    expect(await answer({ fails })).toBeUndefined();
    expect(await answer(LINK, { 'example.co.jp': { fails } })).toBeUndefined();
  });

  it('returns the answer of one resolver if another does not answer', async () => {
    records.set(NAME, LINK);
    const silent = await listenDns(() => ({ fails: 'silence' }));
    expect(await dns({ servers: [silent.address, server.address], timeoutMs: PATIENCE_MS }).lookUp(NAME)).toEqual(linked(null));
    await silent.close();
  });

  it('returns the records of all resolvers if their answers differ', async () => {
    records.set(NAME, LINK);
    const former = await listenDns((name) => (name === NAME ? { cname: 'old.host.example' } : undefined));
    const answers = dns({ servers: [server.address, former.address, server.address], timeoutMs: PATIENCE_MS });
    expect(await answers.lookUp(NAME)).toEqual({ ...linked(null), cnames: [TARGET, 'old.host.example'] });
    await former.close();
  });

  it('returns different CNAMEs in successive calls for a name with several CNAMEs', async () => {
    records.set(NAME, { ...LINK, otherCnames: ['old.host.example'] });
    const found = [await resolver.lookUp(NAME), await resolver.lookUp(NAME), await resolver.lookUp(NAME)];
    expect(new Set(found.flatMap((one) => one?.cnames))).toEqual(new Set([TARGET, 'old.host.example']));
  });
});
