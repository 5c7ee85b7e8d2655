import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TONE_FIELDS } from '#shared/model/media/media.ts';
import { EMPTY_SHEET, type Sheet, type SiteSummary } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { PictureFitField } from '#web/features/editor/inspector/media/fit/picture-fit-field.tsx';
import { changeSettings, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

const PORTRAIT = { ...IMAGE, width: 1080, height: 1920 };
const siteWith = (image: typeof PORTRAIT) =>
  changeSettings(placeSheet(emptySite(1, 1), { cell: 'A1', language: 'jp' }, sheetIdOf(1), { ...EMPTY_SHEET, image }), {
    viewMode: 'PC',
    displayLanguageIcon: false,
  });
const SITE = siteWith(PORTRAIT);

async function open({ isReadOnly = false, document = SITE } = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1', url: 'https://abcdefghij12.sites.example.com' } as SiteSummary;
  const opened = { site, document, limits: LIGHT_LIMITS };
  const editor = createEditor(opened, isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <PictureFitField />
      </EditorProvider>
    ),
  });
  fireEvent.click(await screen.findByRole('button', { name: '焦点と画面ごとの見え方' }));
  await handle();
  return editor;
}

const sheetOf = (editor: Editor): Sheet | undefined => editor.store.getState().history.present.sheets[sheetIdOf(1)]?.jp;
const handle = () => screen.findByRole('button', { name: /^焦点 横/ });
const losses = () =>
  within(screen.getByRole('list', { name: '画面ごとの見え方' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  const captured = new Set<number>();
  HTMLElement.prototype.setPointerCapture = (id) => void captured.add(id);
  HTMLElement.prototype.hasPointerCapture = (id) => captured.has(id);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 400));
});

describe('PictureFitField', () => {
  it('shows for each screen how much of the picture is cut off', async () => {
    const editor = await open();
    fireEvent.click(screen.getByRole('radio', { name: '画面いっぱい' }));
    expect(sheetOf(editor)?.pictureFit).toBe('fill');
    expect(losses()).toEqual([
      'スマートフォン390 × 844幅の18%が切れます。',
      '小さいスマートフォン360 × 640全体が見えます。',
      'タブレット768 × 1024高さの25%が切れます。',
      'パソコン1440 × 900高さの65%が切れます。',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: '自動' }));
    expect(new Set(losses().map((text) => text?.replace(/.*\d/, '')))).toEqual(new Set(['全体が見えます。']));
  });

  it('shows what the screens of a site with a theme cut off, beside texts on paper too (R-7.61)', async () => {
    const themed = changeSettings(SITE, { theme: curatedTheme('paper') });
    const sheet = { ...EMPTY_SHEET, image: { ...PORTRAIT, tones: 'AZ'.repeat(TONE_FIELDS) }, mainText: '新茶' };
    await open({ document: { ...themed, sheets: { [sheetIdOf(1)]: { jp: sheet } } } });
    expect(screen.getByText(/^画面に合わせて、/)).toBeDefined();
    expect(losses()).toEqual([
      'スマートフォン390 × 844幅の18%が切れます。',
      '小さいスマートフォン360 × 640全体が見えます。',
      'タブレット768 × 1024高さの25%が切れます。',
      'パソコン1440 × 900高さの17%が切れます。',
    ]);
  });

  it('sets the focal point by a click or drag on the picture, with one undo step even for a slow drag', async () => {
    const editor = await open();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
    const picture = (await handle()).parentElement ?? expect.unreachable();
    fireEvent.pointerDown(picture, { button: 0, pointerId: 1, clientX: 120, clientY: 250 });
    expect(sheetOf(editor)?.focalPoint).toEqual({ x: 10, y: 50 });
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 160, clientY: 450 });
    now.mockReturnValue(60_000);
    fireEvent.pointerMove(picture, { pointerId: 1, clientX: 900, clientY: -20 });
    expect(sheetOf(editor)?.focalPoint).toEqual({ x: 100, y: 0 });
    now.mockRestore();
    act(() => editor.undo());
    expect(sheetOf(editor)?.focalPoint).toEqual({ x: 50, y: 50 });
  });

  it('moves the focal point with the arrow keys, ten times as far with Shift, and never beyond the picture', async () => {
    const editor = await open();
    fireEvent.keyDown(await handle(), { key: 'ArrowRight' });
    fireEvent.keyDown(await handle(), { key: 'ArrowUp', shiftKey: true });
    expect(sheetOf(editor)?.focalPoint).toEqual({ x: 51, y: 40 });
    for (let times = 0; times < 5; times++) fireEvent.keyDown(await handle(), { key: 'ArrowUp', shiftKey: true });
    expect(sheetOf(editor)?.focalPoint).toEqual({ x: 51, y: 0 });
  });

  it('accepts the focal point as numbers, and shows a broken rule next to the field', async () => {
    const editor = await open();
    fireEvent.change(screen.getByRole('textbox', { name: '横の位置' }), { target: { value: '30' } });
    expect(sheetOf(editor)?.focalPoint).toEqual({ x: 30, y: 50 });
    fireEvent.change(screen.getByRole('textbox', { name: '縦の位置' }), { target: { value: '130' } });
    expect(screen.getByText('100以下で入力してください。')).toBeDefined();
  });

  it('warns that a picture is too small for some screens (R-8.43)', async () => {
    await open({ document: siteWith({ ...IMAGE, width: 40, height: 40 }) });
    expect(screen.getByRole('status').textContent).toContain('40 × 40ピクセルと小さいため、ぼやけないよう、元の大きさの4倍まで');
    fireEvent.click(screen.getByRole('radio', { name: '画面いっぱい' }));
    expect(screen.getByRole('status').textContent).toContain('画面いっぱいに広げるとぼやけて見えます');
  });

  it('shows no warning for a picture that is large enough', async () => {
    await open();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('changes nothing in a read-only site', async () => {
    const editor = await open({ isReadOnly: true });
    const before = sheetOf(editor);
    fireEvent.keyDown(await handle(), { key: 'ArrowRight' });
    fireEvent.pointerDown((await handle()).parentElement ?? expect.unreachable(), { button: 0, pointerId: 2, clientX: 120, clientY: 250 });
    expect(sheetOf(editor)).toEqual(before);
  });
});
