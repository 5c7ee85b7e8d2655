import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ActivePopups } from '#shared/model/visitors/active-popup.ts';
import { RECALL, SEEN } from '#site-renderer/visitor/layers/arrange-layers.ts';
import { start } from '#site-renderer/visitor/modules/popups.ts';

type Told = ActivePopups['popups'][number];

const MINUTE = 60_000;
const API = '/api/v1/end-user/site/abcdefghij12';
/** The server's time; the device's clock is years behind. */
const SERVER_NOW = Date.parse('2026-11-30T14:50:00Z');
const endingIn = (minutes: number): string => new Date(SERVER_NOW + minutes * MINUTE).toISOString();

const inEffect = (id: string, differences: Partial<Told> = {}): Told => ({
  id,
  remaining: null,
  endsAt: null,
  applicants: null,
  limit: null,
  isFull: false,
  ...differences,
});

/** The reported actions with their popups. */
let reported: string[];
let asked: unknown[][];
let visits: AbortController[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2020-01-01T00:00:00Z') });
  reported = [];
  asked = [];
  visits = [];
  sessionStorage.clear();
});
afterEach(() => {
  for (const visit of visits) visit.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const card = (id: string, sheets: string) => `
  <aside class="popup" data-popup="${id}" data-sheets="${sheets}" hidden>
    <a class="popup-offer" href="https://example.com/"><b>offer</b><p data-countdown="残り{{time}}"></p><p data-applicants="申込{{count}}名"></p></a>
    <button class="popup-close"></button>
  </aside>`;

/** Opens a page with a popup P over A1 and B1 and a popup Q over B1. */
function arrive(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', (...request: unknown[]) => {
    asked.push(request);
    return respond();
  });
  document.documentElement.lang = 'ja';
  document.body.innerHTML = `<div class="stage">
    <section class="grid" tabindex="0">${['A1', 'B1', 'C1'].map((cell) => `<article id="${cell}"><a href="#">words</a></article>`).join('')}</section>
    <div class="popups">${card('P', 'A1 B1')}${card('Q', 'B1')}</div>
  </div>`;
  const stage = document.querySelector<HTMLElement>('.stage') ?? document.body;
  // Removes the listeners of the previous visit.
  const visit = new AbortController();
  visits.push(visit);
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => add(type, listener, { signal: visit.signal }));
  let show: (sheet: HTMLElement) => void = () => undefined;
  let enter: (sheet: HTMLElement) => void = () => undefined;
  const report = (...[kind, action, id]: readonly unknown[]) => void reported.push(`${String(kind)} ${String(action)} ${String(id)}`);
  const arrange = () => {
    for (const popup of document.querySelectorAll('.popup:not([hidden])')) popup.dispatchEvent(new Event(SEEN));
  };
  start({
    stage,
    api: API,
    language: 'jp',
    report,
    arrange,
    onRest: (listener) => (show = listener),
    onSheet: (listener) => (enter = listener),
  });
  const popup = (id: string) => document.querySelector<HTMLElement>(`[data-popup=${id}]`) ?? stage;
  return {
    stage,
    popup,
    enter: (cell: string) => enter(document.getElementById(cell) ?? stage),
    show: (cell: string) => show(document.getElementById(cell) ?? stage),
    shown: () => [...document.querySelectorAll<HTMLElement>('.popup:not([hidden])')].map(({ dataset }) => dataset['popup']),
    text: (id: string, what: 'countdown' | 'applicants') => popup(id).querySelector(`[data-${what}]`)?.textContent,
    press: (id: string, part: string) => popup(id).querySelector<HTMLElement>(part)?.click(),
    key: (key: string) => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
  };
}

const answering = (popups: Told[]) => () =>
  Promise.resolve(Response.json({ data: { now: new Date(SERVER_NOW).toISOString(), popups } satisfies ActivePopups, message: '' }));

/** Opens the page on A1 and waits until it has received the server's response. */
async function visiting(...popups: Told[]) {
  const page = arrive(answering(popups));
  page.show('A1');
  await vi.advanceTimersByTimeAsync(0);
  return page;
}

describe('popups', () => {
  test('are hidden until the server has answered one request, sent without cookies and in the page’s language', async () => {
    const page = arrive(answering([inEffect('P')]));
    page.show('A1');
    expect(page.shown()).toEqual([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(page.shown()).toEqual(['P']);
    for (const cell of ['B1', 'C1', 'A1']) page.show(cell);
    expect(asked).toEqual([[`${API}/popups?lang=jp`, { priority: 'low' }]]);
  });

  test('popups are shown one at a time, the next one when the visitor closes it (R-14.81)', async () => {
    const page = await visiting(inEffect('P'), inEffect('Q'));
    page.show('B1');
    expect([page.shown(), reported]).toEqual([['P'], ['p s P']]);
    page.press('P', '.popup-close');
    expect([page.shown(), reported]).toEqual([['Q'], ['p s P', 'p x P', 'p s Q']]);
  });

  test('popups are docked when they are recalled, until the area beside them is pressed or the sheet is left', async () => {
    const page = await visiting(inEffect('P'));
    const isDocked = () => page.popup('P').classList.contains('docked');
    page.popup('P').dispatchEvent(new Event(RECALL));
    expect([isDocked(), document.activeElement]).toEqual([true, page.popup('P').querySelector('.popup-close')]);
    page.press('P', 'b');
    expect(isDocked()).toBe(true);
    page.popup('P').click();
    expect([isDocked(), page.shown()]).toEqual([false, ['P']]);
    page.popup('P').dispatchEvent(new Event(RECALL));
    page.show('B1');
    page.show('C1');
    expect(isDocked()).toBe(false);
  });

  test('are shown on their sheets while they are active', async () => {
    const page = await visiting(inEffect('Q'), inEffect('P'));
    expect(page.shown()).toEqual(['P']);
    page.show('B1');
    expect(page.shown()).toEqual(['P']);
    page.show('C1');
    expect(page.shown()).toEqual([]);
    const other = await visiting(inEffect('Q'), inEffect('unknown'));
    expect(other.shown()).toEqual([]);
  });

  test.each([
    ['missing', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['refused', () => Promise.resolve(Response.json({ data: { code: 'unavailable' } }, { status: 503 }))],
    ['not JSON', () => Promise.resolve(new Response('<html>'))],
  ])('are hidden if the response is %s', async (_, respond) => {
    const page = arrive(respond);
    page.show('A1');
    await vi.advanceTimersByTimeAsync(0);
    expect(page.shown()).toEqual([]);
  });

  test('show the number of applicants if the server returns it', async () => {
    const page = await visiting(inEffect('P', { applicants: 1_234, limit: 2_000 }), inEffect('Q', { limit: 3 }));
    page.show('B1');
    expect([page.text('P', 'applicants'), page.text('Q', 'applicants')]).toEqual(['申込1,234名', '']);
  });

  test('show that all places are taken and that there is a waiting list', async () => {
    const page = await visiting(inEffect('P', { isFull: true }), inEffect('Q'));
    page.show('B1');
    expect(['P', 'Q'].map((id) => page.popup(id).className)).toEqual(['popup full', 'popup']);
  });

  test('are added with a members-only sheet, with their state, and follow the same rules', async () => {
    const page = await visiting(inEffect('P'));
    const active: ActivePopups = {
      now: new Date(SERVER_NOW).toISOString(),
      popups: [inEffect('M', { endsAt: endingIn(2), applicants: 3 })],
    };
    const layer = document.createElement('div');
    layer.dataset['popups'] = JSON.stringify(active);
    layer.innerHTML = card('M', 'C1');
    document.getElementById('C1')?.append(layer);
    page.enter('C1');
    page.enter('C1');
    expect([layer.parentElement, document.querySelectorAll('[data-popup=M]').length]).toEqual([page.stage, 1]);
    expect(page.shown()).toEqual(['P']);
    page.show('C1');
    expect([page.shown(), page.text('M', 'applicants')]).toEqual([['M'], '申込3名']);
    page.press('M', 'a');
    expect(reported).toEqual(['p s P', 'p s M', 'p c M']);
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(page.shown()).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('do not move the focus when they appear', async () => {
    const page = arrive(answering([inEffect('P')]));
    document.querySelector<HTMLElement>('#A1 a')?.focus();
    page.show('A1');
    await vi.advanceTimersByTimeAsync(0);
    expect(page.shown()).toEqual(['P']);
    expect(document.activeElement?.textContent).toBe('words');
  });
});

describe('countdown of a popup', () => {
  test('follows the server’s clock, in the page’s language, and is updated as time passes', async () => {
    const page = await visiting(inEffect('P', { endsAt: endingIn(61.5) }));
    expect(page.text('P', 'countdown')?.replace(' ', '')).toBe('残り1時間');
    await vi.advanceTimersByTimeAsync(1.5 * MINUTE);
    expect(page.text('P', 'countdown')?.replace(' ', '')).toBe('残り1時間');
    await vi.advanceTimersByTimeAsync(1);
    expect(page.text('P', 'countdown')?.replace(' ', '')).toBe('残り59分');
    // R-14.123
    expect(document.querySelector('[data-countdown] b')?.textContent).toBe('59');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(page.text('P', 'countdown')?.replace(' ', '')).toBe('残り58分');
  });

  test('hides the popup exactly at its end', async () => {
    const page = await visiting(inEffect('P', { endsAt: endingIn(2) }), inEffect('Q'));
    await vi.advanceTimersByTimeAsync(2 * MINUTE - 1);
    expect([page.shown(), page.text('P', 'countdown')?.replace(' ', '')]).toEqual([['P'], '残り1分']);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.shown()).toEqual([]);
    page.show('B1');
    expect(page.shown()).toEqual(['Q']);
  });

  test('ignores a change of the device clock, and is correct after the device slept', async () => {
    const page = await visiting(inEffect('P', { endsAt: endingIn(10) }));
    vi.setSystemTime(0);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(page.shown()).toEqual([]);
    const asleep = await visiting(inEffect('P', { endsAt: endingIn(10) }));
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    asleep.show('B1');
    expect(asleep.shown()).toEqual([]);
  });

  test('sets no timer while the popup is hidden', async () => {
    const page = await visiting(inEffect('Q', { endsAt: endingIn(10) }), inEffect('P'));
    page.show('B1');
    expect(vi.getTimerCount()).toBe(0);
    page.press('P', '.popup-close');
    expect(vi.getTimerCount()).toBe(1);
    page.show('C1');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('closing a popup', () => {
  test('hides the popup for the whole session, across pages', async () => {
    const page = await visiting(inEffect('P'), inEffect('Q'));
    page.press('P', '.popup-close');
    expect(page.shown()).toEqual([]);
    page.show('B1');
    expect(page.shown()).toEqual(['Q']);
    const next = await visiting(inEffect('P'), inEffect('Q'));
    next.show('B1');
    expect(next.shown()).toEqual(['Q']);
    next.press('Q', '.popup-close');
    await visiting();
    expect(asked).toHaveLength(2);
    expect(reported).toEqual(['p s P', 'p x P', 'p s Q', 'p s Q', 'p x Q']);
  });

  test('works without access to storage', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    const page = await visiting(inEffect('P'));
    page.press('P', '.popup-close');
    page.show('B1');
    expect(page.shown()).toEqual([]);
  });

  test('happens on Escape for the focused popup, otherwise for the popup that is shown', async () => {
    const page = await visiting(inEffect('P'), inEffect('Q'));
    page.show('B1');
    page.popup('P').querySelector('a')?.focus();
    page.key('Escape');
    expect(page.shown()).toEqual(['Q']);
    page.key('Enter');
    expect(page.shown()).toEqual(['Q']);
    page.key('Escape');
    expect(page.shown()).toEqual([]);
  });

  test('does not happen on an Escape that another handler has handled', async () => {
    const page = await visiting(inEffect('P'));
    page.stage.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
    page.stage.querySelector<HTMLElement>('.grid')?.focus();
    page.key('Escape');
    expect(page.shown()).toEqual(['P']);
    page.stage.insertAdjacentHTML('beforeend', '<dialog open><button>close</button></dialog>');
    page.stage.querySelector<HTMLElement>('dialog button')?.focus();
    page.key('Escape');
    expect(page.shown()).toEqual(['P']);
  });

  test('moves the focus to the grid, as does leaving the sheet', async () => {
    const page = await visiting(inEffect('P'), inEffect('Q'));
    page.popup('P').querySelector<HTMLElement>('.popup-close')?.focus();
    page.press('P', '.popup-close');
    expect(document.activeElement?.className).toBe('grid');
    page.show('B1');
    page.popup('Q').querySelector('a')?.focus();
    page.show('C1');
    expect(document.activeElement?.className).toBe('grid');
  });
});

describe('click on a popup', () => {
  const clicked = () => reported.flatMap((text) => (text.startsWith('p c ') ? [text.slice(4)] : []));

  test('is reported before the page is left', async () => {
    const page = await visiting(inEffect('P'), inEffect('Q'));
    page.press('P', 'b');
    page.press('P', 'a');
    page.show('B1');
    page.press('Q', 'a');
    expect(clicked()).toEqual(['P', 'P', 'Q']);
  });

  test('is reported for a new tab too, but not for a context menu', async () => {
    const page = await visiting(inEffect('P'));
    const press = (button: number) =>
      page
        .popup('P')
        .querySelector('a')
        ?.dispatchEvent(new MouseEvent('auxclick', { button, bubbles: true }));
    press(2);
    expect(clicked()).toEqual([]);
    press(1);
    expect(clicked()).toEqual(['P']);
  });

  test('a press of a link to a calendar, to LINE or to a map is not reported as a click on the popup', async () => {
    const page = await visiting(inEffect('P'));
    const link = document.createElement('a');
    link.href = 'https://line.me/R/ti/p/@shop';
    page.popup('P').append(link);
    link.click();
    expect(clicked()).toEqual([]);
  });

  test('is reported only inside the popup', async () => {
    const page = await visiting(inEffect('P'));
    document.querySelector<HTMLElement>('#A1 a')?.click();
    page.press('P', 'aside');
    page.popup('P').click();
    expect(clicked()).toEqual([]);
  });
});
