import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settleCards, start } from '#site-renderer/visitor/modules/shelf.ts';
import type { OpenOverlay } from '#site-renderer/visitor/support/close-on-back.ts';

const SHELF = `<div class="shelf"><div><button class="shelf-all">商品 14点 <span>すべて見る</span></button>
  <button class="shelf-step" data-step="1"></button></div><ul class="shelf-row">${Array.from(
    { length: 14 },
    (_, index) =>
      `<li class="ware"><a class="ware-open" href="https://example.com/${index}"><img><span><b>茶 ${index}</b></span></a><p>説明</p><a class="buy button" href="/C3" data-cell="C3">買う</a></li>`,
  ).join('')}</ul></div>`;
const TRAY = `<dialog class="tray"><button aria-label="閉じる">×</button><h2></h2><input type="search"><output data-none="ありません"></output><ul></ul></dialog>`;

const back = { opened: vi.fn<() => void>(), closed: vi.fn<() => void>(), followed: vi.fn<() => void>() } satisfies OpenOverlay;
let goBack: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } });
});

function visit(): HTMLElement {
  document.body.innerHTML = `<div class="stage"><article class="sheet"><div class="words">${SHELF}</div></article>${TRAY}</div>`;
  const stage = document.querySelector<HTMLElement>('.stage') ?? expect.unreachable();
  start({ stage, onSheet: () => undefined }, (close) => {
    goBack = close;
    return back;
  });
  return stage;
}

const tray = (): HTMLDialogElement => document.querySelector('dialog') ?? expect.unreachable();
const inTray = (selector: string): HTMLElement[] => [...tray().querySelectorAll<HTMLElement>(selector)];
const press = (target: Element | null | undefined, init: MouseEventInit = {}): boolean =>
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })) ?? expect.unreachable();

describe('sheet from below', () => {
  it('shows one product with its button, as no link to it (R-8.74)', () => {
    const stage = visit();
    expect(press(stage.querySelectorAll('.ware-open')[3])).toBe(false);
    expect([tray().open, tray().className, tray().ariaLabel, back.opened.mock.calls.length]).toEqual([true, 'tray one', '茶 3', 1]);
    expect(inTray('li').map(({ textContent }) => textContent)).toEqual(['茶 3説明買う']);
    expect(inTray('a').map((link) => link.getAttribute('href'))).toEqual(['/C3']);
    expect(inTray('input').map(({ hidden }) => hidden)).toEqual([true]);
  });

  it('lets the browser follow a link that is pressed with a modifier', () => {
    const stage = visit();
    expect(press(stage.querySelector('.ware-open'), { ctrlKey: true })).toBe(true);
    expect(tray().open).toBe(false);
  });

  it('shows all products, searches them, and opens one of them', () => {
    const stage = visit();
    press(stage.querySelector('.shelf-all'));
    expect([tray().className, tray().ariaLabel, inTray('h2')[0]?.textContent.trim()]).toEqual(['tray', '商品 14点 ', '商品 14点']);
    const field = tray().querySelector('input') ?? expect.unreachable();
    const found = (text: string): number => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
      return inTray('li').filter(({ hidden }) => !hidden).length;
    };
    expect([field.hidden, found(''), found('茶 1'), found('１３'), found('珈琲')]).toEqual([false, 14, 5, 1, 0]);
    expect(inTray('output')[0]?.textContent).toBe('ありません');
    found('');
    expect(inTray('output')[0]?.textContent).toBe('');
    press(inTray('.ware-open')[12]);
    expect([tray().ariaLabel, inTray('li').length, document.activeElement, back.opened.mock.calls.length]).toEqual([
      '茶 12',
      1,
      inTray('button')[0],
      1,
    ]);
  });

  it('closes by its button, the backdrop and Back, and restores the focus', () => {
    const stage = visit();
    const card = stage.querySelector<HTMLElement>('.ware-open');
    for (const close of [() => press(inTray('button')[0]), () => press(tray()), () => goBack()]) {
      press(card);
      press(inTray('p')[0]);
      expect(tray().open).toBe(true);
      close();
      expect([tray().open, document.activeElement]).toEqual([false, card]);
    }
    expect(back.closed).toHaveBeenCalledTimes(3);
  });

  it('closes when a link to a cell is followed', () => {
    const stage = visit();
    press(stage.querySelector('.ware-open'));
    press(inTray('.buy')[0]);
    expect([tray().open, back.followed.mock.calls.length]).toEqual([false, 1]);
  });

  it('closes when a finger pulls it far enough, unless its content is scrolled', () => {
    const stage = visit();
    const pull = (scrollTop: number, to: number): string[] => {
      press(stage.querySelector('.ware-open'));
      tray().scrollTop = scrollTop;
      const touch = (type: string, clientY: number): boolean =>
        tray().dispatchEvent(Object.assign(new Event(type, { cancelable: true, bubbles: true }), { touches: [{ clientY }] }));
      touch('touchstart', 100);
      const isScrolled = touch('touchmove', to);
      const { translate } = tray().style;
      touch('touchend', to);
      const result = [isScrolled ? 'scrolls' : translate, tray().open ? 'open' : 'closed'];
      tray().close();
      return result;
    };
    expect([pull(0, 160), pull(0, 190), pull(0, 40), pull(50, 300)]).toEqual([
      ['0px 60px', 'open'],
      ['0px 90px', 'closed'],
      ['scrolls', 'open'],
      ['scrolls', 'open'],
    ]);
    expect(tray().style.translate).toMatch(/^0px/);
  });

  it('keeps keys from the page behind it', () => {
    visit();
    const heard = vi.fn<() => void>();
    window.addEventListener('keydown', heard, { once: true });
    tray().dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
  });

  it('scrolls the row of a shelf by its buttons', () => {
    const stage = visit();
    const row = stage.querySelector('.shelf-row') ?? expect.unreachable();
    const scrollBy = vi.fn<(x?: number | ScrollToOptions, y?: number) => void>();
    Object.assign(row, { scrollBy });
    Object.defineProperty(row, 'clientWidth', { value: 300 });
    press(stage.querySelector('.shelf-step'));
    expect(scrollBy).toHaveBeenCalledWith(240, 0);
    expect(tray().open).toBe(false);
  });
});

describe('wheel over a shelf', () => {
  it('scrolls its row without moving the sheets, until a new gesture at its end', () => {
    const stage = visit();
    const row = stage.querySelector('.shelf-row') ?? expect.unreachable();
    const sizes = { scrollWidth: 600, clientWidth: 300, scrollHeight: 1, clientHeight: 1, scrollTop: 0 };
    Object.defineProperties(row, Object.fromEntries(Object.entries(sizes).map(([name, value]) => [name, { value }])));
    const heard = vi.fn<() => void>();
    window.addEventListener('wheel', heard);
    const turn = (at: number, deltaX: number, deltaY = 0): number => {
      heard.mockClear();
      const event = new WheelEvent('wheel', { bubbles: true, deltaX, deltaY });
      Object.defineProperty(event, 'timeStamp', { value: at });
      (row.firstElementChild ?? row).dispatchEvent(event);
      return heard.mock.calls.length;
    };
    expect([turn(1_000, 40), turn(1_000, 0, 40), turn(1_000, -40)]).toEqual([0, 1, 0]);
    row.scrollLeft = 300;
    expect([turn(1_100, 40), turn(1_200, 40), turn(1_400, 40)]).toEqual([0, 0, 1]);
    window.removeEventListener('wheel', heard);
  });
});

describe('settleCards', () => {
  /** Returns a sheet with placed cards, with vertical positions of its elements: of the text after `shelf` cards are on the shelf. */
  function sheetWith(text: (onShelf: number) => number, cards: readonly number[]): HTMLElement {
    document.body.innerHTML = `<article class="sheet"><div class="words gradient"><div class="type"><h1></h1></div><div class="shelf">
      ${cards.map(() => '<li class="ware" data-placed hidden></li>').join('')}</div></div>
      ${cards.map((top) => `<div class="product" data-top="${top}"></div>`).join('')}</article>`;
    const sheet = document.querySelector<HTMLElement>('.sheet') ?? expect.unreachable();
    const box = (top: () => number) => () => new DOMRect(0, top(), 100, 50);
    const onShelf = () => sheet.querySelectorAll('.ware:not([hidden])').length;
    Object.assign(sheet.querySelector('h1') ?? {}, { getBoundingClientRect: box(() => text(onShelf())) });
    Object.assign(sheet.querySelector('.shelf') ?? {}, { getBoundingClientRect: box(() => (onShelf() ? 900 : -900)) });
    for (const card of sheet.querySelectorAll<HTMLElement>('.product'))
      Object.assign(card, { getBoundingClientRect: box(() => (card.hidden ? -500 : Number(card.dataset['top']))) });
    return sheet;
  }
  const settled = (sheet: HTMLElement): [string[], string] => {
    settleCards(sheet);
    return [
      [...sheet.querySelectorAll<HTMLElement>('.product')].map(({ hidden }, index) =>
        hidden === sheet.querySelectorAll<HTMLElement>('.ware')[index]?.hidden ? 'both' : hidden ? 'shelf' : 'placed',
      ),
      sheet.querySelector('.words')?.className ?? '',
    ];
  };

  it('keeps cards that cover nothing, and shows them (R-8.71)', () => {
    const sheet = sheetWith(() => 400, [0, 100, 600]);
    expect(settled(sheet)).toEqual([['placed', 'placed', 'placed'], 'words gradient']);
    expect(sheet.querySelectorAll('.settled')).toHaveLength(3);
  });

  it('moves cards to the shelf that cover a text or another card, the last one first', () => {
    expect(settled(sheetWith(() => 400, [380, 100, 120]))).toEqual([['shelf', 'placed', 'shelf'], 'words gradient shelved of-2']);
  });

  it('measures again after the shelf has moved the texts, and returns cards that have room again', () => {
    let isWide = false;
    const sheet = sheetWith((onShelf) => (isWide ? 700 : 400 - onShelf * 100), [320, 420]);
    expect(settled(sheet)).toEqual([['shelf', 'shelf'], 'words gradient shelved of-2']);
    isWide = true;
    expect(settled(sheet)).toEqual([['placed', 'placed'], 'words gradient']);
  });

  it('moves cards to the shelf that are not whole', () => {
    const sheet = sheetWith(() => 400, [0]);
    Object.defineProperties(sheet.querySelector('.product') ?? {}, { scrollHeight: { value: 300 }, clientHeight: { value: 200 } });
    expect(settled(sheet)[0]).toEqual(['shelf']);
  });
});
