import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { VisitorNews } from '#shared/model/news/visitor-news.ts';
import { NewsBar } from '#site-renderer/components/shell/news-bar.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { RECALL, SEEN } from '#site-renderer/visitor/layers/arrange-layers.ts';
import { start } from '#site-renderer/visitor/modules/news.ts';
import { settled } from '#test/support/eventually.ts';

const news = (id: string, differences: Partial<VisitorNews> = {}): VisitorNews => ({
  id,
  title: `Title ${id}`,
  content: `Content ${id}`,
  contentUrl: '',
  image: null,
  startDate: '2026-11-20T12:00:00Z',
  ...differences,
});

const words = VISITOR_LABELS.en.news;
let asked: unknown[][];
let prefersLessMotion = false;
beforeEach(() => {
  asked = [];
  prefersLessMotion = false;
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLessMotion }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BAR = renderToStaticMarkup(createElement(NewsBar, { words: VISITOR_LABELS.en, allUrl: '/en/news' }));

/** Opens a page that has requested its news, with this response of the server. */
async function visiting(respond: () => Promise<Response>, page = BAR) {
  vi.stubGlobal('fetch', (...request: unknown[]) => {
    asked.push(request);
    return respond();
  });
  document.body.innerHTML = `<div class="stage"><div class="grid" tabindex="0"></div>${page}</div>`;
  const stage = document.querySelector<HTMLElement>('.stage') ?? document.body;
  const reported: (readonly unknown[])[] = [];
  const resting: ((sheet: HTMLElement) => void)[] = [];
  let isAway = false;
  const arrange = () => {
    const shown = stage.querySelector('.news:not([hidden])');
    shown?.classList.toggle('away', isAway);
    if (!isAway) shown?.dispatchEvent(new Event(SEEN));
  };
  const report = (...event: readonly unknown[]) => void reported.push(event);
  start({ stage, language: 'en', report, arrange, onRest: (listener) => void resting.push(listener) });
  await settled();
  const rest = () => {
    arrange();
    for (const listener of resting) listener(stage);
  };
  const bar = stage.querySelector<HTMLElement>('.news');
  const button = (label: string) => bar?.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`);
  const [link] = bar?.querySelectorAll('a') ?? [];
  return {
    stage,
    bar,
    link,
    reported,
    button,
    rest,
    image: bar?.querySelector('img'),
    setAway: (away: boolean) => {
      isAway = away;
      rest();
    },
    close: () => button(words.close)?.click(),
    shown: () => (bar?.hidden === false ? [bar.querySelector('b')?.textContent, bar.querySelector('span')?.textContent] : undefined),
  };
}
const responseWith =
  (...items: VisitorNews[]) =>
  () =>
    Promise.resolve(Response.json({ news: items, styles: '.news{}' }));

describe('news bar', () => {
  test('loads news once, without cookies, and shows the first item as plain text', async () => {
    const page = await visiting(responseWith(news('2', { content: '<img src=x onerror=alert(1)>' }), news('1')));
    expect(asked).toEqual([['/n/en.json', { priority: 'low' }]]);
    expect(page.shown()).toEqual(['Title 2', '<img src=x onerror=alert(1)>']);
    expect(page.stage.querySelectorAll('.news img')).toHaveLength(1);
  });

  test('is a named live region with named buttons and a link to all news', async () => {
    const page = await visiting(responseWith(news('1')));
    expect(page.bar?.getAttribute('aria-label')).toBe('News');
    expect(page.bar?.parentElement?.getAttribute('role')).toBe('status');
    expect(page.button(words.close)).toBeTruthy();
    expect([...page.stage.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/en/news');
  });

  test('shows the link and the picture of an item', async () => {
    const image = { src: '/m/abc/240.webp', width: 240, height: 240, colour: '#336699' };
    const page = await visiting(responseWith(news('2', { contentUrl: 'https://example.com/a', image }), news('1')));
    expect([page.link?.href, page.link?.hidden]).toEqual(['https://example.com/a', false]);
    expect([page.image?.getAttribute('src'), page.image?.hidden, page.image?.alt]).toEqual(['/m/abc/240.webp', false, '']);
    page.close();
    expect([page.link?.hidden, page.image?.hidden]).toEqual([true, true]);
  });

  test('shows the next item after an item was closed, and hides the closed item on this device', async () => {
    const page = await visiting(responseWith(news('2'), news('1')));
    page.close();
    expect(page.shown()).toEqual(['Title 1', 'Content 1']);
    const next = await visiting(responseWith(news('3'), news('2'), news('1')));
    expect(next.shown()?.[0]).toBe('Title 3');
    next.close();
    next.close();
    expect(next.shown()).toBeUndefined();
    expect((await visiting(responseWith(news('3'), news('2'), news('1')))).shown()).toBeUndefined();
    expect((await visiting(responseWith(news('4')))).shown()?.[0]).toBe('Title 4');
  });

  test('reports the views, clicks and closing of each item once', async () => {
    const page = await visiting(responseWith(news('2', { contentUrl: '/en/B2' }), news('1')));
    page.link?.click();
    page.button(words.next)?.click();
    page.button(words.next)?.click();
    page.close();
    expect(page.reported).toEqual([
      ['n', 's', '2'],
      ['n', 'c', '2'],
      ['n', 's', '1'],
      ['n', 'x', '2'],
    ]);
  });

  test('is a strip of one line until it is opened, and again after Escape and on the next sheet', async () => {
    const page = await visiting(responseWith(news('2', { contentUrl: '/en/B2' }), news('1')));
    const isStrip = () => page.bar?.classList.contains('strip');
    expect(isStrip()).toBe(true);
    page.button(words.open)?.click();
    expect([isStrip(), document.activeElement]).toEqual([false, page.link]);
    vi.advanceTimersByTime(30_000);
    expect(page.shown()?.[0]).toBe('Title 2');
    page.bar?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect([isStrip(), document.activeElement]).toEqual([true, page.button(words.open)]);
    page.button(words.open)?.click();
    page.rest();
    expect(isStrip()).toBe(true);
  });

  test('the news bar is not reported as seen while it is away, and is opened from the button that recalls it', async () => {
    const page = await visiting(responseWith(news('2'), news('1')));
    page.setAway(true);
    page.button(words.next)?.click();
    expect(page.reported).toEqual([['n', 's', '2']]);
    page.bar?.dispatchEvent(new Event(RECALL));
    expect(page.bar?.classList.contains('strip')).toBe(false);
    page.setAway(false);
    expect(page.reported).toEqual([
      ['n', 's', '2'],
      ['n', 's', '1'],
    ]);
  });

  test('does not announce automatic turns, and announces manual turns politely', async () => {
    const page = await visiting(responseWith(news('2'), news('1')));
    const live = page.bar?.parentElement;
    vi.advanceTimersByTime(8_000);
    expect([page.shown()?.[0], live?.ariaLive]).toEqual(['Title 1', 'off']);
    page.button(words.next)?.click();
    expect([page.shown()?.[0], live?.ariaLive]).toEqual(['Title 2', 'polite']);
  });

  test('does not turn while it is paused or has the focus', async () => {
    const page = await visiting(responseWith(news('2'), news('1')));
    page.button(words.hold)?.click();
    vi.advanceTimersByTime(30_000);
    expect([page.shown()?.[0], page.button(words.hold)?.ariaPressed]).toEqual(['Title 2', 'true']);
    page.button(words.hold)?.click();
    page.button(words.next)?.focus();
    vi.advanceTimersByTime(30_000);
    expect(page.shown()?.[0]).toBe('Title 2');
    page.button(words.next)?.blur();
    vi.advanceTimersByTime(8_000);
    expect(page.shown()?.[0]).toBe('Title 1');
  });

  test('never turns automatically if the visitor prefers reduced motion', async () => {
    prefersLessMotion = true;
    const page = await visiting(responseWith(news('2'), news('1')));
    vi.advanceTimersByTime(60_000);
    expect(page.shown()?.[0]).toBe('Title 2');
    expect([page.button(words.hold)?.hidden, page.button(words.next)?.hidden]).toEqual([true, false]);
  });

  test('has no buttons for the next item and for pausing if there is a single item', async () => {
    const page = await visiting(responseWith(news('1')));
    expect([page.button(words.hold)?.hidden, page.button(words.next)?.hidden]).toEqual([true, true]);
  });

  test('moves the focus to the grid after the last item was closed', async () => {
    const page = await visiting(responseWith(news('2'), news('1')));
    page.button(words.close)?.focus();
    page.close();
    expect(document.activeElement).toBe(page.button(words.close));
    page.close();
    expect(document.activeElement?.className).toBe('grid');
  });

  test('remembers the last hundred closed items', async () => {
    const many = Array.from({ length: 105 }, (_, index) => news(String(index)));
    const page = await visiting(responseWith(...many));
    for (const _ of many) page.close();
    expect(localStorage.getItem('closed-news')?.split(' ')).toHaveLength(100);
    expect((await visiting(responseWith(news('0')))).shown()?.[0]).toBe('Title 0');
    expect((await visiting(responseWith(news('104')))).shown()).toBeUndefined();
  });

  test('hides a closed item on this page even without access to storage', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, clear: () => undefined });
    const page = await visiting(responseWith(news('1')));
    expect(page.shown()?.[0]).toBe('Title 1');
    page.close();
    expect(page.shown()).toBeUndefined();
  });

  test.each([
    ['missing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', () => Promise.resolve(new Response('', { status: 404 }))],
    ['not JSON', () => Promise.resolve(new Response('<html>'))],
    ['empty', responseWith()],
  ])('is absent, without styles, if the response is %s', async (_, respond) => {
    const page = await visiting(respond);
    expect(page.shown()).toBeUndefined();
    expect(page.stage.querySelector('style')).toBeNull();
  });

  test('sends no request if the page has no bar', async () => {
    await visiting(responseWith(news('1')), '');
    expect(asked).toEqual([]);
  });
});
