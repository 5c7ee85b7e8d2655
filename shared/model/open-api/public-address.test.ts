import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '#shared/model/open-api/public-address.ts';

/** The networks that must never be connected to, from the IANA registries: name, network and prefix length. */
const REFUSED_IPV4: readonly [name: string, network: number, length: number][] = [
  ['this network', 0x00_00_00_00, 8],
  ['private', 0x0a_00_00_00, 8],
  ['shared (carriers)', 0x64_40_00_00, 10],
  ['loopback', 0x7f_00_00_00, 8],
  ['link-local, metadata', 0xa9_fe_00_00, 16],
  ['private', 0xac_10_00_00, 12],
  ['private', 0xc0_a8_00_00, 16],
  ['benchmarks', 0xc6_12_00_00, 15],
  ['documentation', 0xcb_00_71_00, 24],
  ['multicast', 0xe0_00_00_00, 4],
  ['reserved, broadcast', 0xf0_00_00_00, 4],
];

const dotted = (address: number): string => [24, 16, 8, 0].map((shift) => (address >>> shift) & 255).join('.');
const mappedForms = (address: number): string[] => [
  `::ffff:${dotted(address)}`,
  `::FFFF:${(address >>> 16).toString(16)}:${(address & 0xffff).toString(16)}`,
  `0:0:0:0:0:ffff:${dotted(address)}`,
];
const within = (network: number, length: number) => fc.integer({ min: 0, max: 2 ** (32 - length) - 1 }).map((host) => network + host);
const isRefused = (address: number): boolean =>
  REFUSED_IPV4.some(([, network, length]) => Math.floor(address / 2 ** (32 - length)) === Math.floor(network / 2 ** (32 - length)));

const groups = (...first: string[]) =>
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8 - first.length, maxLength: 8 - first.length })
    .map((rest) => [...first, ...rest.map((group) => group.toString(16))].join(':'));

describe('isPublicAddress', () => {
  it.each(REFUSED_IPV4)('returns false for every IPv4 address of the network: %s', (_, network, length) => {
    fc.assert(
      fc.property(within(network, length), (address) => {
        for (const form of [dotted(address), ...mappedForms(address)]) expect(isPublicAddress(form), form).toBe(false);
      }),
    );
  });

  it('returns true for every IPv4 address outside the refused and special networks, in every notation', () => {
    const special = (address: number): boolean =>
      isRefused(address) || [0xc0_00_00, 0xc0_00_02, 0xc0_58_63, 0xc6_33_64].includes(address >>> 8);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 32 - 1 }).filter((address) => !special(address)),
        (address) => {
          for (const form of [dotted(address), ...mappedForms(address)]) expect(isPublicAddress(form), form).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['unique local', 'fd00'],
    ['unique local', 'fc12'],
    ['link-local', 'fe80'],
    ['multicast', 'ff02'],
    ['6to4, which contains an address of IPv4', '2002'],
    ['NAT64, which contains an address of IPv4', '64:ff9b'],
    ['documentation', '2001:db8'],
    ['Teredo', '2001:0'],
    ['unassigned', '4000'],
  ])('returns false for every IPv6 address that is %s', (_, prefix) => {
    fc.assert(fc.property(groups(...prefix.split(':')), (address) => !isPublicAddress(address)));
  });

  it.each(['::', '::1', '::127.0.0.1', 'fd00:ec2::254', '', 'localhost', '127.1', '0x7f.0.0.1', '2130706433', '1.2.3.4/8', 'fe80::1%eth0'])(
    'returns false for %j',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );

  it.each(['8.8.8.8', '2606:4700:4700::1111', '2400:cb00::1', '::ffff:1.1.1.1'])('returns true for %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});
