import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VISIT_PATH_MAX } from '#shared/model/limits.ts';
import { parseVisitPart, type VisitEvent, type VisitPart } from '#shared/rules/analytics/visits/visit-part.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { start } from '#site-renderer/visitor/modules/count.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const SHEET = { left: 0, top: 100, width: 400, height: 800 };

let sent: string[];
let isAccepted: boolean;
let listening: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  sent = [];
  isAccepted = true;
  listening = new AbortController();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('screen', { width: 390, height: 844 });
  performance.getEntriesByName = () => [{ startTime: 912.5 } as PerformanceEntry];
  define(navigator, 'sendBeacon', (path: string) => {
    if (isAccepted) sent.push(path);
    return isAccepted;
  });
  // Removes the listeners of one visit before the next.
  const ending = (add: typeof addEventListener) => (type: string, listener: EventListener, options?: boolean) =>
    add(type, listener, { capture: options === true, signal: listening.signal });
  vi.stubGlobal('addEventListener', ending(window.addEventListener.bind(window)));
  define(document, 'addEventListener', ending(document.addEventListener.bind(document)));
  // Pages load for a while before the module starts.
  later(1);
  look(true);
});
afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const [target, name] of defined.splice(0)) Reflect.deleteProperty(target, name);
  history.replaceState(null, '', '/');
});

const defined: [object, string][] = [];
function define(target: object, name: string, value: unknown): void {
  defined.push([target, name]);
  Object.defineProperty(target, name, { configurable: true, value });
}

function look(isSeen: boolean): void {
  define(document, 'hidden', !isSeen);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

function arrive() {
  document.body.innerHTML = `<div class="stage"><details class="menu"><a href="#m">menu</a></details><a class="arrow" data-move="down">down</a>
    ${['A1', 'B1', 'C1'].map((cell) => `<article class="sheet" id="${cell}" data-alias="ALIAS-${cell}"><p>text</p><a class="button">go</a><i class="point"></i><div class="product"><b>tea</b><a class="buy button">buy</a></div></article>`).join('')}</div>`;
  const stage = document.querySelector<HTMLElement>('.stage') ?? document.body;
  for (const sheet of stage.querySelectorAll('.sheet')) sheet.getBoundingClientRect = () => SHEET as DOMRect;
  let rest: (sheet: HTMLElement) => void = () => undefined;
  const visit = { stage, language: 'en', onRest: (listener: typeof rest) => (rest = listener) } as unknown as Visit;
  start(visit);
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? stage;
  const on = (cell: string) => rest(find(`#${cell}`));
  const press = (selector: string, [x, y] = [0, 0], type = 'click', button = 0) =>
    find(selector).dispatchEvent(new MouseEvent(type, { clientX: x, clientY: y, button, bubbles: true }));
  on('A1');
  return { visit, on, press };
}

const parts = (): VisitPart[] => sent.map((path) => parseVisitPart(path) ?? expect.unreachable(path));
const events = (): VisitEvent[] => parts().flatMap((part) => part.events);

test('a click on a goal link is reported with isGoal', () => {
  const { press } = arrive();
  document.querySelector('#A1 .button')?.classList.replace('button', 'goal-button');
  document.querySelector('#A1 .goal-button')?.classList.add('button');
  press('#A1 .goal-button', [200, 500]);
  look(false);
  expect(events()).toContainEqual({ at: 0, what: 'click', on: 'button', isGoal: true, x: 50, y: 50 });
});

describe('a link to a form', () => {
  const hashOf = (href: string, type = 'click') => {
    const { press } = arrive();
    const link = Object.assign(document.createElement('a'), { href, className: 'button tested', onclick: () => false });
    document.querySelector('#A1')?.append(link);
    press('.tested', [0, 0], type);
    return link.hash.slice(1);
  };

  test.each(['/contact', '/en/forms', '/kr/register?popup=01ARZ3NDEKTSV4RRFFQ69G5FAV'])('gets the visit id if it leads to %s', (href) => {
    expect(hashOf(href)).toBe(parts()[0]?.visitId);
    expect(hashOf(href, 'auxclick')).not.toBe('');
  });

  test.each(['/en/B1', '/login', '/contact-success', 'https://other.example/contact', '//other.example/register'])(
    'gets no visit id if it leads to %s',
    (href) => expect(hashOf(href)).toBe(''),
  );

  test('gets no visit id if the visitor requests no tracking', () => {
    define(navigator, 'doNotTrack', '1');
    expect(hashOf('/contact')).toBe('');
  });
});

describe('reporting of a visit', () => {
  test('sends the first sheet at once, and later events each time the page is hidden', () => {
    const { on } = arrive();
    expect(parts()).toMatchObject([
      { part: 0, language: 'en', events: [{ at: 0, what: 'sheet', by: 'opened', cell: 'A1', alias: 'ALIAS-A1' }] },
    ]);
    later(2);
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    on('B1');
    later(3.04);
    expect(sent).toHaveLength(1);
    look(false);
    later(60);
    look(true);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    on('C1');
    later(1);
    look(false);
    expect(parts().map(({ part }) => part)).toEqual([0, 1, 2]);
    expect(new Set(parts().map(({ visitId }) => visitId)).size).toBe(1);
    expect(events().slice(1)).toEqual([
      { at: 20, what: 'sheet', by: 'key', cell: 'B1', alias: 'ALIAS-B1' },
      { at: 50, what: 'hidden' },
      { at: 650, what: 'seen' },
      { at: 650, what: 'sheet', by: 'swipe', cell: 'C1', alias: 'ALIAS-C1' },
      { at: 660, what: 'hidden' },
    ]);
  });

  test('includes the origin in the first part only', () => {
    history.replaceState(null, '', '/en/B2?utm_source=%E6%96%B0%E8%81%9E&utm_campaign=spring&mail=a@example.com');
    define(document, 'referrer', 'https://news.example/articles/7?reader=1');
    arrive();
    look(false);
    expect(parts().map(({ origin }) => origin)).toEqual([
      { device: 'phone', shownAfter: 912, referrer: 'news.example', source: '新聞', medium: '', campaign: 'spring' },
      undefined,
    ]);
    expect(sent.join('')).not.toMatch(/articles|reader|mail|example.com/);
  });

  test('waits in a background tab until the tab is visible', () => {
    look(false);
    arrive();
    later(600);
    expect(sent).toEqual([]);
    look(true);
    later(5);
    look(false);
    expect(events()).toMatchObject([
      { at: 0, what: 'sheet' },
      { at: 50, what: 'hidden' },
    ]);
    expect(Number.parseInt(parts()[0]?.visitId.slice(0, 8) ?? '', 36)).toBe(NOW + 601_000);
  });

  test('sends a single last part when the page is left', () => {
    arrive();
    later(1);
    dispatchEvent(new Event('pagehide'));
    look(false);
    expect(events().map(({ what, at }) => [what, at])).toEqual([
      ['sheet', 0],
      ['hidden', 10],
    ]);
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['Do Not Track', 'doNotTrack', '1'],
    ['Global Privacy Control', 'globalPrivacyControl', true],
  ])('is disabled by %s', (_name, signal, value) => {
    define(navigator, signal, value);
    const { visit, on, press } = arrive();
    on('B1');
    press('#B1 .button');
    look(false);
    expect([sent, visit.report]).toEqual([[], undefined]);
  });

  test('includes a sheet once, even if its content is replaced', () => {
    const { on } = arrive();
    on('A1');
    on('B1');
    on('B1');
    look(false);
    expect(events().filter(({ what }) => what === 'sheet')).toHaveLength(2);
  });

  test('repeats events in the next part if the browser refused to send them', () => {
    isAccepted = false;
    const { on } = arrive();
    on('B1');
    look(false);
    isAccepted = true;
    look(true);
    look(false);
    expect(parts()).toMatchObject([{ part: 0, origin: { device: 'phone' } }, { part: 1 }]);
    expect(events().map(({ what }) => what)).toEqual(['sheet', 'sheet', 'hidden', 'seen', 'hidden']);
  });

  test('sends parts of less than a kilobyte, for any number of events and any address', () => {
    history.replaceState(null, '', `/?utm_source=${'%F0%9F%8C%B8'.repeat(300)}`);
    const { on, visit } = arrive();
    for (let step = 0; step < 300; step += 1) {
      on(step % 2 === 0 ? 'B1' : 'C1');
      visit.report?.('p', 'c', numberedUlid(step));
    }
    look(false);
    for (const path of sent) expect(new TextEncoder().encode(path).length).toBeLessThanOrEqual(VISIT_PATH_MAX);
    expect(parts().map(({ part }) => part)).toEqual(sent.map((_path, index) => index));
    expect(events()).toHaveLength(1 + 600 + 1);
    expect(parts()[0]?.origin?.source).toMatch(/^🌸+$/u);
  });
});

describe('move to another sheet', () => {
  test.each([
    ['a finger', 'swipe', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
    ['a key', 'key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
    ['the wheel', 'wheel', () => document.body.dispatchEvent(new Event('wheel', { bubbles: true }))],
    ['an arrow', 'arrow', () => document.querySelector<HTMLElement>('.arrow')?.click()],
    ['the menu', 'menu', () => document.querySelector<HTMLElement>('.menu a')?.click()],
    ['a link of a sheet', 'link', () => document.querySelector<HTMLElement>('#A1 .button')?.click()],
    ['a slider', 'other', () => undefined],
  ])('by %s is reported with its kind', (_name, by, move) => {
    const { on } = arrive();
    move();
    on('B1');
    look(false);
    expect(events().findLast(({ what }) => what === 'sheet')).toMatchObject({ by, cell: 'B1' });
  });
});

describe('tap on a sheet', () => {
  const clicks = () => {
    look(false);
    return events().flatMap((event) => (event.what === 'click' ? [[event.on, event.x, event.y]] : []));
  };

  test('is reported with the tapped element and the position on the sheet', () => {
    const { press } = arrive();
    press('#A1 > .button', [100, 500]);
    press('#A1 .product .button', [400, 900]);
    press('#A1 .product b', [0, 100]);
    press('#A1 .point', [200, 300], 'auxclick', 1);
    press('#A1 p', [199, 100]);
    press('.menu a', [10, 10]);
    expect(clicks()).toEqual([
      ['button', 25, 50],
      ['product', 100, 100],
      ['picture', 0, 0],
      ['image-link', 50, 25],
      ['picture', 50, 0],
      ['menu', undefined, undefined],
    ]);
  });

  test('is not reported for the context menu and for elements that are not counted', () => {
    const { press } = arrive();
    press('#A1 .button', [100, 500], 'auxclick', 2);
    press('.arrow');
    expect(clicks()).toEqual([]);
  });
});
