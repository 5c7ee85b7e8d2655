import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lastSheet } from '#site-renderer/visitor/support/last-sheet.ts';
import { start as startCompanion } from '#site-renderer/visitor/modules/companion.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { sheetsIn } from '#site-renderer/visitor/core/sheet-store.ts';
import { startVisit } from '#site-renderer/visitor/core/visit.ts';
import { eventually } from '#test/support/eventually.ts';

/** Five rows of four cells; B3 and D1 are empty. */
const CELLS = '1110/1111/1011/1111/1111';

let painted: PromiseWithResolvers<void>;
let asked: string[];
let isOffline: boolean;
let listeners: AbortController;
let timers: ReturnType<typeof setTimeout>[];

const name = (row: number, column: number): string => `${'ABCD'[column]}${row + 1}`;
const article = (cell: string): string =>
  `<article class="sheet" id="${cell}" data-page="${cell}" aria-label="sheet ${cell}" style="grid-area:1/1;background-color:rgb(1,2,3);--arrow:#f0f">
    <img src="/m/${cell}.webp" loading="lazy"><a href="https://example.com/">button</a><a href="/C4" data-cell="C4">C4</a></article>`;

/** Returns the file of sheets with this number, of four by four cells. */
function block(number: number): string {
  const rows = CELLS.split('/').slice(number * 4, number * 4 + 4);
  return rows
    .flatMap((signs, row) => Array.from(signs).flatMap((sign, column) => (sign === '1' ? article(name(number * 4 + row, column)) : [])))
    .join('');
}

beforeEach(() => {
  asked = [];
  isOffline = false;
  listeners = new AbortController();
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => add(type, listener, { signal: listeners.signal }));
  const startTimer = globalThis.setTimeout;
  timers = [];
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => {
    const timer = startTimer(run, ms);
    timers.push(timer);
    return timer;
  });
  vi.stubGlobal('visualViewport', Object.assign(new EventTarget(), { scale: 1 }));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  // jsdom has no animations. Under reduced motion, only a finger starts one, which the tests end by a release.
  Object.defineProperty(document, 'timeline', { configurable: true, value: { currentTime: 0 } });
  Element.prototype.animate = () => ({ effect: null, onfinish: null, cancel: () => undefined }) as unknown as Animation;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
    },
  );
  Element.prototype.setPointerCapture = () => undefined;
  Element.prototype.getAnimations = () => [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    if (isOffline) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(new Response(block(Number(/(\d+)\.html$/.exec(address)?.[1]))));
  });
});
afterEach(() => {
  listeners.abort();
  // The deck has timers, which must not outlive the page of the test.
  for (const timer of timers) clearTimeout(timer);
  vi.unstubAllGlobals();
});

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
};

/** Opens the page of a cell below `/en`. */
function arrive(address: string, cell = address.slice('/en/'.length) || 'A1'): Visit {
  history.replaceState(null, '', address);
  document.head.innerHTML = `<title>own title</title><link rel="canonical" href="https://shop.example/en/${cell}">`;
  document.body.innerHTML = `<div class="stage" data-site="abcdefghij12" data-lang="en" data-home="/en" data-title="Shop">
    <main><section class="grid" data-rows="5" data-columns="4" data-cells="${CELLS}" data-block="4x4">${article(cell)}</section></main>
    <nav>${['up', 'left', 'right', 'down'].map((move) => `<a class="arrow" data-move="${move}" href="/x"></a>`).join('')}</nav>
    <a href="/" data-home="/" hreflang="ja">日本語</a><p class="live"></p></div>`;
  painted = Promise.withResolvers<void>();
  const visit = startVisit(find('.stage'), painted.promise, sheetsIn);
  if (!visit) throw new Error('There is no visit');
  return visit;
}

/** Opens the page and waits until it has loaded the neighbouring sheets. */
async function visiting(address: string, cell?: string): Promise<Visit> {
  const visit = arrive(address, cell);
  painted.resolve();
  startCompanion(visit);
  await settled();
  return visit;
}

const settled = (): Promise<void> =>
  eventually(() => expect(document.querySelector('.sheet:not([inert])')?.hasAttribute('data-page')).toBe(true));
const inPage = (): string[] => [...document.querySelectorAll('.sheet')].map(({ id }) => id).toSorted();
const filled = (): string[] => [...document.querySelectorAll('.sheet[data-page]')].map(({ id }) => id).toSorted();
const reachable = (): string[] => [...document.querySelectorAll<HTMLElement>('.sheet')].filter(({ inert }) => !inert).map(({ id }) => id);
const key = (pressed: string): boolean =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }));

describe('sheets in the DOM', () => {
  test('are the current sheet and its neighbours, fetched once the first picture is painted', async () => {
    arrive('/en/B2');
    expect([inPage(), asked]).toEqual([['B2'], []]);
    painted.resolve();
    await eventually(() => expect(filled()).toEqual(['A2', 'B1', 'B2', 'B4', 'C2']));
    expect(asked).toEqual(['/en/s/0.html']);
    expect(document.querySelectorAll('[loading]').length).toBe(5);
    expect(find('#B4').style.translate).toBe('0% 100%');
  });

  test('change with the current sheet, and are fetched once per block', async () => {
    await visiting('/en/B2');
    for (const [pressed, cells] of [
      ['ArrowUp', ['A1', 'B1', 'B2', 'C1']],
      ['Home', ['A1', 'A2', 'B1']],
      ['End', ['C5', 'D4', 'D5']],
    ] as const) {
      key(pressed);
      await eventually(() => expect(filled()).toEqual(cells));
    }
    expect(inPage()).toEqual(['C5', 'D4', 'D5']);
    expect(asked).toEqual(['/en/s/0.html', '/en/s/1.html']);
  });

  test('are added and removed while the compositor runs a slide', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    await visiting('/en/B2');
    await eventually(() => expect(filled()).toEqual(['A2', 'B1', 'B2', 'B4', 'C2']));
    // The slide does not end: its animation calls no `onfinish`.
    key('ArrowUp');
    await eventually(() => expect(filled()).toEqual(['A1', 'B1', 'B2', 'C1']));
    expect(location.pathname).toBe('/en/B2');
  });

  test('are inert except for the current sheet', async () => {
    await visiting('/en/B2');
    expect(reachable()).toEqual(['B2']);
    key('ArrowRight');
    expect(reachable()).toEqual(['C2']);
  });

  test('let text that can scroll handle keys', async () => {
    await visiting('/en/B2');
    const text = document.createElement('div');
    text.className = 'words';
    Object.defineProperty(text, 'scrollHeight', { value: 10 });
    find('#B2').append(text);
    const press = (): boolean => text.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }));
    expect([press(), reachable()]).toEqual([true, ['B2']]);
    Object.defineProperty(text, 'clientHeight', { value: 10 });
    expect([press(), reachable()]).toEqual([false, ['B4']]);
  });

  test('are empty while offline, and are filled once online', async () => {
    isOffline = true;
    await visiting('/en/B2');
    key('ArrowLeft');
    await eventually(() => expect(reachable()).toEqual(['A2']));
    expect(find('#A2').childElementCount).toBe(0);
    isOffline = false;
    dispatchEvent(new Event('online'));
    await eventually(() => expect(filled()).toContain('A2'));
    expect(reachable()).toEqual(['A2']);
  });
});

test('startVisit leaves a page to the browser that has no animations (R-14.122)', () => {
  Object.assign(Element.prototype, { animate: undefined });
  expect(() => arrive('/en/B2')).toThrow('There is no visit');
  expect([inPage(), find('.grid').hasAttribute('tabindex'), asked]).toEqual([['B2'], false, []]);
});

describe('address of a visit', () => {
  test.each([
    ['/en', 'A1', 'A1', '/en'],
    ['/en/A1', 'A1', 'A1', '/en'],
    ['/en/C2?from=mail', 'C2', 'C2', '/en/C2?from=mail'],
    ['/en#B2', 'A1', 'B2', '/en/B2'],
    ['/en#privacyPolicy', 'A1', 'A1', '/en#privacyPolicy'],
    ['/en/B3', 'C1', 'A1', '/en'],
  ])('%s on a page with the sheet %s starts at %s', async (address, own, cell, shown) => {
    startCompanion(arrive(address, own));
    painted.resolve();
    await eventually(() => expect(location.pathname + location.search + location.hash).toBe(shown));
    expect(reachable()).toEqual([cell]);
  });

  test('is replaced after the title', async () => {
    await visiting('/en/B2');
    const titles: string[] = [];
    const replace = vi.spyOn(history, 'replaceState').mockImplementation(() => titles.push(document.title));
    key('ArrowDown');
    await eventually(() => expect(titles).toEqual(['sheet B4 | Shop']));
    replace.mockRestore();
  });

  test('changes with the current sheet, as do title, canonical address, announcement and stored last sheet', async () => {
    await visiting('/en/B2');
    expect([document.title, find('.live').textContent]).toEqual(['sheet B2 | Shop', '']);
    key('ArrowDown');
    await eventually(() => expect(document.title).toBe('sheet B4 | Shop'));
    expect(location.pathname).toBe('/en/B4');
    expect(lastSheet()).toBe('B4');
    expect(find('[rel=canonical]').getAttribute('href')).toBe('https://shop.example/en/B4');
    expect(find('[hreflang]').getAttribute('href')).toBe('/B4');
    expect(find('.live').textContent).toBe('B4 sheet B4');
    expect(find('.arrow').style.getPropertyValue('--arrow')).toBe('#f0f');
    key('ArrowUp');
    expect([document.title, find('[rel=canonical]').getAttribute('href')]).toEqual(['sheet B2 | Shop', 'https://shop.example/en/B2']);
  });

  test('has the title of the site at the home page, and the title of its sheet if that is not the usual one', async () => {
    const visit = await visiting('/en/B2');
    key('ArrowUp');
    await eventually(() => expect(document.title).toBe('sheet B1 | Shop'));
    visit.slideTo('A1');
    await eventually(() => expect(document.title).toBe('Shop'));
    visit.slideTo('A2');
    await eventually(() => expect(document.title).toBe('sheet A2 | Shop'));
    visit.replaceSheet('A2', article('A2').replace('data-page', 'data-title="A long name… | Shop" data-page'));
    await eventually(() => expect(document.title).toBe('A long name… | Shop'));
  });

  test('gets a history entry if a link opened the sheet', async () => {
    await visiting('/en/B2');
    const before = history.length;
    find('#B2 [data-cell]').click();
    await eventually(() => expect([location.pathname, history.length]).toEqual(['/en/C4', before + 1]));
    history.back();
    await eventually(() => expect(reachable()).toEqual(['B2']));
  });
});

describe('arrows of the grid', () => {
  const arrows = (): (string | null)[] =>
    [...document.querySelectorAll<HTMLAnchorElement>('.arrow')].map((arrow) => (arrow.hidden ? null : arrow.getAttribute('href')));

  test('link to the neighbours, and are hidden in directions without a neighbour', async () => {
    await visiting('/en');
    expect(arrows()).toEqual([null, null, '/en/B1', '/en/A2']);
    find('[data-move=right]').click();
    await eventually(() => expect([location.pathname, arrows()]).toEqual(['/en/B1', [null, '/en', '/en/C1', '/en/B2']]));
  });

  test('give the focus to the grid if they become hidden', async () => {
    await visiting('/en/B1');
    find('[data-move=left]').focus();
    find('[data-move=left]').click();
    await eventually(() => expect(document.activeElement).toBe(find('.grid')));
  });

  test('do not follow their link if tapped again during the last slide', async () => {
    await visiting('/en');
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('[data-move=left]').dispatchEvent(press);
    expect([press.defaultPrevented, reachable()]).toEqual([true, ['A1']]);
  });

  test('leave clicks with a modifier key to the browser', async () => {
    await visiting('/en');
    const press = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
    find('[data-move=right]').dispatchEvent(press);
    expect([press.defaultPrevented, reachable()]).toEqual([false, ['A1']]);
  });
});

describe('a finger during a visit', () => {
  const point = (type: string, y: number, timeStamp: number): void => {
    const event = Object.assign(new Event(`pointer${type}`, { bubbles: true }), {
      isPrimary: true,
      buttons: type === 'up' ? 0 : 1,
      clientX: 200,
      clientY: y,
    });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    find('.sheet:not([inert])').dispatchEvent(event);
  };

  test('moves one sheet with a flick', async () => {
    await visiting('/en/B1');
    point('down', 600, 0);
    point('move', 300, 40);
    point('up', 100, 70);
    expect(reachable()).toEqual(['B2']);
  });

  test('delays adding and removing sheets until it is lifted', async () => {
    await visiting('/en/B1');
    point('down', 600, 0);
    key('ArrowDown');
    await new Promise((resolve) => void setTimeout(resolve));
    const before = inPage();
    point('down', 600, 0);
    await new Promise((resolve) => void setTimeout(resolve, 20));
    expect(inPage()).toEqual(before);
    point('up', 600, 10);
    await eventually(() => expect(inPage()).toEqual(['A2', 'B1', 'B2', 'B4', 'C2']));
  });
});

describe('visitor modules', () => {
  test('are notified of a step in a direction without a sheet, and of no other step', async () => {
    const visit = await visiting('/en/B1');
    const edges: string[] = [];
    visit.onEdge = (to) => edges.push(to);
    for (const pressed of ['ArrowUp', 'ArrowLeft', 'ArrowLeft', 'Home']) key(pressed);
    expect([edges, reachable()]).toEqual([['up', 'left'], ['A1']]);
  });

  test('are notified of every sheet in the DOM, and of each current sheet once it has loaded', async () => {
    const visit = await visiting('/en');
    const [come, rested]: [string[], string[]] = [[], []];
    visit.onSheet(({ id }) => come.push(id));
    visit.onRest(({ id }) => rested.push(id));
    await eventually(() => expect(come.toSorted()).toEqual(['A1', 'A2', 'B1']));
    expect(rested).toEqual(['A1']);
    visit.slideTo('D5');
    await eventually(() => expect(rested).toEqual(['A1', 'D5']));
    await eventually(() => expect(come).toEqual(expect.arrayContaining(['D5', 'D4', 'C5'])));
  });

  test('can replace sheets for the rest of the visit', async () => {
    const visit = await visiting('/en');
    const rested: (string | null)[] = [];
    visit.onRest(({ textContent }) => rested.push(textContent.trim()));
    visit.replaceSheet('A1', '<article class="sheet" id="A1" data-page="A1">for members</article>');
    expect([rested.at(-1), reachable()]).toEqual(['for members', ['A1']]);
    visit.slideTo('D5');
    await eventually(() => expect(filled()).toContain('D5'));
    visit.slideTo('A1');
    expect(find('#A1').textContent).toBe('for members');
    visit.slideTo('Z9');
    expect(reachable()).toEqual(['A1']);
  });

  test('move the focus to the grid if they replace the sheet with the focus', async () => {
    const visit = await visiting('/en');
    find('#A1 a').focus();
    visit.replaceSheet('A1', '<article class="sheet" id="A1" data-page="A1">for members</article>');
    expect([document.querySelectorAll('#A1').length, document.activeElement]).toEqual([1, find('.grid')]);
  });
});

test('startVisit returns undefined for a page without sheets', () => {
  document.body.innerHTML = '<div class="stage"></div>';
  expect(startVisit(find('.stage'), Promise.resolve(), sheetsIn)).toBeUndefined();
});
