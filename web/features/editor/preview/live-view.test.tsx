// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitor } from '#shared/messages/jp/visitor.ts';
import { EMPTY_COMPANY } from '#shared/model/company.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/popup.ts';
import { newProduct } from '#shared/model/product.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument, type SiteSummary } from '#shared/model/site.ts';
import { fillLanguage } from '#shared/rules/copy-translation.ts';
import { sheetAt } from '#shared/rules/publish-check.ts';
import { clearCells, editSheet } from '#web/features/editor/model/edit-site.ts';
import { startForm } from '#web/features/editor/model/forms.ts';
import type { ReadOnlyReason } from '#web/features/editor/model/read-only.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/model/site-arbitraries.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/page/use-commands.ts';
import { FullPreview } from '#web/features/editor/preview/full-preview.tsx';
import { LanguageSwitch } from '#web/features/editor/preview/language-switch.tsx';
import { PreviewPane } from '#web/features/editor/preview/preview-pane.tsx';
import { documentOfEditor } from '#web/features/editor/state/editor-store.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api-client.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { PRO_LIMITS } from '#web/testing/limits.ts';

const POINT = { id: sheetIdOf(70), name: '湯呑み', coordinateX: 10, coordinateY: 20, linkDestinationUrl: '/B1', isInternalLink: true };
const PRODUCT = { ...newProduct(sheetIdOf(71)), productName: '急須', linkButtonText: '買う', linkButtonUrl: '/B1', isInternalLink: true };
const FULL: Sheet = { ...EMPTY_SHEET, image: IMAGE, mainText: '新茶', imageLinkPoints: [POINT], products: [PRODUCT] };
const BOX = { left: 100, top: 0, width: 400, height: 600 };
/** A card on it, at a scale of one half. */
const CARD = { left: 170, top: 130, width: 140, height: 200 };

/** A1 in two languages with everything on it, B1 for members, A2 empty, B2 beyond it. */
function siteOf(): SiteDocument {
  const site = emptySite(2, 2);
  const ids = { A1: sheetIdOf(1), B1: sheetIdOf(2), B2: sheetIdOf(3) };
  return {
    ...site,
    settings: { ...site.settings, languages: ['jp', 'en'] },
    grid: { ...site.grid, cells: ids },
    sheets: {
      [ids.A1]: { jp: FULL, en: { ...FULL, mainText: 'New tea' } },
      [ids.B1]: { jp: { ...FULL, mainText: '秘密', membersOnlyLock: true } },
      [ids.B2]: { jp: { ...FULL, mainText: '二段目' } },
    },
  };
}

let editor: Editor;
let showPane: (pane: string) => void;

const SITE: SiteSummary = {
  id: 'abcdefghij12',
  name: 'site',
  status: 'DRAFT',
  url: 'http://abcdefghij12.sites.localhost:4000',
  thumbnail: null,
  numberHorizontal: 2,
  numberVertical: 2,
  working: sheetIdOf(500),
  live: null,
  publicationId: null,
  createdAt: '2026-11-20T05:05:00.000Z',
  updatedAt: '2026-11-20T05:05:00.000Z',
  publishedAt: null,
};
const LIMITS = { ...PRO_LIMITS, planName: '', maxSites: 1, maxSheets: 9, maxDirection: 9 };

async function open({ isLookedAt = false, readOnly = null as ReadOnlyReason | null, search = '' } = {}): Promise<{ path: () => string }> {
  editor = createEditor({ site: SITE, document: siteOf(), limits: LIMITS }, readOnly, {
    client: api.site,
    send: () => new Promise(() => undefined),
  });
  showPane = vi.fn<(pane: string) => void>();
  return renderScreen({
    search,
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ showPane } as unknown as Commands}>
          <LanguageSwitch />
          <PreviewPane isLookedAt={isLookedAt} />
          <FullPreview />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
}

const frames = (): ShadowRoot[] => [...document.querySelectorAll('div')].flatMap((host) => host.shadowRoot ?? []);
const inFrame = (selector: string): HTMLElement => {
  const [found] = frames().flatMap((root) => root.querySelector<HTMLElement>(selector) ?? []);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
};
const state = () => editor.store.getState();
const point = () => sheetAt(documentOfEditor(state()), 'A1', 'jp')?.imageLinkPoints[0];
const product = () => sheetAt(documentOfEditor(state()), 'A1', 'jp')?.products[0];
const click = (selector: string, options: MouseEventInit = {}): boolean => fireEvent.click(inFrame(selector), options);

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: HTMLElement) {
    return { ...(this.classList.contains('product') ? CARD : BOX) } as DOMRect;
  });
  vi.spyOn(window, 'open').mockReturnValue(null);
  Element.prototype.setPointerCapture = () => undefined;
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(BOX.height);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(BOX.width);
  // jsdom scrolls nothing: a scroller is at once where it was sent.
  Element.prototype.scrollTo = function scrollTo(this: Element, left?: unknown, top?: unknown) {
    if (typeof left !== 'number' || typeof top !== 'number') return;
    [this.scrollTop, this.scrollLeft] = [top, left];
    this.dispatchEvent(new Event('scroll'));
  };
  Element.prototype.getAnimations = () => [];
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.show = function show(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
  };
});
afterEach(() => vi.restoreAllMocks());

describe('the live view', () => {
  it('leads from what is pressed to its field, and to the pane it stands in', async () => {
    await open();
    click('.text');
    expect(state().wanted).toEqual({ name: 'mainText' });
    expect(showPane).toHaveBeenLastCalledWith('inspector');
    click('.point');
    expect(state().wanted).toEqual({ name: 'imageLinkPoints', pointId: POINT.id });
    click('.product h3');
    expect(state().wanted).toEqual({ name: 'products', productId: PRODUCT.id });
    click('.product .button');
    expect(state().wanted).toEqual({ name: 'products', productId: PRODUCT.id });
    expect(state().selected).toBe('A1');
  });

  it('follows a link with Ctrl, its arrows and its languages', async () => {
    await open();
    for (const link of ['.point', '.product .button']) {
      click(link, { ctrlKey: true });
      expect(state().selected).toBe('B1');
      act(() => editor.select('A1'));
    }
    click('[hreflang=en]');
    expect(inFrame('.text').textContent).toBe('New tea');
    click('[hreflang=ja]');
    click('[data-move=right]');
    expect(state().selected).toBe('B1');
    click('[data-move=down]');
    expect(state().selected).toBe('B2');
    expect(inFrame('[data-move=left]').hidden).toBe(true);
  });

  it('places a point where one presses on the picture, as one step', async () => {
    await open();
    act(() => editor.place(POINT.id));
    click('.text', { clientX: 300, clientY: 150 });
    expect(point()).toMatchObject({ coordinateX: 50, coordinateY: 25 });
    expect([state().placing, state().wanted?.pointId]).toEqual([null, POINT.id]);
    act(() => editor.undo());
    expect(point()).toEqual(POINT);
  });

  it('moves a point by dragging and by arrow keys, and a press that slips is no drag', async () => {
    await open();
    const drag = (to: { clientX: number; clientY: number }): void => {
      fireEvent.pointerDown(inFrame('.point'), { button: 0, clientX: 140, clientY: 120 });
      fireEvent.pointerMove(inFrame('.point'), to);
      fireEvent.pointerUp(inFrame('.point'));
      click('.point');
    };
    drag({ clientX: 142, clientY: 121 });
    expect(point()).toEqual(POINT);
    act(() => editor.want(null));
    drag({ clientX: 200, clientY: 300 });
    expect(point()).toMatchObject({ coordinateX: 25, coordinateY: 50 });
    expect(state().wanted).toBeNull();
    fireEvent.keyDown(inFrame('.point'), { key: 'ArrowRight' });
    fireEvent.keyDown(inFrame('.point'), { key: 'ArrowUp', shiftKey: true });
    expect(point()).toMatchObject({ coordinateX: 25.5, coordinateY: 45 });
  });

  it('moves a card by dragging, from where it was taken hold of, and never off the screen', async () => {
    await open();
    const drag = (to: { clientX: number; clientY: number }): void => {
      fireEvent.pointerDown(inFrame('.product h3'), { button: 0, clientX: 180, clientY: 140 });
      fireEvent.pointerMove(inFrame('.product'), to);
      fireEvent.pointerUp(inFrame('.product'));
      click('.product');
    };
    drag({ clientX: 182, clientY: 142 });
    expect(product()).toEqual(PRODUCT);
    act(() => editor.want(null));
    drag({ clientX: 110 + 195, clientY: 10 + 300 });
    expect(product()).toMatchObject({ coordinateX: 98, coordinateY: 268 });
    expect(inFrame('.product').style.getPropertyValue('--x')).toBe('75.38%');
    expect(state().wanted).toBeNull();
    drag({ clientX: -900, clientY: 9_000 });
    expect(product()).toMatchObject({ coordinateX: 0, coordinateY: 357 });
    act(() => editor.undo());
    expect(product()).toEqual(PRODUCT);
  });

  it('puts a card back whose drag is broken off, and leaves it alone with Ctrl', async () => {
    await open();
    fireEvent.pointerDown(inFrame('.product'), { button: 0, clientX: 180, clientY: 140 });
    fireEvent.pointerMove(inFrame('.product'), { clientX: 110, clientY: 10 });
    expect(inFrame('.product').style.getPropertyValue('--x')).toBe('0%');
    fireEvent.pointerCancel(inFrame('.product'));
    expect(inFrame('.product').style.getPropertyValue('--x')).toBe('50%');
    fireEvent.pointerDown(inFrame('.product'), { button: 0, ctrlKey: true, clientX: 180, clientY: 140 });
    fireEvent.pointerMove(inFrame('.product'), { clientX: 110, clientY: 10 });
    fireEvent.pointerUp(inFrame('.product'));
    expect(product()).toEqual(PRODUCT);
  });

  it('lets nobody change anything who may not, or who looks at an earlier state', async () => {
    for (const options of [{ readOnly: 'no-permission' as const }, { isLookedAt: true, readOnly: 'no-permission' as const }]) {
      await open(options);
      fireEvent.pointerDown(inFrame('.points a'), { button: 0, clientX: 140, clientY: 120 });
      fireEvent.pointerMove(inFrame('.points a'), { clientX: 200, clientY: 300 });
      expect(inFrame('.points a').style.left).toBe('10%');
      fireEvent.pointerUp(inFrame('.points a'));
      fireEvent.pointerDown(inFrame('.product'), { button: 0, clientX: 180, clientY: 140 });
      fireEvent.pointerMove(inFrame('.product'), { clientX: 110, clientY: 10 });
      fireEvent.pointerUp(inFrame('.product'));
      expect(product()).toEqual(PRODUCT);
      fireEvent.keyDown(inFrame('.points a'), { key: 'ArrowRight' });
      expect(point()).toEqual(POINT);
    }
    click('.text');
    expect(state().wanted).toBeNull();
    expect(screen.queryByRole('button', { name: '全画面で見る' })).toBeNull();
  });

  it('shows a sheet for members with the eyes of either', async () => {
    await open();
    act(() => editor.select('B1'));
    expect(inFrame('.text').textContent).toBe('秘密');
    fireEvent.click(screen.getByRole('radio', { name: '会員以外' }));
    expect(inFrame('.text').textContent).toBe('会員限定');
    expect(frames().some((root) => root.innerHTML.includes('秘密'))).toBe(false);
  });

  it('says in which language a sheet is not written, and starts an empty one there', async () => {
    await open();
    act(() => editor.select('B2'));
    fireEvent.click(screen.getByRole('button', { name: /編集する言語/ }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: /English\s*未入力/ }));
    expect(state().language).toBe('en');
    expect(inFrame('.sheet').querySelector('.text')).toBeNull();
  });
});

describe('the preview over the whole screen', () => {
  /** With what is fetched for it. */
  const openPreview = async () => {
    const opened = await open({ search: '?view=preview' });
    await screen.findByRole('button', { name: '全画面を閉じる' });
    return opened;
  };

  it('opens by its address, goes through the sheets of the language and leads the editor to the last one', async () => {
    const { path } = await openPreview();
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(inFrame('.text').textContent).toBe('新茶');
    click('[data-move=right]');
    expect(await screen.findByText('B1')).toBeDefined();
    expect(
      frames()
        .flatMap((root) => [...root.querySelectorAll('.sheet')].map(({ id }) => id))
        .toSorted(),
    ).toEqual(['A1', 'B1', 'B2']);
    expect(state().selected).toBe('A1');
    fireEvent.click(screen.getByRole('button', { name: '全画面を閉じる' }));
    expect(path()).toBe('/here');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state().selected).toBe('B1');
  });

  /** What is inside the page that is open over the sheets. */
  const overPage = (): ShadowRoot => {
    const root = inFrame('.over div div').shadowRoot;
    if (!root) throw new Error('No page is open');
    return root;
  };
  const inSection = { panel: 'section', section: 'company' } as const;

  it('shows all sheets at a glance, from a sign over them, and goes to the one that is pressed', async () => {
    await openPreview();
    const sign = await waitFor(() => inFrame('.ways [href="#sheets"]'));
    sign.focus();
    fireEvent.click(sign);
    const entries = [...overPage().querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(entries).toEqual(['新茶A1', '会員限定B1', '二段目B2']);
    expect(inFrame('.stage').inert).toBe(true);
    fireEvent.click(overPage().querySelector('[data-cell=B2] b') as Element);
    expect(await screen.findByText('B2')).toBeDefined();
    expect(frames().some((root) => root.querySelector('.over'))).toBe(false);
    expect(inFrame('.stage').inert).toBe(false);
    expect(inFrame('.live').textContent).toBe('B2 二段目');
  });

  it('closes a page over the sheets by Escape, by its button and by a press beside it, and the focus returns', async () => {
    await openPreview();
    const sign = await waitFor(() => inFrame('.ways [href="#sheets"]'));
    const isOpen = () => frames().some((root) => root.querySelector('.over'));
    for (const close of [
      () => expect(fireEvent.keyDown(inFrame('.over'), { key: 'Escape' })).toBe(false),
      () => click('.over button'),
      () => fireEvent.click(inFrame('.over').parentElement as Element),
    ]) {
      fireEvent.click(sign);
      expect(isOpen()).toBe(true);
      close();
      expect(isOpen()).toBe(false);
      expect((sign.getRootNode() as ShadowRoot).activeElement).toBe(sign);
    }
    // With nothing open, the key closes the preview.
    expect(fireEvent.keyDown(sign, { key: 'Escape' })).toBe(true);
  });

  it('opens the legal texts at the one that is asked for', async () => {
    await openPreview();
    await waitFor(() => inFrame('.ways'));
    const company = { ...EMPTY_COMPANY, companyProfile: '<p>茶屋</p>', termsOfService: '<p>第1条</p>' };
    act(() => editor.edit((document) => ({ ...document, company: { jp: company } }), inSection));
    const seen = vi.fn<(id: string) => void>();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function see(this: Element) {
      seen(this.id);
    });
    click('.tabs a:nth-child(2)');
    expect(overPage().querySelector('#termsOfService .rich')?.textContent).toBe('第1条');
    expect(overPage().querySelector('#companyProfile .rich')?.textContent).toBe('茶屋');
    expect(seen.mock.calls).toEqual([['termsOfService']]);
  });

  it('leads to what a site tells others only where it does', async () => {
    await openPreview();
    await waitFor(() => inFrame('.ways'));
    expect(inFrame('.ways').querySelector('[href="#data-notice"]')).toBeNull();
    const html = '<script src="https://tags.example.com/t.js"></script>';
    act(() => editor.edit((document) => ({ ...document, headTags: { jp: { html } } }), { panel: 'section', section: 'seo' }));
    click('.ways [href="#data-notice"]');
    expect(overPage().querySelector('.services h3')?.textContent).toBe('tags.example.com');
  });

  it('shows the popups in effect over the sheet one is at, until they are closed', async () => {
    await openPreview();
    const said = { ...EMPTY_POPUP_CONTENT, linkButtonText: '申し込む', linkUrl: '/contact', isInternalLink: true };
    const popup = { ...newPopup('timeLimit'), effectiveSheets: [sheetIdOf(1), sheetIdOf(3)], content: { jp: said } };
    const over: PopupCta = { ...popup, endDate: '2026-01-01T00:00:00.000Z' };
    act(() =>
      editor.edit((document) => ({ ...document, popups: { [sheetIdOf(80)]: popup, [sheetIdOf(81)]: over } }), {
        panel: 'section',
        section: 'popups',
      }),
    );
    const shown = () =>
      frames().flatMap((root) => [...root.querySelectorAll<HTMLElement>('.popup')].map(({ dataset }) => dataset['popup']));
    expect(shown()).toEqual([sheetIdOf(80)]);
    expect(inFrame('.popup-close').tabIndex).toBe(0);
    click('[data-move=right]');
    await screen.findByText('B1');
    expect(shown()).toEqual([]);
    click('[data-move=left]');
    await waitFor(() => expect(shown()).toEqual([sheetIdOf(80)]));
    click('.popup-close');
    expect(shown()).toEqual([]);
    expect((inFrame('.grid').getRootNode() as ShadowRoot).activeElement).toBe(inFrame('.grid'));
  });

  it('moves on from a sheet that asks for it, until it is held', async () => {
    await openPreview();
    expect(inFrame('.slider').hidden).toBe(true);
    // Frames stay the window's own: it would lose count of those that are on their way.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() =>
      editor.edit((document) => editSheet(document, { cell: 'A1', language: 'jp' }, { sliderTime: 5 }), { panel: 'sheet', cell: 'A1' }),
    );
    expect(inFrame('.slider').hidden).toBe(false);
    click('.slider');
    expect(inFrame('.slider').getAttribute('aria-pressed')).toBe('true');
    act(() => void vi.advanceTimersByTime(20_000));
    expect(inFrame('.live').textContent).toBe('');
    click('.slider');
    act(() => void vi.advanceTimersByTime(6_000));
    vi.useRealTimers();
    await screen.findByText('B1');
    expect(inFrame('.live').textContent).toBe('B1 秘密');
  });

  it('says plainly what is only there on the published site, and leads to the form in the editor', async () => {
    const { path } = await openPreview();
    act(() =>
      editor.edit(
        (document) => ({
          ...startForm(document, { kind: 'membership', language: 'jp' }, visitor.form.fields, () => sheetIdOf(90)),
          sns: { jp: { entries: [{ snsType: 'phone_number', snsUrl: '03-1234-5678' }] } },
        }),
        inSection,
      ),
    );
    click('.bar a');
    expect(screen.getByText(/電話はかけられません/)).toBeDefined();
    fireEvent.click(await waitFor(() => inFrame('.ways [href="#login"]')));
    expect(screen.getByText(/ログインできません。会員に見える表示は/)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: '会員以外' }));
    click('[data-move=right]');
    await screen.findByText('B1');
    expect(screen.queryByText(/ログインできません/)).toBeNull();
    expect(inFrame('#B1').className).toBe('sheet locked near');
    click('#B1 .button');
    expect(screen.getByText(/フォームは送信できません/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'フォームを試す' }));
    expect(path()).toBe('/here?section=membership');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the focus at the sheet one is at', async () => {
    await openPreview();
    const inert = () =>
      frames().flatMap((root) => [...root.querySelectorAll<HTMLElement>('.sheet')].map((sheet) => [sheet.id, sheet.inert]));
    expect(Object.fromEntries(inert())).toEqual({ A1: false, B1: true });
    inFrame('#A1 .point').focus();
    fireEvent.keyDown(inFrame('#A1 .point'), { key: 'ArrowRight' });
    await screen.findByText('B1');
    expect(Object.fromEntries(inert())).toMatchObject({ A1: true, B1: false });
    expect((inFrame('.grid').getRootNode() as ShadowRoot).activeElement).toBe(inFrame('.grid'));
  });

  it('leads to the languages that would be published, and to no other', async () => {
    await openPreview();
    expect(inFrame('.languages').querySelector('[hreflang]')).toBeNull();
    act(() => editor.edit((document) => fillLanguage(document, 'en'), { panel: 'section', section: 'languages' }));
    click('.languages [hreflang=en]');
    expect(state().language).toBe('en');
  });

  it('says so where a language has no sheets yet', async () => {
    await openPreview();
    act(() => editor.edit((document) => clearCells(document, ['A1']), { panel: 'sheet', cell: 'A1' }));
    act(() => editor.speak('en'));
    expect(screen.getByText('この言語のシートはまだありません。')).toBeDefined();
  });
});
