// @vitest-environment jsdom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ResponseOf } from '#shared/api-contract/endpoint.ts';
import type { notiDelivery } from '#shared/api-contract/endpoints/noti-delivery.ts';
import { NewsBar } from '#site-renderer/components/shell/news-bar.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { start } from '#site-renderer/visitor/modules/news.ts';
import { settled } from '#test/support/eventually.ts';

type Told = ResponseOf<typeof notiDelivery.delivered>['news'][number];

const news = (id: string, differences: Partial<Told> = {}): Told => ({
  id,
  title: `Title ${id}`,
  content: `Content ${id}`,
  contentUrl: '',
  startDate: '2026-11-20T12:00:00Z',
  ...differences,
});

let asked: unknown[][];
beforeEach(() => {
  asked = [];
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** A page that has requested its news, with this response of the server. */
async function visiting(
  respond: () => Promise<Response>,
  page = renderToStaticMarkup(createElement(NewsBar, { words: VISITOR_LABELS.en })),
) {
  vi.stubGlobal('fetch', (...request: unknown[]) => {
    asked.push(request);
    return respond();
  });
  document.body.innerHTML = `<div class="stage"><div class="grid" tabindex="0"></div>${page}</div>`;
  const stage = document.querySelector<HTMLElement>('.stage') ?? document.body;
  start({ stage, api: '/api/v1/end-user/site/abcdefghij12' });
  await settled();
  const bar = stage.querySelector<HTMLElement>('.news');
  const button = bar?.querySelector('button');
  return {
    stage,
    button,
    link: bar?.querySelector('a'),
    close: () => button?.click(),
    shown: () => (bar?.hidden === false ? [bar.querySelector('b')?.textContent, bar.querySelector('span')?.textContent] : undefined),
  };
}
const telling =
  (...told: Told[]) =>
  () =>
    Promise.resolve(Response.json({ data: { news: told }, message: '' }));

describe('news', () => {
  test('is requested once, without cookies, and shows the newest item as plain text', async () => {
    const page = await visiting(telling(news('2', { content: '<img src=x onerror=alert(1)>' }), news('1')));
    expect(asked).toEqual([['/api/v1/end-user/noti_delivery?siteId=abcdefghij12', { priority: 'low' }]]);
    expect(page.shown()).toEqual(['Title 2', '<img src=x onerror=alert(1)>']);
    expect(page.stage.querySelector('.news img')).toBeNull();
  });

  test('is a named live region with a named close button', async () => {
    const page = await visiting(telling(news('1')));
    const section = page.stage.querySelector('section');
    expect(section?.getAttribute('aria-label')).toBe('News');
    expect(section?.parentElement?.getAttribute('role')).toBe('status');
    expect(page.button?.getAttribute('aria-label')).toBe(VISITOR_LABELS.en.news.close);
  });

  test('links to its target, if it has one', async () => {
    const page = await visiting(telling(news('2', { contentUrl: 'https://example.com/a' }), news('1')));
    expect([page.link?.href, page.link?.hidden]).toEqual(['https://example.com/a', false]);
    page.close();
    expect(page.link?.hidden).toBe(true);
  });

  test('shows the next item after one is closed, which stays closed on this device', async () => {
    const page = await visiting(telling(news('2'), news('1')));
    page.close();
    expect(page.shown()).toEqual(['Title 1', 'Content 1']);
    const next = await visiting(telling(news('3'), news('2'), news('1')));
    expect(next.shown()?.[0]).toBe('Title 3');
    next.close();
    next.close();
    expect(next.shown()).toBeUndefined();
    expect((await visiting(telling(news('3'), news('2'), news('1')))).shown()).toBeUndefined();
    expect((await visiting(telling(news('4')))).shown()?.[0]).toBe('Title 4');
  });

  test('moves the focus to the grid after the last item', async () => {
    const page = await visiting(telling(news('2'), news('1')));
    page.button?.focus();
    page.close();
    expect(document.activeElement).toBe(page.button);
    page.close();
    expect(document.activeElement?.className).toBe('grid');
  });

  test('remembers the last hundred closed items only', async () => {
    const many = Array.from({ length: 105 }, (_, index) => news(String(index)));
    const page = await visiting(telling(...many));
    for (const _ of many) page.close();
    expect(localStorage.getItem('closed-news')?.split(' ')).toHaveLength(100);
    expect((await visiting(telling(news('0')))).shown()?.[0]).toBe('Title 0');
    expect((await visiting(telling(news('104')))).shown()).toBeUndefined();
  });

  test('stays closed on this page without access to storage', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, clear: () => undefined });
    const page = await visiting(telling(news('1')));
    expect(page.shown()?.[0]).toBe('Title 1');
    page.close();
    expect(page.shown()).toBeUndefined();
  });

  test.each([
    ['missing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', () => Promise.resolve(Response.json({ data: { code: 'not-found' } }, { status: 404 }))],
    ['not JSON', () => Promise.resolve(new Response('<html>'))],
    ['empty', telling()],
  ])('shows nothing and loads no style if the response is %s', async (_, respond) => {
    const page = await visiting(respond);
    expect(page.shown()).toBeUndefined();
    expect(page.stage.querySelector('style')).toBeNull();
  });

  test('is not requested if the page has no bar for it', async () => {
    await visiting(telling(news('1')), '');
    expect(asked).toEqual([]);
  });
});
