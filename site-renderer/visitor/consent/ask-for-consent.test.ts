import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { parseVisitPart } from '#shared/rules/analytics/visits/visit-part.ts';
import { ConsentBar } from '#site-renderer/components/shell/consent-bar.tsx';
import { askForConsent } from '#site-renderer/visitor/consent/ask-for-consent.ts';
import { openGate } from '#site-renderer/visitor/consent/open-gate.ts';

const VERSION = 'v1';
const BAR = renderToStaticMarkup(
  createElement(ConsentBar, {
    words: VISITOR_LABELS.en,
    language: 'en',
    text: '',
    policy: { href: '/company', label: 'Privacy policy' },
    version: VERSION,
  }),
);
const TAGS = '<template data-tags><i class="tag"></i><style class="tag"></style></template>';
const PAGE = `${BAR}<div class="grid" tabindex="0"></div><button data-consent-settings>Cookie settings</button>${TAGS}`;

let sent: string[];
let listening: AbortController;
const layer = () =>
  ((window as { dataLayer?: IArguments[] }).dataLayer ?? []).map((command) => [...(command as Iterable<unknown>)].slice(1));
const states = () => layer().map(([kind, kinds]) => [kind, ...new Set(Object.values(kinds as Record<string, string>))]);

beforeEach(() => {
  sent = [];
  listening = new AbortController();
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: (path: string) => sent.push(path) });
  const add = window.addEventListener.bind(window);
  vi.stubGlobal('addEventListener', (type: string, listener: EventListener) => add(type, listener, { signal: listening.signal }));
});
afterEach(() => {
  listening.abort();
  vi.unstubAllGlobals();
  localStorage.clear();
  for (const name of ['sendBeacon', 'globalPrivacyControl', 'doNotTrack']) Reflect.deleteProperty(navigator, name);
  delete (window as { dataLayer?: unknown[] }).dataLayer;
  delete document.documentElement.dataset['consent'];
  document.body.innerHTML = '';
});

/** Opens a page, as its scripts do. `reload` is called in place of loading the page again. */
function open(version = VERSION) {
  const reload = vi.fn<() => void>();
  delete (window as { dataLayer?: unknown[] }).dataLayer;
  openGate(version);
  document.body.innerHTML = PAGE.replace(`data-version="${VERSION}"`, `data-version="${version}"`);
  askForConsent(reload);
  return reload;
}
const state = () => document.documentElement.dataset['consent'];
const tags = () => document.querySelectorAll('body > .tag').length;
const button = (choice: string) => document.querySelector<HTMLElement>(`[data-choice="${choice}"]`) as HTMLElement;
const settings = () => document.querySelector<HTMLElement>('[data-consent-settings]') as HTMLElement;
const reported = () => sent.map((path) => parseVisitPart(path)?.events);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-choice]')].filter(({ hidden }) => !hidden).map(({ dataset }) => dataset['choice']);

describe('askForConsent (R-14.100 to R-14.105)', () => {
  test('asks, and runs no tag before the visitor accepts', () => {
    open();
    expect([state(), tags(), states(), sent]).toEqual(['ask', 0, [['default', 'denied']], []]);
    expect(shown()).toEqual(['denied', 'granted']);
  });

  test('runs the tags in their order when the visitor accepts, and on later pages without asking', async () => {
    open();
    button('granted').click();
    await vi.waitFor(() => expect(tags()).toBe(2));
    expect([state(), document.activeElement?.className]).toEqual(['granted', 'grid']);
    expect(states()).toEqual([
      ['default', 'denied'],
      ['update', 'granted'],
    ]);
    expect(Object.prototype.toString.call((window as { dataLayer?: unknown[] }).dataLayer?.[0])).toBe('[object Arguments]');
    expect(reported()).toEqual([[{ at: 0, what: 'consent', action: 'accepted' }]]);
    open();
    await vi.waitFor(() => expect(tags()).toBe(2));
    expect([state(), sent.length]).toEqual(['granted', 1]);
  });

  test('keeps the choice with the version of the question and the time, and asks again about another version', () => {
    open();
    button('denied').click();
    expect([state(), tags(), reported()]).toEqual(['denied', 0, [[{ at: 0, what: 'consent', action: 'declined' }]]]);
    const stored = JSON.parse(localStorage.getItem('consent') ?? '') as Record<string, string>;
    expect(stored).toEqual({ choice: 'denied', version: VERSION, at: new Date(stored['at'] ?? '').toISOString() });
    open();
    expect(state()).toBe('denied');
    open('v2');
    expect(state()).toBe('ask');
  });

  test('lets a visitor withdraw: reports it, deletes readable cookies, and loads the page again', () => {
    document.cookie = '_tag=1;path=/';
    open();
    button('granted').click();
    const reload = open();
    settings().click();
    expect([state(), shown(), document.activeElement]).toEqual(['ask', ['denied', ''], button('denied')]);
    expect(document.querySelector('.consent [role=status]')?.textContent).toBe(VISITOR_LABELS.en.consent.granted);
    button('denied').click();
    expect([reload.mock.calls.length, document.cookie, states().at(-1)]).toEqual([1, '', ['update', 'denied']]);
    expect(reported().at(-1)).toEqual([{ at: 0, what: 'consent', action: 'withdrawn' }]);
    open();
    expect([state(), tags()]).toEqual(['denied', 0]);
  });

  test('leaves the choice as it is when the settings are closed, and returns the focus', () => {
    open();
    button('denied').click();
    settings().click();
    button('').click();
    expect([state(), sent.length, document.activeElement]).toEqual(['denied', 1, settings()]);
  });

  test('counts Global Privacy Control as a no: asks nothing, ignores an earlier yes, and says so in the settings', () => {
    open();
    button('granted').click();
    Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
    open();
    expect([state(), tags(), states()]).toEqual(['refused', 0, [['default', 'denied']]]);
    settings().click();
    expect([shown(), document.querySelector('.consent [role=status]')?.textContent]).toEqual([[''], VISITOR_LABELS.en.consent.refused]);
    button('').click();
    expect(state()).toBe('refused');
  });

  test('reports nothing of visitors who request no tracking', () => {
    Object.defineProperty(navigator, 'doNotTrack', { configurable: true, value: '1' });
    open();
    button('granted').click();
    expect([state(), sent]).toEqual(['granted', []]);
  });

  test('closes the dialog in which the settings are opened first', () => {
    open();
    button('denied').click();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    dialog.close = () => {
      dialog.open = false;
      dialog.dispatchEvent(new Event('close'));
    };
    const root = dialog.appendChild(document.createElement('div'));
    root.attachShadow({ mode: 'open' }).innerHTML = '<button data-consent-settings>Cookie settings</button>';
    root.shadowRoot?.querySelector('button')?.click();
    expect([dialog.open, state()]).toEqual([false, 'ask']);
  });

  test('asks on every page if the device stores nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    open();
    button('granted').click();
    expect(state()).toBe('granted');
    open();
    expect(state()).toBe('ask');
    vi.unstubAllGlobals();
  });
});
