import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from '#site-renderer/visitor/modules/dialogs.ts';
import { eventually } from '#test/support/eventually.ts';

const COMPANY = `<html><head><title>Company</title><style>h2{color:red}</style></head><body><header>frame</header>
  <main><h1>Company</h1><h2 id="termsOfService">Terms</h2><a href="#termsOfService">up</a><a data-cell="C3" href="/C3">C3</a></main></body></html>`;

const slideTo = vi.fn<(cell: string) => void>();
const scrolled: string[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  slideTo.mockClear();
  scrolled.length = 0;
  answer = () => Promise.resolve(new Response(COMPANY));
  vi.stubGlobal('fetch', () => answer());
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  history.replaceState(null, '', '/B2');
});
afterEach(() => vi.unstubAllGlobals());

function visit(): HTMLElement {
  document.body.innerHTML = `<div class="stage"><a href="/company#termsOfService" data-dialog="閉じる">規約</a><a href="/login">login</a></div>`;
  const stage = document.querySelector<HTMLElement>('.stage') ?? document.body;
  start({ stage, slideTo, goal: () => 'B2' });
  return stage;
}

const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');
const inside = (): ShadowRoot =>
  dialog()?.querySelector('div')?.shadowRoot ?? new Document().createElement('p').attachShadow({ mode: 'open' });
const press = (target: Element | null | undefined, init: MouseEventInit = {}): boolean =>
  target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init })) ?? true;

async function opened(): Promise<HTMLElement> {
  const stage = visit();
  press(stage.querySelector('[data-dialog]'));
  await eventually(() => expect(dialog()?.open).toBe(true));
  return stage;
}

describe('dialog over the sheets', () => {
  it('shows the content of the linked page, in its styles, at the linked anchor', async () => {
    await opened();
    expect([inside().querySelector('main h1')?.textContent, inside().querySelector('style')?.textContent]).toEqual([
      'Company',
      'h2{color:red}',
    ]);
    expect(inside().querySelector('header')).toBeNull();
    expect([dialog()?.ariaLabel, dialog()?.querySelector('button')?.ariaLabel]).toEqual(['Company', '閉じる']);
    expect([scrolled, document.activeElement]).toEqual([['termsOfService'], dialog()?.querySelector('div')]);
  });

  it('marks the sheet on which the visitor is in the overview', async () => {
    const overview = '<main><h1>Sheets</h1><ol><li><a href="/A1" data-cell="A1">A1</a><li><a href="/B2" data-cell="B2">B2</a></ol></main>';
    answer = () => Promise.resolve(new Response(overview));
    await opened();
    expect(inside().querySelector('[aria-current]')?.outerHTML).toContain('href="/B2" data-cell="B2" aria-current="page"');
  });

  it('closes on its button or the backdrop, not on its content, and restores the focus', async () => {
    const stage = await opened();
    press(inside().querySelector('h1'));
    expect(dialog()?.open).toBe(true);
    press(dialog());
    expect([dialog()?.open, document.activeElement]).toEqual([false, stage.querySelector('[data-dialog]')]);
    press(stage.querySelector('[data-dialog]'));
    await eventually(() => expect(dialog()?.open).toBe(true));
    press(dialog()?.querySelector('button'));
    expect([dialog()?.open, document.querySelectorAll('dialog').length]).toEqual([false, 1]);
  });

  it('keeps keys from the page behind it', async () => {
    await opened();
    const heard = vi.fn();
    window.addEventListener('keydown', heard);
    inside()
      .querySelector('h1')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true }));
    expect(heard).not.toHaveBeenCalled();
  });

  it('scrolls to anchors in its content, and closes on links to sheets', async () => {
    await opened();
    expect(press(inside().querySelector('[href^="#"]'))).toBe(false);
    expect(scrolled).toEqual(['termsOfService', 'termsOfService']);
    expect(press(inside().querySelector('[data-cell]'))).toBe(false);
    expect([dialog()?.open, slideTo.mock.calls]).toEqual([false, [['C3']]]);
  });

  it('closes on the browser’s Back button, without a change of the page', async () => {
    const entries = history.length;
    await opened();
    expect([history.length, location.pathname]).toEqual([entries + 1, '/B2']);
    history.back();
    await eventually(() => expect(dialog()?.open).toBe(false));
    expect(location.pathname).toBe('/B2');
  });

  it('removes its history entry when it is closed without Back, except by a link to a sheet', async () => {
    await opened();
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    press(inside().querySelector('[data-cell]'));
    expect(back).not.toHaveBeenCalled();
    await opened();
    press(dialog()?.querySelector('button'));
    expect(back).toHaveBeenCalledOnce();
    back.mockRestore();
  });

  it('leaves clicks with a modifier key and links that open no dialog to the browser', async () => {
    const stage = visit();
    expect(press(stage.querySelector('[data-dialog]'), { ctrlKey: true })).toBe(true);
    stage.addEventListener('click', (event) => event.defaultPrevented || slideTo('not prevented'));
    press(stage.querySelector('[href="/login"]'));
    expect([slideTo.mock.calls, dialog()]).toEqual([[['not prevented']], null]);
  });

  it('opens when the page loads if the address names a section of the linked page', async () => {
    history.replaceState(null, '', '/B2#termsOfService');
    visit();
    await eventually(() => expect(dialog()?.open).toBe(true));
    history.replaceState(null, '', '/B2#C3');
    visit();
    await Promise.resolve();
    expect(dialog()).toBeNull();
  });

  it('navigates to the linked page if it cannot be fetched', async () => {
    const assign = vi.fn<(address: string) => void>();
    vi.stubGlobal('location', { hash: '', assign });
    answer = () => Promise.resolve(new Response('', { status: 503 }));
    press(visit().querySelector('[data-dialog]'));
    await eventually(() => expect(assign).toHaveBeenCalledWith(expect.stringContaining('/company#termsOfService')));
    expect(dialog()).toBeNull();
  });
});
