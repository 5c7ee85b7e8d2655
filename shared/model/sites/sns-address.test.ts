import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SNS_TYPES } from '#shared/model/sites/sns-type.ts';
import { SnsEntry, SnsLinks } from '#shared/model/sites/sns.ts';
import { completeSnsAddress, SNS_HOSTS, snsFault, snsHref, normalisePhoneNumber } from '#shared/model/sites/sns-address.ts';
import { formatPhoneNumber } from '#shared/rules/text/format-phone-number.ts';

type Sns = keyof typeof SNS_HOSTS;
const KINDS = Object.keys(SNS_HOSTS) as Sns[];

describe('completeSnsAddress', () => {
  it.each<[Sns, string, string]>([
    ['youtube', '@港の食堂', 'https://www.youtube.com/@港の食堂'],
    ['line', '@shop', 'https://line.me/R/ti/p/@shop'],
    ['instagram', ' ＠tea.house_1 ', 'https://www.instagram.com/tea.house_1/'],
    ['x', '@tea', 'https://x.com/tea'],
    ['tiktok', '@tea', 'https://www.tiktok.com/@tea'],
    ['facebook', '@tea', 'https://www.facebook.com/tea'],
    ['instagram', 'www.instagram.com/tea', 'https://www.instagram.com/tea'],
    ['x', 'X.com/tea', 'https://X.com/tea'],
  ])('returns for %s and the typed %s the address', (type, typed, address) => {
    expect(completeSnsAddress(type, typed)).toBe(address);
    expect(SnsEntry.parse({ snsType: type, snsUrl: typed })).toEqual({ snsType: type, snsUrl: address });
  });

  it.each(['', '@', '@a b', '@a/../b', 'tea', 'https://x.com/tea', 'evil.com/x.com', 'notx.com/tea', 'javascript:alert(1)'])(
    'returns %s unchanged',
    (typed) => expect(completeSnsAddress('x', typed)).toBe(typed),
  );

  it('is idempotent and never changes a valid address', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...KINDS),
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((name) => `@${name}`),
        ),
        (type, typed) => {
          const address = completeSnsAddress(type, typed);
          expect(completeSnsAddress(type, address)).toBe(address);
          if (snsFault(type, typed) === undefined) expect(address).toBe(typed);
        },
      ),
    );
  });
});

describe('URL of an SNS entry', () => {
  it.each<[Sns, readonly string[]]>([
    [
      'youtube',
      [
        'https://www.youtube.com/@name',
        'https://youtube.com/channel/UC1234567890abcdefghijkl',
        'https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=1s',
        'https://www.youtube.com/@%E5%BA%97',
        'https://www.youtube.com/@店',
        'https://youtu.be/dQw4w9WgXcQ?si=abc',
      ],
    ],
    [
      'line',
      [
        'https://lin.ee/AbCdEfG',
        'https://line.me/R/ti/p/@shop',
        'https://page.line.me/shop?openQrModal=true',
        'https://liff.line.me/123-abc',
      ],
    ],
    [
      'instagram',
      ['https://www.instagram.com/shop/', 'https://instagram.com/shop?igsh=x', 'https://instagr.am/p/abc', 'https://ig.me/m/shop'],
    ],
    ['x', ['https://x.com/shop', 'https://twitter.com/shop', 'https://mobile.twitter.com/shop/status/1', 'https://X.com/Shop']],
    ['tiktok', ['https://www.tiktok.com/@shop', 'https://vt.tiktok.com/ZSabc/', 'https://vm.tiktok.com/ZSabc/']],
    [
      'facebook',
      [
        'https://www.facebook.com/shop',
        'https://www.facebook.com/profile.php?id=1000',
        'https://fb.com/shop',
        'https://fb.me/shop',
        'https://m.me/shop',
      ],
    ],
  ])('is accepted for %s in its common forms', (type, addresses) => {
    for (const address of addresses) expect([address, snsFault(type, address)]).toEqual([address, undefined]);
    for (const address of addresses) expect(snsHref(type, address)).toBe(address);
  });

  it.each([
    'http://x.com/shop',
    'x.com/shop',
    '@shop',
    'https:x.com/shop',
    'https:/x.com/shop',
    'https://x.com',
    'https://x.com/',
    'https://evilx.com/shop',
    'https://x.com.evil.example/shop',
    'https://x-com.example/x.com/shop',
    'https://example.com/?u=https://x.com/shop',
    'https://example.com#x.com/shop',
    'https://user@x.com/shop',
    'https://:secret@x.com/shop',
    'https://x.com@evil.example/shop',
    String.raw`https://evil.example\@x.com/shop`,
    'https://x.com:8443/shop',
    'https://х.com/shop',
    'https://ⅹ.example/shop',
    'https://x.com./shop',
    'https://x.com/sh op',
    'https://x.com/\nshop',
    ' https://x.com/shop',
    'javascript:alert(1)//x.com/shop',
    'data:text/html,https://x.com/shop',
    'tel:0312345678',
  ])('is rejected if it is %j', (address) => {
    expect(snsFault('x', address)).toBe('invalid-sns-address');
    expect(snsHref('x', address)).toBeUndefined();
  });

  it('yields a link to a host of its SNS only, for any input', () => {
    const host = fc.oneof(fc.constantFrom(...Object.values(SNS_HOSTS).flat(), 'evil.example', 'x.com.evil.example'), fc.domain());
    const part = fc.oneof(
      fc.constantFrom('', '/', '@', ':', '\\', '#', '?', '.', '%2f', '\t', 'www.'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const address = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.tuple(fc.constantFrom('https://', 'http://', 'https:', ''), part, host, part, host, part).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), address, (type, value) => {
        const href = snsHref(type, value);
        if (href === undefined) return;
        // Resolved as by a browser on a page of another origin.
        const url = new URL(href, 'https://abcdefghij12.sites.example.com/en');
        expect([url.protocol, url.username, url.password, url.port]).toEqual(['https:', '', '', '']);
        expect(SNS_HOSTS[type].some((known) => `.${url.hostname}`.endsWith(`.${known}`))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('is rejected on the host of another SNS', () => {
    for (const type of KINDS)
      for (const other of KINDS) expect(snsFault(type, `https://${SNS_HOSTS[other][0]}/shop`) === undefined).toBe(type === other);
  });
});

describe('telephone number of an SNS entry', () => {
  it.each([
    ['03-1234-5678', '0312345678', '03-1234-5678'],
    ['０３－１２３４－５６７８', '0312345678', '03-1234-5678'],
    ['０３ー１２３４ー５６７８', '0312345678', '03-1234-5678'],
    ['(03) 1234-5678', '0312345678', '03-1234-5678'],
    ['0312345678', '0312345678', '03-1234-5678'],
    ['0467-22-1234', '0467221234', '0467-22-1234'],
    ['0467221234', '0467221234', '0467221234'],
    ['09012345678', '09012345678', '090-1234-5678'],
    ['０１２０１２３４５６', '0120123456', '0120-123-456'],
    ['08001234567', '08001234567', '0800-123-4567'],
    ['+81 3-1234-5678', '+81312345678', '+81312345678'],
    ['+81 (0)3-1234-5678', '+81312345678', '+81312345678'],
    ['02-123-4567', '021234567', '02-123-4567'],
    ['1588-1234', '15881234', '1588-1234'],
    ['0755-1234 5678', '075512345678', '0755-1234-5678'],
    ['13812345678', '13812345678', '13812345678'],
    ['400-123-4567', '4001234567', '400-123-4567'],
    ['188', '188', '188'],
  ])('typed as %s dials %s and is shown as %s', (typed, digits, text) => {
    expect(normalisePhoneNumber(typed)).toBe(digits);
    expect(formatPhoneNumber(typed)).toBe(text);
    expect(snsHref('phone_number', typed)).toBe(`tel:${digits}`);
  });

  it.each([
    '',
    '03',
    '3-1234-5678',
    '03-1234-567a',
    '03+12345678',
    '++81312345678',
    '+0312345678',
    '0312345678901234',
    'tel:0312345678',
    '*67',
  ])('is rejected if it is %j', (typed) => {
    expect(normalisePhoneNumber(typed)).toBeUndefined();
    expect(formatPhoneNumber(typed)).toBeUndefined();
    expect(snsHref('phone_number', typed)).toBeUndefined();
  });

  it('is formatted idempotently and keeps its digits', () => {
    const typed = fc
      .tuple(
        fc.constantFrom('0', '+81', '1', '０'),
        fc.array(fc.tuple(fc.stringMatching(/^[0-9０-９]{1,4}$/), fc.constantFrom('', '-', ' ', 'ー')), { maxLength: 5 }),
      )
      .map(([start, groups]) => start + groups.flat().join(''));
    fc.assert(
      fc.property(typed, (value) => {
        const text = formatPhoneNumber(value);
        if (text === undefined) return;
        expect(normalisePhoneNumber(text)).toBe(normalisePhoneNumber(value));
        expect(formatPhoneNumber(text)).toBe(text);
        expect(text).toMatch(/^\+?[\d-]+$/);
      }),
    );
  });
});

describe('SnsEntry and SnsLinks', () => {
  it('allow empty URLs, and each type at most once', () => {
    for (const snsType of SNS_TYPES) expect(SnsEntry.safeParse({ snsType, snsUrl: '' }).success).toBe(true);
    const line = { snsType: 'line', snsUrl: '' };
    expect(SnsLinks.safeParse({ entries: [line, line] }).success).toBe(false);
    expect(SnsEntry.safeParse({ snsType: 'line', snsUrl: 'https://x.com/shop' }).success).toBe(false);
  });
});
