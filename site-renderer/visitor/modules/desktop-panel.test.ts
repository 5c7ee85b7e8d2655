import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseSheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import { sheetsIn, sheetStore } from '#site-renderer/visitor/core/sheet-store.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { start } from '#site-renderer/visitor/modules/desktop-panel.ts';

/** A script that draws a code as a text, in place of that of the dialog. */
const CODE = `data:text/javascript,${encodeURIComponent("export const drawCode = (url, label) => Object.assign(document.createElement('i'), { title: url, ariaLabel: label })")}`;

const sheet = (cell: string, label: string, colour = '#123456'): string =>
  `<article class="sheet" id="${cell}" aria-label="${label}" style="background-color:${colour}"></article>`;

let rest: (cell: string, label?: string) => void;
let load: (markup: string) => void;
let visit: Visit;

function begin(cells: string, { code = CODE, language = 'en' } = {}): ShadowRoot {
  document.body.innerHTML = `<div class="stage" data-title="Tea &amp; Co" data-code="${code}" style="--headline:serif"><div class="deck">${sheet('A1', 'First tea')}</div></div>`;
  const stage = document.querySelector<HTMLElement>('.stage') as HTMLElement;
  const listeners: { rest: ((one: HTMLElement) => void)[]; sheet: ((one: HTMLElement) => void)[] } = { rest: [], sheet: [] };
  const store = sheetStore(() => '', sheetsIn);
  const show = (markup: string): HTMLElement => {
    document.querySelector('.deck')?.replaceChildren();
    document.querySelector('.deck')?.insertAdjacentHTML('beforeend', markup);
    return document.querySelector('.sheet') as HTMLElement;
  };
  visit = {
    stage,
    api: '/api',
    language,
    home: '/en',
    map: parseSheetMap(cells),
    store,
    addressed: () => 'A1',
    goal: () => 'A1',
    onRest(listener) {
      listeners.rest.push(listener);
      listener(document.querySelector('.sheet') as HTMLElement);
    },
    onSheet(listener) {
      listeners.sheet.push(listener);
      listener(document.querySelector('.sheet') as HTMLElement);
    },
    replaceSheet: () => undefined,
    slideTo: vi.fn(),
  };
  rest = (cell, label = cell) => {
    history.replaceState(null, '', `/en/${cell}`);
    const one = show(sheet(cell, label));
    for (const listener of [...listeners.sheet, ...listeners.rest]) listener(one);
  };
  load = (markup) => {
    for (const one of sheetsIn(markup)) store.keep(one);
    for (const listener of listeners.sheet) listener(document.querySelector('.sheet') as HTMLElement);
  };
  start(visit);
  return document.querySelector('aside')?.shadowRoot as ShadowRoot;
}

const linkTo = (root: ShadowRoot, cell: string): HTMLAnchorElement =>
  root.querySelector(`a[href="${cell === 'A1' ? '/en' : `/en/${cell}`}"]`) as HTMLAnchorElement;

beforeEach(() => {
  history.replaceState(null, '', '/en');
  // jsdom does not scroll.
  Element.prototype.scrollBy = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

describe('panel beside the frame of a desktop', () => {
  test('has a name, the title, that of the current sheet, and the fonts of the theme', () => {
    const root = begin('11/01');
    const host = root.host as HTMLElement;
    expect([host.ariaLabel, host.style.getPropertyValue('--headline')]).toEqual(['Tea & Co', 'serif']);
    expect(root.querySelector('section')?.textContent).toBe('Tea & CoFirst tea');
    rest('B2', 'Second tea');
    expect(root.querySelector('p')?.textContent).toBe('Second tea');
    // A sheet without texts has the name of its cell.
    rest('B1');
    expect(root.querySelector('p')?.textContent).toBe('');
  });

  test('shows the grid as links in their places, with the current one marked as the only stop of the Tab key', () => {
    // Lines without a sheet take no space.
    const root = begin('1010/0000/0010');
    expect(root.querySelector('nav')?.ariaLabel).toBe('Map of the sheets');
    expect([...root.querySelectorAll('nav div')].map(({ children }) => [...children].map((one) => one.getAttribute('href')))).toEqual([
      ['/en', '/en/C1'],
      [null, '/en/C3'],
    ]);
    rest('C3');
    expect(linkTo(root, 'C3').getAttribute('aria-current')).toBe('page');
    expect(root.querySelectorAll('[aria-current]')).toHaveLength(1);
    expect([...root.querySelectorAll('a')].filter(({ tabIndex }) => tabIndex === 0)).toEqual([linkTo(root, 'C3')]);
  });

  test('moves to the sheet of a link as a new entry of the history; a modifier opens the page', () => {
    const root = begin('11');
    const press = (init: MouseEventInit) =>
      linkTo(root, 'B1').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    expect(press({ ctrlKey: true })).toBe(true);
    expect(visit.slideTo).not.toHaveBeenCalled();
    expect(press({})).toBe(false);
    expect(visit.slideTo).toHaveBeenCalledExactlyOnceWith('B1');
    expect(visit.entry).toBe('B1');
  });

  test('moves the focus in the map with the sheets, and no other focus', () => {
    const root = begin('11');
    linkTo(root, 'A1').focus();
    rest('B1');
    expect(root.activeElement).toBe(linkTo(root, 'B1'));
    linkTo(root, 'B1').blur();
    rest('A1');
    expect(root.activeElement).toBeNull();
  });

  test('gives cells the names and colours of the sheets that were loaded, and follows a replaced sheet', () => {
    const root = begin('111');
    expect([linkTo(root, 'A1').title, linkTo(root, 'B1').ariaLabel]).toEqual(['A1 First tea', 'B1']);
    load(sheet('B1', 'Members only') + sheet('C1', 'A &quot;third&quot; tea', '#abcdef'));
    expect([linkTo(root, 'B1').ariaLabel, linkTo(root, 'C1').ariaLabel]).toEqual(['B1 Members only', 'C1 A "third" tea']);
    expect(linkTo(root, 'C1').style.backgroundColor).toBe('rgb(171, 205, 239)');
    // A member sees the sheet itself.
    rest('B1', 'For you');
    expect(linkTo(root, 'B1').title).toBe('B1 For you');
  });

  test('hides the map of a single sheet', () => {
    expect(begin('1').querySelector('nav')?.hidden).toBe(true);
  });

  test('draws the code of each address, and copies the link', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) } });
    const root = begin('11');
    await vi.waitFor(() => expect(root.querySelector('i')?.title).toBe(`${location.origin}/en`));
    expect(root.querySelector('i')?.ariaLabel).toBe('View on your phone');
    rest('B1');
    await vi.waitFor(() => expect(root.querySelector('i')?.title).toBe(`${location.origin}/en/B1`));
    root.querySelector('button')?.click();
    await vi.waitFor(() => expect(root.querySelector('[role=status]')?.textContent).toBe('Copied'));
    expect(written).toEqual([`${location.origin}/en/B1`]);
  });

  test('has no code if the owner has switched sharing off', async () => {
    const root = begin('11', { code: '' });
    await Promise.resolve();
    expect(root.querySelectorAll('section')[1]?.childElementCount).toBe(0);
  });

  test.each([
    ['jp', 'シートの地図'],
    ['cn', '页面地图'],
    ['kr', '시트 지도'],
  ])('speaks %s', (language, name) => {
    expect(begin('11', { language }).querySelector('nav')?.ariaLabel).toBe(name);
  });
});
