import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPublicHost } from '#shared/values/text/is-public-host.ts';
import { isWebAddress } from '#shared/values/text/is-web-address.ts';

it.each([
  'https://example.com',
  'http://example.com:8080/a?b#c',
  'HTTPS://EXAMPLE.COM/@user?mail=a@b.example',
  'https://例え.jp/パス',
  'https://8.8.8.8/',
])('isWebAddress accepts %j', (address) => expect(isWebAddress(address)).toBe(true));

it.each([
  ['no address', ''],
  ['no host', 'https://'],
  ['no scheme', 'example.com'],
  ['no scheme but slashes', '//example.com'],
  ['another scheme', 'ftp://example.com'],
  ['a script', 'javascript:alert(1)'],
  ['missing slashes', 'https:example.com'],
  ['one slash', 'https:/example.com'],
  ['three slashes', 'https:///example.com'],
  ['white space', 'https://exa mple.com'],
  ['NUL', 'https://example.com/\u0000'],
  ['backslashes for slashes', 'https:\\\\example.com'],
  ['a backslash in the host', 'https://example.com\\@evil.example'],
  ['a backslash in the path', 'https://example.com/\\a'],
  ['a user', 'https://user@example.com'],
  ['a user and a password', 'https://user:secret@example.com/'],
  ['an empty user', 'https://@example.com'],
  ['a host name of this machine', 'http://localhost:3000/a'],
  ['a loopback address', 'http://127.0.0.1'],
  ['a loopback address in decimal', 'http://2130706433/'],
  ['a loopback address in hexadecimal', 'http://0x7f.0x0.0x0.0x1/'],
  ['a loopback address in octal', 'http://0177.1/'],
  ['a loopback address in full width', 'http://１２７.0.0.1/'],
  ['a loopback address of IPv6', 'http://[::1]/'],
  ['an IPv4 address in IPv6', 'http://[::ffff:10.0.0.1]/'],
  ['a private address', 'http://192.168.0.1/admin'],
  ['a link-local address', 'http://169.254.169.254/latest/meta-data'],
  ['a name of a local network', 'https://printer.local'],
  ['an internal name', 'https://api.internal'],
  ['a host of one label', 'https://intranet/'],
])('isWebAddress rejects %s', (_, address) => expect(isWebAddress(address)).toBe(false));

it('isWebAddress accepts every public URL, but no URL with user information or without a protocol', () => {
  const address = fc
    .webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true, withFragments: true })
    .filter((url) => isPublicHost(new URL(url).hostname));
  fc.assert(
    fc.property(address, fc.constantFrom('user', 'user:secret', ''), (url, user) => {
      expect(isWebAddress(url)).toBe(true);
      expect(isWebAddress(url.replace('//', `//${user}@`))).toBe(false);
      expect(isWebAddress(url.replace('//', ''))).toBe(false);
    }),
  );
});
