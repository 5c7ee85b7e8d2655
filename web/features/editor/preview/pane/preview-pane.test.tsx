import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { POPUP_CARD_WIDTH } from '#shared/model/limits.ts';
import { EMPTY_POPUP_CONTENT, newPopup } from '#shared/model/sites/popup.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { cardPositionRatio } from '#shared/rules/sheets/card-position.ts';
import { IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import {
  clickInFrame,
  stubBrowser,
  shadowRoots,
  inFrame,
  renderPreview,
  POINT,
  PRODUCT,
} from '#web/features/editor/preview/preview-fixture.tsx';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';

let editor: Editor;
let showPane: Mock<(pane: string) => void>;
const open = async (options?: Parameters<typeof renderPreview>[0]): Promise<void> => {
  ({ editor, showPane } = await renderPreview(options));
};
const state = () => editor.store.getState();
const point = () => sheetAt(currentDocument(state()), 'A1', 'jp')?.imageLinkPoints[0];
const product = () => sheetAt(currentDocument(state()), 'A1', 'jp')?.products[0];

beforeEach(stubBrowser);
afterEach(() => vi.restoreAllMocks());

describe('PreviewPane', () => {
  it('focuses the field of a clicked element and shows the inspector', async () => {
    await open();
    clickInFrame('.text');
    expect(state().focusedField).toEqual({ name: 'mainText' });
    expect(showPane).toHaveBeenLastCalledWith('inspector');
    clickInFrame('.point');
    expect(state().focusedField).toEqual({ name: 'imageLinkPoints', pointId: POINT.id });
    clickInFrame('.product h2');
    expect(state().focusedField).toEqual({ name: 'products', productId: PRODUCT.id });
    clickInFrame('.product .button');
    expect(state().focusedField).toEqual({ name: 'products', productId: PRODUCT.id });
    expect(state().activeCell).toBe('A1');
  });

  it('simulates the chosen screen and remembers it for each device (R-10.7)', async () => {
    await open();
    const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '画面の大きさ' });
    const frame = () => screen.getByRole('group', { name: /A1/ }).style;
    expect([select().value, frame().width, frame().height]).toEqual(['frame', '351px', '535px']);
    fireEvent.change(select(), { target: { value: 'phone' } });
    expect([frame().width, frame().height]).toEqual(['390px', '844px']);
    const bars = () => [...document.querySelectorAll<HTMLElement>('[data-bars] span')].map(({ style }) => style.height);
    expect(bars()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: '端末とブラウザのバーに隠れる範囲' }));
    expect(bars()).toEqual(['47px', '133px']);
    fireEvent.click(screen.getByRole('radio', { name: 'パソコン' }));
    expect([select().value, frame().width, bars()]).toEqual(['laptop', '1280px', []]);
    fireEvent.change(select(), { target: { value: 'tablet' } });
    fireEvent.click(screen.getByRole('radio', { name: 'スマートフォン' }));
    expect(select().value).toBe('phone');
    fireEvent.click(screen.getByRole('radio', { name: 'パソコン' }));
    expect(select().value).toBe('tablet');
  });

  it('follows Ctrl-clicked links, and clicked arrows and languages', async () => {
    await open();
    for (const link of ['.point', '.product .button']) {
      clickInFrame(link, { ctrlKey: true });
      expect(state().activeCell).toBe('B1');
      act(() => editor.select('A1'));
    }
    clickInFrame('[hreflang=en]');
    expect(inFrame('.text').textContent).toBe('New tea');
    clickInFrame('[hreflang=ja]');
    clickInFrame('[data-move=right]');
    expect(state().activeCell).toBe('B1');
    clickInFrame('[data-move=down]');
    expect(state().activeCell).toBe('B2');
    expect(inFrame('[data-move=left]').hidden).toBe(true);
  });

  it('places an image link at the click position, as one undo step', async () => {
    await open();
    act(() => editor.setPlacingPoint(POINT.id));
    clickInFrame('.text', { clientX: 300, clientY: 150 });
    expect(point()).toMatchObject({ coordinateX: 50, coordinateY: 25 });
    expect([state().placingPointId, state().focusedField?.pointId]).toEqual([null, POINT.id]);
    act(() => editor.undo());
    expect(point()).toEqual(POINT);
  });

  it('moves an image link by dragging and by arrow keys, and treats a slight movement as a click', async () => {
    await open();
    const drag = (to: { clientX: number; clientY: number }): void => {
      fireEvent.pointerDown(inFrame('.point'), { button: 0, clientX: 140, clientY: 120 });
      fireEvent.pointerMove(inFrame('.point'), to);
      fireEvent.pointerUp(inFrame('.point'));
      clickInFrame('.point');
    };
    drag({ clientX: 142, clientY: 121 });
    expect(point()).toEqual(POINT);
    act(() => editor.focusField(null));
    drag({ clientX: 200, clientY: 300 });
    expect(point()).toMatchObject({ coordinateX: 25, coordinateY: 50 });
    expect(state().focusedField).toBeNull();
    fireEvent.keyDown(inFrame('.point'), { key: 'ArrowRight' });
    fireEvent.keyDown(inFrame('.point'), { key: 'ArrowUp', shiftKey: true });
    expect(point()).toMatchObject({ coordinateX: 25.5, coordinateY: 45 });
  });

  it('draws, moves and resizes the rectangle of an image link by pointer and keys (R-14.131)', async () => {
    await open();
    const drag = (target: string, from: [number, number], to: [number, number]): void => {
      fireEvent.pointerDown(inFrame(target), { button: 0, clientX: from[0], clientY: from[1] });
      fireEvent.pointerMove(inFrame('.point'), { clientX: to[0], clientY: to[1] });
      fireEvent.pointerUp(inFrame('.point'));
      clickInFrame(target, { clientX: to[0], clientY: to[1] });
    };
    act(() => editor.setPlacingPoint(POINT.id));
    drag('.text', [300, 150], [340, 300]);
    const drawn = point();
    expect([drawn?.width, drawn?.height, state().placingPointId, state().focusedField?.pointId]).toEqual([10, 25, null, POINT.id]);
    expect([drawn?.coordinateX, drawn?.coordinateY]).toEqual([55, 37.5]);
    drag('.point', [310, 160], [350, 220]);
    expect(point()).toMatchObject({ coordinateX: 65, coordinateY: 47.5, width: 10, height: 25 });
    drag('.corner', [380, 290], [420, 300]);
    expect(point()).toMatchObject({ coordinateX: 70, coordinateY: 42.5, width: 20, height: 15 });
    fireEvent.keyDown(inFrame('.point'), { key: 'ArrowRight', ctrlKey: true, shiftKey: true });
    fireEvent.keyDown(inFrame('.point'), { key: 'ArrowUp', ctrlKey: true });
    fireEvent.keyDown(inFrame('.point'), { key: 'ArrowLeft' });
    expect(point()).toMatchObject({ coordinateX: 72, coordinateY: 42.25, width: 25, height: 14.5 });
    drag('.point', [310, 160], [9_000, 160]);
    expect(point()).toMatchObject({ coordinateX: 87.5, width: 25 });
  });

  it('moves a product card by dragging, keeps the grab offset and stays on the screen', async () => {
    await open();
    const drag = (to: { clientX: number; clientY: number }): void => {
      fireEvent.pointerDown(inFrame('.product h2'), { button: 0, clientX: 180, clientY: 140 });
      fireEvent.pointerMove(inFrame('.product'), to);
      fireEvent.pointerUp(inFrame('.product'));
      clickInFrame('.product');
    };
    drag({ clientX: 182, clientY: 142 });
    expect(product()).toEqual(PRODUCT);
    act(() => editor.focusField(null));
    drag({ clientX: 110 + 195, clientY: 10 + 300 });
    expect(product()).toMatchObject({ coordinateX: 98, coordinateY: 268 });
    expect(inFrame('.product').style.getPropertyValue('--x')).toBe('75.38%');
    expect(state().focusedField).toBeNull();
    drag({ clientX: -900, clientY: 9_000 });
    expect(product()).toMatchObject({ coordinateX: 0, coordinateY: 357 });
    act(() => editor.undo());
    expect(product()).toEqual(PRODUCT);
  });

  it('restores a product card after a cancelled drag, and does not drag with Ctrl', async () => {
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

  it('places a card of the shelf by dragging, and returns it there by dropping it on the shelf (R-8.73)', async () => {
    await open();
    act(() =>
      editor.edit((document) => ({ ...document, settings: { ...document.settings, theme: curatedTheme('paper') } }), { panel: 'site' }),
    );
    const onShelf = () => inFrame('.shelf .ware').dataset['placed'] === undefined;
    await vi.waitFor(() => expect(onShelf()).toBe(true));
    const drag = (selector: string, to: { clientX: number; clientY: number }): void => {
      const card = inFrame(selector);
      fireEvent.pointerDown(card, { button: 0, clientX: 180, clientY: 140 });
      fireEvent.pointerMove(card, to);
      fireEvent.pointerUp(card);
    };
    Object.assign(inFrame('.shelf'), { getBoundingClientRect: () => ({ left: 100, right: 500, top: 500, bottom: 600 }) });
    drag('.shelf .ware', { clientX: 200, clientY: 550 });
    expect(product()).toEqual(PRODUCT);
    drag('.shelf .ware', { clientX: 110 + 195, clientY: 10 + 300 });
    expect(product()).toMatchObject({ coordinateX: 98, coordinateY: 268 });
    expect(shadowRoots().some((root) => root.querySelector('.floating, .lifted'))).toBe(false);
    act(() => editor.undo());
    expect(product()).toEqual(PRODUCT);
    act(() => editor.redo());
    await vi.waitFor(() => act(() => expect(inFrame('.product').dataset['product']).toBe(PRODUCT.id)));
    drag('.product', { clientX: 200, clientY: 550 });
    expect(product()).toEqual(PRODUCT);
  });

  it('draws active popups over the edited sheet, and edits them by click and drag (R-10.10)', async () => {
    vi.spyOn(api.site, 'popupCounts').mockResolvedValue({ counts: {} });
    await open();
    const [id, endedId] = [sheetIdOf(80), sheetIdOf(81)];
    const content = { ...EMPTY_POPUP_CONTENT, image: IMAGE, linkButtonText: '申し込む' };
    const popup = { ...newPopup('timeLimit'), coordinateX: 20, coordinateY: 30, effectiveSheets: [sheetIdOf(1)], content: { jp: content } };
    const ended = { ...popup, endDate: '2026-01-01T00:00:00.000Z' };
    await act(async () => {
      editor.edit((document) => ({ ...document, popups: { [id]: popup, [endedId]: ended } }), { panel: 'section', section: 'popups' });
      await Promise.resolve();
    });
    const drawn = () =>
      shadowRoots().flatMap((root) => [...root.querySelectorAll<HTMLElement>('.popup')].map(({ dataset }) => dataset['popup']));
    expect(drawn()).toEqual([id]);
    expect(inFrame('.popup img')).toBeTruthy();
    expect(Number(inFrame('.popup').style.getPropertyValue('--x'))).toBeCloseTo(cardPositionRatio(popup, POPUP_CARD_WIDTH).x, 2);

    const stored = () => currentDocument(state()).popups[id];
    fireEvent.pointerDown(inFrame('.popup-card'), { button: 0, clientX: 180, clientY: 140 });
    fireEvent.pointerMove(inFrame('.popup'), { clientX: -900, clientY: -900 });
    fireEvent.pointerUp(inFrame('.popup'));
    clickInFrame('.popup-card');
    expect(stored()).toMatchObject({ coordinateX: 0, coordinateY: 0 });
    act(() => editor.undo());
    expect(stored()).toMatchObject({ coordinateX: 20, coordinateY: 30 });
    const reveal = vi.spyOn(editor, 'revealAnchor');
    fireEvent.pointerDown(inFrame('.popup-card'), { button: 0, clientX: 180, clientY: 140 });
    fireEvent.pointerUp(inFrame('.popup'));
    clickInFrame('.popup-cta');
    expect(reveal).toHaveBeenCalledWith({ section: 'popups', anchor: `popup/${id}` });
    act(() => editor.select('B2'));
    expect(drawn()).toEqual([]);
  });

  it('allows no edits in a read-only editor or an earlier revision', async () => {
    for (const options of [{ readOnly: 'no-permission' as const }, { isViewOnly: true, readOnly: 'no-permission' as const }]) {
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
    clickInFrame('.text');
    expect(state().focusedField).toBeNull();
    expect(screen.queryByRole('button', { name: '全画面で見る' })).toBeNull();
  });

  it('shows a members-only sheet as members and as other visitors see it', async () => {
    await open();
    act(() => editor.select('B1'));
    expect(inFrame('.text').textContent).toBe('秘密');
    fireEvent.click(screen.getByRole('radio', { name: '会員以外' }));
    expect(inFrame('.text').textContent).toBe('会員限定');
    expect(shadowRoots().some((root) => root.innerHTML.includes('秘密'))).toBe(false);
  });

  it('marks untranslated languages in the menu, and shows an empty sheet for them', async () => {
    await open();
    act(() => editor.select('B2'));
    fireEvent.click(screen.getByRole('button', { name: /編集する言語/ }));
    fireEvent.click(await screen.findByRole('menuitemradio', { name: /English\s*未入力/ }));
    expect(state().language).toBe('en');
    expect(inFrame('.sheet').querySelector('.text')).toBeNull();
  });
});
