import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parse } from '#shared/model/fields.ts';
import { EMBED_MAX } from '#shared/model/limits.ts';
import { EmbedOrigins, toEmbedOrigin } from '#shared/model/sites/embed-origin.ts';

const rulesOf = (origins: readonly string[]): string[] => {
  const result = parse(EmbedOrigins, origins);
  return result.ok ? [] : result.errors.map(({ path, rule }) => `${path}:${rule}`);
};

describe('toEmbedOrigin', () => {
  test.each([
    ['https://www.example.com', 'https://www.example.com'],
    [' HTTPS://Shop.Example.com:443/a?b#c ', 'https://shop.example.com'],
    ['shop.example.com/path', 'https://shop.example.com'],
    ['https://shop.example.com:8443', 'https://shop.example.com:8443'],
    ['https://お茶.example.jp', 'https://xn--t8jy01w.example.jp'],
  ])('returns the origin of %s', (typed, origin) => {
    expect(toEmbedOrigin(typed)).toBe(origin);
  });

  test.each([
    '',
    'http://example.com',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,a',
    'https://*.example.com',
    'https://example.com;script-src *',
    "https://'none'.com",
    'https://a,b.com',
    'https://user:pass@example.com',
    'https://localhost',
    'https://127.0.0.1',
    'https://8.8.8.8',
    'https://[::1]',
    'https://printer.local',
    'https://example',
    `https://${'a'.repeat(60)}.${'b'.repeat(60)}.com`,
    '*',
  ])('refuses %s', (typed) => {
    expect(toEmbedOrigin(typed)).toBeUndefined();
  });

  it('returns nothing but one source of a policy, which it returns unchanged (R-14.106)', () => {
    const address = fc.tuple(
      fc.constantFrom('', 'https://', 'HTTPS://a.', 'https://a.example'),
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          address.map((parts) => parts.join('')),
          fc.webUrl(),
          fc.string(),
        ),
        (typed) => {
          const origin = toEmbedOrigin(typed);
          if (origin === undefined) return;
          expect(origin).toMatch(/^https:\/\/[a-z\d.-]+(?::\d+)?$/);
          expect(toEmbedOrigin(origin)).toBe(origin);
        },
      ),
    );
  });
});

describe('EmbedOrigins', () => {
  it('names the origin that breaks a rule', () => {
    expect(rulesOf(['https://shop.example', 'https://shop.example/'])).toEqual(['1:invalid-origin']);
    expect(rulesOf(['https://*.example.com'])).toEqual(['0:invalid-origin']);
    expect(rulesOf([`https://${'a'.repeat(EMBED_MAX.characters)}`])).toEqual(['0:invalid-origin']);
  });

  it('refuses too many origins, and one twice', () => {
    const origins = Array.from({ length: EMBED_MAX.origins + 1 }, (_, index) => `https://s${index}.example`);
    expect(rulesOf(origins.slice(1))).toEqual([]);
    expect(rulesOf(origins)).toEqual([':too-many']);
    expect(rulesOf(['https://shop.example', 'https://shop.example'])).toEqual([':duplicate']);
  });
});
