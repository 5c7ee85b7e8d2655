import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_SHEET, type Sheet, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { AdjustField } from '#web/features/editor/inspector/media/adjust/adjust-field.tsx';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { addVariation } from '#web/features/editor/model/document/edit-variations.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const A1 = { cell: 'A1', language: 'jp' } as const;
const CELLS = ['A1', 'B1'] as const;
const SITE = CELLS.reduce(
  (site, cell, index) =>
    placeSheet(site, { cell, language: 'jp' }, sheetIdOf(index + 1), { ...EMPTY_SHEET, image: { ...IMAGE, width: 1_000, height: 2_000 } }),
  emptySite(2, 2),
);
const CROP = { x: 200, y: 300, width: 400, height: 500 };
const CROPPED = editSheet(SITE, A1, { pictureCrop: CROP });

async function open(document: SiteDocument = CROPPED, isReadOnly = false): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1', url: 'https://abcdefghij12.sites.example.com' } as SiteSummary;
  const editor = createEditor({ site, document, limits: LIGHT_LIMITS }, isReadOnly ? 'no-permission' : null, {
    client: {} as never,
    send: vi.fn(),
  });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <AdjustField />
      </EditorProvider>
    ),
  });
  fireEvent.click(await screen.findByRole('button', { name: '切り抜きと明るさ' }));
  await frame();
  return editor;
}

const sheetOf = (editor: Editor, index = 1): Sheet =>
  editor.store.getState().history.present.sheets[sheetIdOf(index)]?.jp ?? expect.unreachable();
const cropOf = (editor: Editor) => sheetOf(editor).pictureCrop;
const stepsOf = (editor: Editor): number => editor.store.getState().history.past.length;
const frame = () => screen.findByRole('button', { name: /^切り抜く範囲/ });
const corner = (name: string) => screen.getByRole('button', { name });
const slider = (name: string) => screen.getByRole('slider', { name });
const drag = (element: HTMLElement, ...points: readonly [number, number][]): void => {
  fireEvent.pointerDown(element, { button: 0, pointerId: 1, clientX: 0, clientY: 0 });
  for (const [clientX, clientY] of points) fireEvent.pointerMove(element, { pointerId: 1, clientX, clientY });
};

beforeEach(() => {
  localStorage.clear();
  const captured = new Set<number>();
  HTMLElement.prototype.setPointerCapture = (id) => void captured.add(id);
  HTMLElement.prototype.hasPointerCapture = (id) => captured.has(id);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 50, 200, 400));
});

describe('crop of the selected sheet (R-8.60)', () => {
  it('moves and resizes by dragging, with one undo step even for a slow drag', async () => {
    const editor = await open();
    const now = vi.spyOn(Date, 'now').mockReturnValue(1_000);
    drag(await frame(), [2, 4]);
    now.mockReturnValue(60_000);
    fireEvent.pointerMove(await frame(), { pointerId: 1, clientX: 10, clientY: -20 });
    expect(cropOf(editor)).toEqual({ ...CROP, x: 250, y: 250 });
    now.mockReturnValue(120_000);
    drag(corner('右下の角'), [20, 40], [40, 40]);
    expect(cropOf(editor)).toEqual({ x: 250, y: 250, width: 600, height: 600 });
    act(() => editor.undo());
    expect(cropOf(editor)).toEqual({ ...CROP, x: 250, y: 250 });
    act(() => editor.undo());
    expect(cropOf(editor)).toEqual(CROP);
    now.mockRestore();
  });

  it('starts from the whole picture, and is none again when the frame has its size', async () => {
    const editor = await open(SITE);
    fireEvent.keyDown(corner('左上の角'), { key: 'ArrowRight', shiftKey: true });
    expect(cropOf(editor)).toEqual({ x: 100, y: 0, width: 900, height: 1_000 });
    fireEvent.keyDown(corner('左上の角'), { key: 'ArrowLeft', shiftKey: true });
    expect(cropOf(editor)).toBeNull();
  });

  it('moves and resizes with the arrow keys, ten times as far with Shift', async () => {
    const editor = await open();
    fireEvent.keyDown(await frame(), { key: 'ArrowRight' });
    fireEvent.keyDown(await frame(), { key: 'ArrowUp', shiftKey: true });
    expect(cropOf(editor)).toEqual({ ...CROP, x: 210, y: 200 });
    fireEvent.keyDown(corner('右上の角'), { key: 'ArrowDown' });
    expect(cropOf(editor)).toEqual({ x: 210, y: 210, width: 400, height: 490 });
  });

  it('keeps a chosen ratio of pixels while it is resized, with vertical arrows too', async () => {
    const editor = await open();
    fireEvent.click(screen.getByRole('radio', { name: '1:1' }));
    expect(cropOf(editor)).toEqual({ x: 0, y: 300, width: 1_000, height: 500 });
    for (const [name, key] of [
      ['右下の角', 'ArrowUp'],
      ['左下の角', 'ArrowUp'],
      ['右上の角', 'ArrowDown'],
      ['左上の角', 'ArrowDown'],
    ] as const) {
      const before = cropOf(editor)?.width ?? 0;
      fireEvent.keyDown(corner(name), { key, shiftKey: true });
      const { width, height } = cropOf(editor) ?? expect.unreachable();
      expect(width).toBe(before - 100);
      expect(height).toBe(width / 2);
    }
  });

  it('is entered as numbers, which stay inside the picture', async () => {
    const editor = await open();
    const number = (name: string) => screen.getByRole('textbox', { name });
    fireEvent.change(number('左から'), { target: { value: '33.3' } });
    expect(cropOf(editor)).toEqual({ ...CROP, x: 333 });
    fireEvent.change(number('高さ'), { target: { value: '90' } });
    expect(cropOf(editor)).toEqual({ x: 333, y: 100, width: 400, height: 900 });
    fireEvent.change(number('幅'), { target: { value: '2' } });
    expect(cropOf(editor)).toMatchObject({ width: 100 });
  });

  it('is removed by a button', async () => {
    const editor = await open();
    fireEvent.click(screen.getByRole('button', { name: '切り抜きを元に戻す' }));
    expect(cropOf(editor)).toBeNull();
    expect(screen.queryByRole('button', { name: '切り抜きを元に戻す' })).toBeNull();
  });

  it('belongs to a variation while one is edited', async () => {
    const editor = await open(addVariation(SITE, A1, sheetIdOf(9), '案A'));
    act(() => editor.showVariation(sheetIdOf(9)));
    fireEvent.keyDown(corner('右下の角'), { key: 'ArrowUp', shiftKey: true });
    expect(cropOf(editor)).toBeNull();
    expect(sheetOf(editor).variations[0]?.fields.pictureCrop).toEqual({ x: 0, y: 0, width: 1_000, height: 900 });
  });

  it('changes only in the active one of several selected sheets', async () => {
    const editor = await open();
    act(() => editor.selectCells(CELLS, 'A1'));
    fireEvent.keyDown(await frame(), { key: 'ArrowRight' });
    expect([sheetOf(editor).pictureCrop?.x, sheetOf(editor, 2).pictureCrop]).toEqual([210, null]);
  });
});

describe('brightness and shade of the selected sheets (R-8.61)', () => {
  it('change by sliders, and are reset by a button', async () => {
    const editor = await open(SITE);
    fireEvent.keyDown(slider('明るさ'), { key: 'ArrowLeft' });
    fireEvent.keyDown(slider('暗幕の濃さ'), { key: 'End' });
    expect(sheetOf(editor).pictureTone).toEqual({ brightness: -1, shade: 60 });
    expect(screen.getByText('−1 %')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '明るさを元に戻す' }));
    expect(sheetOf(editor).pictureTone).toEqual({ brightness: 0, shade: 0 });
  });

  it('change in all selected sheets, each without the other, and show different values as mixed', async () => {
    const editor = await open(editSheet(SITE, A1, { pictureTone: { brightness: 10, shade: 0 } }));
    act(() => editor.selectCells(CELLS, 'A1'));
    expect(screen.getByText('シートにより異なる')).toBeDefined();
    expect(slider('明るさ').getAttribute('aria-valuetext')).toBe('シートにより異なる');
    fireEvent.keyDown(slider('暗幕の濃さ'), { key: 'ArrowRight' });
    expect([1, 2].map((index) => sheetOf(editor, index).pictureTone)).toEqual([
      { brightness: 10, shade: 1 },
      { brightness: 0, shade: 1 },
    ]);
  });
});

describe('crop and adjustments in a read-only site', () => {
  it('change nothing', async () => {
    const editor = await open(CROPPED, true);
    drag(await frame(), [20, 40]);
    fireEvent.keyDown(await frame(), { key: 'ArrowRight' });
    fireEvent.keyDown(slider('明るさ'), { key: 'ArrowLeft' });
    fireEvent.click(screen.getByRole('radio', { name: '1:1' }));
    expect(stepsOf(editor)).toBe(0);
    expect(screen.queryByRole('button', { name: /元に戻す/ })).toBeNull();
  });
});
