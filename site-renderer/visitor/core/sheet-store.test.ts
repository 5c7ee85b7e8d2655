import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sheetsIn, sheetStore } from '#site-renderer/visitor/core/sheet-store.ts';

let asked: string[];
let answer: (address: string) => Promise<Response>;
const article = (cell: string): string => `<article class="sheet" id="${cell}" data-page="${cell}"></article>`;

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return answer(address);
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('sheetStore', () => {
  const store = () => sheetStore((cell) => `/s/${cell.slice(1)}.html`, sheetsIn);

  test('fetches a block once and caches all sheets of the block', async () => {
    answer = () => Promise.resolve(new Response(article('A1') + article('B1')));
    const sheets = store();
    expect(sheets.get('A1')).toBeUndefined();
    await Promise.all([sheets.load('A1'), sheets.load('B1')]);
    expect([sheets.get('A1'), sheets.get('B1')]).toEqual([article('A1'), article('B1')]);
    expect(asked).toEqual(['/s/1.html']);
  });

  test.each([
    ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refused', () => Promise.resolve(new Response(article('A1'), { status: 503 }))],
  ])('returns no sheet if the block is %s, and fetches the block again', async (_, refusal) => {
    const sheets = store();
    answer = refusal;
    await sheets.load('A1');
    expect(sheets.get('A1')).toBeUndefined();
    answer = () => Promise.resolve(new Response(article('A1')));
    await sheets.load('A1');
    expect(sheets.get('A1')).toBe(article('A1'));
    expect(asked).toHaveLength(2);
  });

  test('prefers a replaced sheet to the fetched sheet', async () => {
    const sheets = store();
    const own = '<article id="A1">for members</article>';
    sheets.keep(own);
    answer = () => Promise.resolve(new Response(article('A1')));
    await sheets.load('A1');
    expect(sheets.get('A1')).toBe(own);
  });

  test('caches only the most recent sheets, at most a hundred', () => {
    const sheets = store();
    const cells = Array.from({ length: 1_000 }, (_, index) => `A${index + 1}`);
    for (const cell of cells) sheets.keep(article(cell));
    const held = cells.filter((cell) => sheets.get(cell));
    expect(held.length).toBeLessThanOrEqual(100);
    expect(held).toEqual(cells.slice(-held.length));
  });
});
