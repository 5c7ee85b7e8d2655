// @vitest-environment jsdom
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VisitReport } from '#shared/model/visitor/visit-report.ts';
import { countVisit } from '#site-renderer/visitor/support/count-visit.ts';
import type { CountedAction, Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

const API = '/api/v1/end-user/site/abcdefghij12';
const NOW = Date.parse('2026-11-20T12:00:00Z');

let told: { url: string; body: Blob }[];
let listening: AbortController;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  told = [];
  listening = new AbortController();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (url: string, body: Blob) => told.push({ url, body }) });
  // Removes the listeners of one visit before the next.
  const add = window.addEventListener.bind(window);
  const { signal } = listening;
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener, options: { signal: AbortSignal }) =>
    add(type, listener, { signal: AbortSignal.any([signal, options.signal]) }),
  );
  seen(true);
});
afterEach(() => {
  listening.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'prerendering');
});

function seen(isSeen: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isSeen });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}
const leave = () => dispatchEvent(new Event('pagehide'));
const later = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

function arrive(...cells: string[]) {
  const listeners: ((sheet: HTMLElement) => void)[] = [];
  const actions: CountedAction[] = [];
  let current = 'A1';
  const sheetOf = (id: string) => Object.assign(document.createElement('article'), { id });
  const rest = (cell: string) => {
    current = cell;
    for (const hear of listeners) hear(sheetOf(cell));
  };
  const onRest: Visit['onRest'] = (listener) => {
    listeners.push(listener);
    listener(sheetOf(current));
  };
  countVisit({ api: API, language: 'jp', actions, onRest } as Visit);
  for (const cell of cells) rest(cell);
  return { rest, actions };
}

const reports = () => Promise.all(told.map(async ({ body }) => VisitReport.parse(JSON.parse(await body.text()))));

describe('visit report', () => {
  test('is sent at the end with sheets, swipes, clicks and duration', async () => {
    const { actions } = arrive('B1', 'C1', 'B1');
    actions.push({ kind: 'button', cell: 'B1' }, { kind: 'popup', id: numberedUlid(7) }, { kind: 'button', cell: 'B1' });
    actions.push({ kind: 'popup', id: numberedUlid(7) });
    later(12.4);
    expect(told).toEqual([]);
    leave();
    expect(await reports()).toEqual([
      {
        id: expect.any(String),
        lang: 'jp',
        landing: 'A1',
        views: { A1: 1, B1: 2, C1: 1 },
        swipes: 3,
        buttons: { B1: 2 },
        popups: [numberedUlid(7)],
        seconds: 12,
      },
    ]);
    expect(told.map(({ url, body }) => [url, body.type])).toEqual([[`${API}/visit`, 'application/json']]);
  });

  test('counts a sheet once, even if its content is replaced', async () => {
    arrive('A1', 'B1', 'B1', 'A1');
    leave();
    expect(await reports()).toMatchObject([{ views: { A1: 2, B1: 1 }, swipes: 2 }]);
  });

  test('is sent when the page is hidden, and never again', async () => {
    const { rest } = arrive();
    later(3);
    seen(false);
    later(60);
    seen(true);
    rest('B1');
    seen(false);
    leave();
    expect(await reports()).toMatchObject([{ views: { A1: 1 }, seconds: 3 }]);
  });

  test('does not exist for a background tab, and starts when the tab is shown', async () => {
    seen(false);
    arrive();
    later(600);
    leave();
    expect(told).toEqual([]);
    seen(true);
    later(5);
    leave();
    expect(await reports()).toMatchObject([{ seconds: 5 }]);
  });

  test('does not exist for a prerendered page until it is shown', async () => {
    Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
    const { rest } = arrive('B1');
    leave();
    expect(told).toEqual([]);
    document.dispatchEvent(new Event('prerenderingchange'));
    later(4);
    rest('C1');
    leave();
    expect(await reports()).toMatchObject([{ landing: 'B1', views: { B1: 1, C1: 1 }, swipes: 1, seconds: 4 }]);
  });

  test('gets its id when it is sent', async () => {
    arrive();
    later(86_400 * 3);
    leave();
    const [report] = await reports();
    const madeAt = Array.from(report?.id.slice(0, 10) ?? '').reduce(
      (time, sign) => time * 32 + '0123456789ABCDEFGHJKMNPQRSTVWXYZ'.indexOf(sign),
      0,
    );
    expect([madeAt, report?.seconds]).toEqual([NOW + 3 * 86_400_000, 86_400]);
  });

  test('stays within the bounds of a report, however long the visit is', async () => {
    const many = arrive();
    for (let swipe = 0; swipe < 101_000; swipe += 1) many.rest(swipe % 2 === 0 ? 'B1' : 'A1');
    many.actions.push(...Array.from({ length: 1_500 }, () => ({ kind: 'button' as const, cell: 'A1' })));
    leave();
    expect(await reports()).toMatchObject([{ views: { A1: 1_000, B1: 1_000 }, swipes: 100_000, buttons: { A1: 1_000 } }]);
  });

  test('is accepted by the server for any visit', async () => {
    const cell = fc.constantFrom('A1', 'B1', 'C3', 'AA10');
    await fc.assert(
      fc.asyncProperty(fc.array(cell), fc.array(cell), async (rests, pressed) => {
        told = [];
        const { actions } = arrive(...rests);
        actions.push(...pressed.map((one) => ({ kind: 'button' as const, cell: one })));
        leave();
        const [report] = await reports();
        const moves = rests.filter((one, index) => one !== (rests[index - 1] ?? 'A1')).length;
        expect(report?.swipes).toBe(moves);
        expect(Object.values(report?.views ?? {}).reduce((sum, count) => sum + count, 0)).toBe(moves + 1);
      }),
      { numRuns: 30 },
    );
  });
});
