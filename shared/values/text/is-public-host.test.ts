import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicHost } from '#shared/values/text/is-public-host.ts';

const hostOf = (authority: string): string => new URL(`https://${authority}/`).hostname;

test.each([
  ['example.com', true],
  ['例え.jp', true],
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['100.128.0.1', true],
  ['[2606:4700::1111]', true],
  ['[::ffff:8.8.8.8]', true],
  ['10.example.com', true],
  ['local.example.com', true],
  ['localhost', false],
  ['LOCALHOST.', false],
  ['a.localhost', false],
  ['printer.local', false],
  ['metadata.google.internal', false],
  ['router', false],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['127.1', false],
  ['0x7f.1', false],
  ['0177.0.0.1', false],
  ['2130706433', false],
  ['１２７.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.1.1.', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['[::]', false],
  ['[::1]', false],
  ['[::ffff:127.0.0.1]', false],
  ['[::ffff:7f00:1]', false],
  ['[64:ff9b::a00:1]', false],
  ['[fd00::1]', false],
  ['[fe80::1]', false],
  ['[ff02::1]', false],
])('isPublicHost(%j) is %s', (authority, expected) => {
  expect(isPublicHost(hostOf(authority))).toBe(expected);
});

test('isPublicHost rejects loopback and private addresses in every notation', () => {
  const octet = fc.nat(255);
  const notation = fc.constantFrom<(octets: number[]) => string>(
    (octets) => octets.join('.'),
    (octets) => octets.map((one) => `0x${one.toString(16)}`).join('.'),
    (octets) => octets.map((one) => `0${one.toString(8)}`).join('.'),
    (octets) => `0x${octets.map((one) => one.toString(16).padStart(2, '0')).join('')}`,
    (octets) => String(octets.reduce((sum, one) => sum * 256 + one, 0)),
    (octets) => `[::ffff:${octets.join('.')}]`,
  );
  fc.assert(
    fc.property(
      fc.constantFrom([127], [10], [192, 168], [169, 254], [0]),
      fc.tuple(octet, octet, octet),
      notation,
      (start, rest, write) => {
        expect(isPublicHost(hostOf(write([...start, ...rest].slice(0, 4))))).toBe(false);
      },
    ),
  );
});
