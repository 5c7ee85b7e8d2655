import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRow } from '#shared/values/text/csv.ts';
import { MenuItem } from '#shared/model/sites/global-menu.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';
import { LINKS_MAX, LIST_MAX, type LinkTarget, readLinkList } from '#web/features/editor/links/link-list.ts';

const rowsOf = (list: string, target: LinkTarget = 'sheets') => {
  const read = readLinkList(list, target);
  return 'rows' in read ? read.rows : expect.unreachable(read.fault);
};
const linksOf = (list: string) => rowsOf(list).map(({ title, url, text }) => [title, url, text]);

describe('readLinkList (R-6.135)', () => {
  it.each([
    ['commas', 'Menu,https://example.com/menu,Until May\nMap,https://example.com/map'],
    ['tabs of a spreadsheet', 'Menu\thttps://example.com/menu\tUntil May\r\nMap\thttps://example.com/map\r\n'],
    ['semicolons', 'Menu;https://example.com/menu;Until May\nMap;https://example.com/map;'],
    ['a head', 'Title,URL,Text\nMenu,https://example.com/menu,Until May\n\nMap,https://example.com/map,'],
    ['the address first', 'https://example.com/menu,Menu,Until May\nhttps://example.com/map,Map,'],
  ])('reads title, address and text with %s', (_, list) => {
    expect(linksOf(list)).toEqual([
      ['Menu', 'https://example.com/menu', 'Until May'],
      ['Map', 'https://example.com/map', ''],
    ]);
  });

  it.each([
    ['Our menu https://example.com/menu', 'Our menu', 'https://example.com/menu'],
    ['https://example.com/menu', 'example.com', 'https://example.com/menu'],
    ['www.example.com', 'www.example.com', 'https://www.example.com'],
    ['Call tel:0312345678', 'Call', 'tel:0312345678'],
    ['About us /B2', 'About us', '/B2'],
  ])('reads the line %j', (line, title, url) => {
    expect(rowsOf(line)).toMatchObject([{ title, url, fault: null }]);
  });

  it.each([
    ['Menu,javascript:alert(1)', 'linkDestinationUrl', 'invalid-url'],
    ['Menu,example', 'linkDestinationUrl', 'invalid-url'],
    ['Just a title', 'linkDestinationUrl', 'required'],
    ['Menu,mailto:hello', 'linkDestinationUrl', 'invalid-email'],
    ['Menu,/nowhere', 'linkDestinationUrl', 'invalid-cell'],
    [`${'a'.repeat(121)},https://example.com/`, 'title', 'too-long'],
    [`Menu,https://example.com/,${'a'.repeat(121)}`, 'text', 'too-long'],
  ])('names the rule that the row %j breaks', (line, path, rule) => {
    const [, second] = rowsOf(`First,https://example.com/\n${line}`);
    expect(second).toMatchObject({ number: 2, fault: { path, rule } });
  });

  it('refuses a title that only a sheet may have to the menu, and no text', () => {
    const line = `${'a'.repeat(51)},https://example.com/,${'b'.repeat(500)}`;
    expect(rowsOf(line, 'menu')).toMatchObject([{ fault: { path: 'title', rule: 'too-long' } }]);
    expect(rowsOf(`Menu,https://example.com/,${'b'.repeat(500)}`, 'menu')).toMatchObject([{ fault: null }]);
  });

  it('accepts for the menu exactly what its items accept', () => {
    const title = fc.string({ unit: 'grapheme', maxLength: 60 });
    const url = fc.oneof(fc.webUrl(), fc.constantFrom('/B2', '/contact', '/x', 'mailto:a@example.com', 'ftp://example.com'), fc.string());
    fc.assert(
      fc.property(title, url, (name, address) => {
        const read = readLinkList(csvRow(['head', 'https://example.com/']) + csvRow([name, address]), 'menu');
        const row = 'rows' in read ? read.rows.at(1) : undefined;
        if (row?.fault !== null) return;
        const item = { id: numberedUlid(1), name: row.title, linkDestinationUrl: row.url, isInternalLink: row.url.startsWith('/') };
        expect(MenuItem.safeParse(item).success).toBe(true);
      }),
    );
  });

  it('refuses lists without links, with too many, with too much text, and with an open quotation mark', () => {
    expect(readLinkList(' \n', 'sheets')).toEqual({ fault: 'empty' });
    expect(readLinkList('Title,URL', 'sheets')).toEqual({ fault: 'empty' });
    expect(readLinkList('https://example.com/\n'.repeat(LINKS_MAX + 1), 'sheets')).toEqual({ fault: 'too-large' });
    expect(readLinkList('a'.repeat(LIST_MAX + 1), 'sheets')).toEqual({ fault: 'too-large' });
    expect(readLinkList('"Menu,https://example.com/', 'sheets')).toEqual({ fault: 'unclosed-quote' });
  });
});
