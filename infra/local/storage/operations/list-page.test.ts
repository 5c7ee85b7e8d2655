import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPage, type ListFrom, type ListPage } from '#infra/local/storage/operations/list-page.ts';

const bytewise = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const listing =
  (keys: string[]): ListFrom =>
  (start, limit) =>
    keys
      .toSorted(bytewise)
      .filter((key) => Buffer.compare(Buffer.from(key), start) >= 0)
      .slice(0, limit)
      .map((key) => ({ key, size: 1, etag: 'e', modified: 0 }));

function allPages(keys: string[], request: { prefix?: string; delimiter?: string; maxKeys: number; startAfter?: string }): ListPage[] {
  const pages: ListPage[] = [];
  let token: string | undefined;
  do {
    const page = listPage(listing(keys), { prefix: '', delimiter: '', startAfter: '', ...request, token });
    pages.push(page);
    token = page.nextToken;
  } while (token !== undefined);
  return pages;
}

const keysOf = (pages: ListPage[]) => pages.flatMap((page) => page.objects.map(({ key }) => key));
const prefixesOf = (pages: ListPage[]) => pages.flatMap((page) => page.commonPrefixes);

describe('listPage', () => {
  it('orders keys by UTF-8 bytes, not by UTF-16 units', () => {
    expect(keysOf(allPages(['\u{1F600}', '\uFF61', 'é', 'z'], { maxKeys: 10 }))).toEqual(['z', 'é', '\uFF61', '\u{1F600}']);
  });

  it('marks a page as truncated only if further keys follow', () => {
    expect(allPages(['a', 'b'], { maxKeys: 2 })).toHaveLength(1);
    expect(allPages(['a', 'b', 'c'], { maxKeys: 2 })).toHaveLength(2);
    expect(allPages(['a/1', 'a/2', 'a/3'], { maxKeys: 1, delimiter: '/' })).toHaveLength(1);
    expect(allPages(['a/1', 'b'], { maxKeys: 1, prefix: 'a/' })).toHaveLength(1);
    expect(allPages(['a'], { maxKeys: 0 })).toEqual([{ objects: [], commonPrefixes: [], nextToken: undefined }]);
  });

  it('refuses a continuation token that it did not create', () => {
    const request = { prefix: '', delimiter: '', startAfter: '', maxKeys: 1, token: 'a b' };
    expect(() => listPage(listing([]), request)).toThrow(expect.objectContaining({ code: 'InvalidArgument' }));
  });

  it('lists every object and common prefix exactly once, for any page size', () => {
    const key = fc.string({ unit: fc.constantFrom('a', 'b', '/', '-', 'é', '\u{1F600}', '\0'), minLength: 1, maxLength: 6 });
    const inputs = [
      fc.uniqueArray(key, { maxLength: 40 }),
      fc.constantFrom('', 'a', 'a/', 'é'),
      fc.constantFrom('', '/', 'b-'),
      key,
    ] as const;
    fc.assert(
      fc.property(...inputs, fc.integer({ min: 1, max: 5 }), (keys, prefix, delimiter, startAfter, maxKeys) => {
        const pages = allPages(keys, { prefix, delimiter, maxKeys, startAfter });
        const expected = { keys: [] as string[], prefixes: [] as string[] };
        for (const found of keys.filter((k) => k.startsWith(prefix) && bytewise(k, startAfter) > 0).toSorted(bytewise)) {
          const end = delimiter === '' ? -1 : found.slice(prefix.length).indexOf(delimiter);
          if (end < 0) expected.keys.push(found);
          else expected.prefixes.push(found.slice(0, prefix.length + end + delimiter.length));
        }
        expect(keysOf(pages)).toEqual(expected.keys);
        expect(prefixesOf(pages)).toEqual([...new Set(expected.prefixes)]);
        for (const page of pages) expect(page.objects.length + page.commonPrefixes.length).toBeLessThanOrEqual(maxKeys);
      }),
    );
  });
});
