import { describe, expect, it } from 'vitest';
import { HostedZones, zoneOf } from '#infra/constructs/dns/hosted-zones.ts';

describe('HostedZones', () => {
  it('parses an empty list, and pairs of a domain and a zone id', () => {
    expect(HostedZones.parse('')).toEqual([]);
    expect(HostedZones.parse('example.com=Z0123, sites.example.net=Z0456')).toEqual([
      { name: 'example.com', id: 'Z0123' },
      { name: 'sites.example.net', id: 'Z0456' },
    ]);
  });

  it.each(['example.com', 'example.com=', 'example.com=0123', 'Example.com=Z0123', 'example.com=Z0123;example.net=Z1'])(
    'rejects %s',
    (text) => {
      expect(HostedZones.safeParse(text).error?.issues[0]?.message).toMatch(/is no zone such as/);
    },
  );

  it('zoneOf selects the most specific zone for a host', () => {
    const zones = HostedZones.parse('example.com=Z1,console.example.com=Z2');
    const found = ['example.com', 'a.example.com', 'console.example.com', 'a.console.example.com', 'notexample.com', 'com'].map(
      (host) => zoneOf(zones, host)?.id,
    );
    expect(found).toEqual(['Z1', 'Z1', 'Z2', 'Z2', undefined, undefined]);
  });
});
