import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from '#site-renderer/visitor/modules/members.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { settled } from '#test/support/eventually.ts';

const fetched = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const replaceSheet = vi.fn<(cell: string, markup: string) => void>();
const answer = (status: number, data: unknown = null) => Promise.resolve(Response.json({ data, message: '' }, { status }));

function sheet(cell: string, id?: string): HTMLElement {
  const article = document.createElement('article');
  article.id = cell;
  article.className = id === undefined ? 'sheet' : 'sheet locked';
  if (id !== undefined) article.dataset['sheet'] = id;
  return article;
}

/** Starts a visit in which these sheets enter the page. */
async function visit(...sheets: HTMLElement[]): Promise<void> {
  const onSheet: Visit['onSheet'] = (listener) => sheets.forEach(listener);
  start({ api: '/api/v1/end-user/site/abc', language: 'en', onSheet, replaceSheet } as unknown as Visit);
  await settled();
}

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  localStorage.clear();
});

test('members module replaces a locked sheet with its content for a signed-in member', async () => {
  localStorage.setItem('member', '1');
  fetched.mockReturnValue(answer(200, { html: '<article>secret</article>' }));
  await visit(sheet('A1'), sheet('B2', '01J'));
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/v1/end-user/site/abc/page/01J/private?lang=en']);
  expect(replaceSheet.mock.calls).toEqual([['B2', '<article>secret</article>']]);
});

test('members module sends no request for anonymous visitors or unlocked sheets', async () => {
  await visit(sheet('B2', '01J'));
  localStorage.setItem('member', '1');
  await visit(sheet('B2'));
  expect(fetched).not.toHaveBeenCalled();
});

test('members module requests a sheet once per entry into the page, and again after a failure', async () => {
  localStorage.setItem('member', '1');
  fetched.mockReturnValue(answer(503));
  const locked = sheet('B2', '01J');
  await visit(locked, locked);
  expect(fetched).toHaveBeenCalledTimes(1);
  await visit(locked);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('members module removes the member mark if the session has ended, and keeps the sheet locked', async () => {
  localStorage.setItem('member', '1');
  fetched.mockReturnValue(answer(401, { code: 'unauthenticated' }));
  await visit(sheet('B2', '01J'));
  expect(localStorage.getItem('member')).toBeNull();
  expect(replaceSheet).not.toHaveBeenCalled();
});

test('members module keeps the member mark if the request fails', async () => {
  localStorage.setItem('member', '1');
  fetched.mockReturnValueOnce(answer(503)).mockRejectedValueOnce(new TypeError('offline'));
  await visit(sheet('B2', '01J'));
  await visit(sheet('C1', '02J'));
  expect(localStorage.getItem('member')).toBe('1');
  expect(replaceSheet).not.toHaveBeenCalled();
});
