import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ImageRef } from '#shared/model/media/media.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { SHEET_LAYOUTS } from '#shared/model/sites/sheet/sheet-layout.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { SKY, SUBJECT_AT_LEFT } from '#web/features/editor/fixtures/toned-image-fixture.ts';
import { LayoutGroup } from '#web/features/editor/inspector/layout/layout-group.tsx';
import { ButtonGroup } from '#web/features/editor/inspector/sheet/button-group.tsx';
import { TextGroup } from '#web/features/editor/inspector/sheet/text-group.tsx';
import { changeSettings, editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { addVariation } from '#web/features/editor/model/document/edit-variations.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const CELLS = ['A1', 'B1'] as const;
const PLAIN = CELLS.reduce(
  (site, cell, index) =>
    placeSheet(site, { cell, language: 'jp' }, sheetIdOf(index + 1), { ...EMPTY_SHEET, image: IMAGE, mainText: '新茶' }),
  emptySite(2, 2),
);
const THEMED = changeSettings(PLAIN, { theme: curatedTheme('ink') });

async function open({ document = THEMED, isReadOnly = false }: { document?: SiteDocument; isReadOnly?: boolean } = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1', url: 'https://abcdefghij12.sites.example.com' } as SiteSummary;
  const opened = { site, document, limits: LIGHT_LIMITS };
  const editor = createEditor(opened, isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <LayoutGroup />
        <TextGroup />
        <ButtonGroup />
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { name: 'レイアウトと文字' });
  return editor;
}

const sheetOf = (editor: Editor, index = 1): Sheet =>
  editor.store.getState().history.present.sheets[sheetIdOf(index)]?.jp ?? expect.unreachable();
const group = (name: string) => within(screen.getByRole('radiogroup', { name }));
const option = (name: string, value: string) => group(name).getByRole('radio', { name: value });
const choose = (name: string, value: string): boolean => fireEvent.click(option(name, value));
const pick = (label: string, name: string): void => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(within(screen.getByRole('listbox', { name: label })).getByRole('option', { name }));
};
const chosenIn = (name: string): (string | null)[] =>
  group(name)
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.ariaChecked === 'true' || radio.checked)
    .map((radio) => radio.ariaLabel);
const selectBoth = (editor: Editor): void => act(() => editor.selectCells(CELLS, 'A1'));
const stepsOf = (editor: Editor): number => editor.store.getState().history.past.length;

beforeEach(() => {
  localStorage.clear();
});

describe('LayoutGroup of a site without a theme', () => {
  it('explains that layouts need a theme, and leads to the themes', async () => {
    const editor = await open({ document: PLAIN });
    expect(screen.getByText('テーマなし')).toBeDefined();
    fireEvent.click(screen.getByRole('heading', { name: 'レイアウトと文字' }));
    expect(screen.queryByRole('radiogroup', { name: 'レイアウト' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'テーマを選ぶ' }));
    expect(editor.store.getState().section).toBe('design');
  });

  it('has a field for the text colour of the button', async () => {
    await open({ document: PLAIN });
    expect(screen.getByRole('textbox', { name: 'ボタンの文字の色' })).toBeDefined();
    expect(screen.queryByText(/テーマのアクセントの色/)).toBeNull();
  });

  it('has no fields for the texts that need a theme', async () => {
    await open({ document: PLAIN });
    expect(screen.getByRole('textbox', { name: '見出し' })).toBeDefined();
    expect(screen.queryByRole('textbox', { name: '小見出し' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: '補足のテキスト' })).toBeNull();
  });
});

describe('LayoutGroup', () => {
  it('offers every layout as one tab stop, and changes the sheet in one step', async () => {
    const editor = await open();
    const cards = group('レイアウト').getAllByRole('radio');
    expect(cards).toHaveLength(SHEET_LAYOUTS.length);
    expect(cards.filter(({ tabIndex }) => tabIndex === 0).map(({ ariaLabel }) => ariaLabel)).toEqual(['下に置く']);
    choose('レイアウト', '引用');
    expect(sheetOf(editor).layout).toBe('quote');
    expect(chosenIn('レイアウト')).toEqual(['引用']);
    act(() => editor.undo());
    expect(sheetOf(editor).layout).toBe('low');
  });

  it('chooses the next layout with an arrow key', async () => {
    const editor = await open();
    fireEvent.keyDown(option('レイアウト', '下に置く'), { code: 'ArrowRight', key: 'ArrowRight' });
    expect(sheetOf(editor).layout).toBe('high');
  });

  it('leaves the text colour of the button to its colour, unless it breaks a rule', async () => {
    const editor = await open();
    expect(screen.queryByRole('textbox', { name: 'ボタンの文字の色' })).toBeNull();
    expect(screen.getByText(/テーマのアクセントの色/)).toBeDefined();
    const broken = { linkTextColor: '#12' };
    act(() => editor.edit((site) => editSheet(site, { cell: 'A1', language: 'jp' }, broken), { panel: 'sheet', cell: 'A1' }));
    expect(screen.getByRole('textbox', { name: 'ボタンの文字の色' })).toBeDefined();
  });

  it('shows the fields of the texts that need a theme', async () => {
    const editor = await open();
    fireEvent.change(screen.getByRole('textbox', { name: '小見出し' }), { target: { value: '春の新作' } });
    expect(sheetOf(editor).eyebrow).toBe('春の新作');
    expect(screen.queryByText('1行が1つの項目になります(6行まで)。')).toBeNull();
    choose('レイアウト', '箇条書き');
    expect(screen.getByText('1行が1つの項目になります(6行まで)。')).toBeDefined();
  });

  it('offers a backdrop for texts on the picture, and a surface beside an upright picture and without one', async () => {
    const editor = await open();
    pick('文字の背景', 'パネル');
    expect(sheetOf(editor).textBackdrop).toBe('panel');
    pick('文字の背景', 'テーマと同じ');
    expect(sheetOf(editor).textBackdrop).toBeNull();
    expect(screen.getByRole('radiogroup', { name: '模様' })).toBeDefined();
    const wide = { ...IMAGE, width: 1920, height: 1080 };
    act(() => editor.edit((site) => editSheet(site, { cell: 'A1', language: 'jp' }, { image: wide }), { panel: 'sheet', cell: 'A1' }));
    expect(screen.queryByRole('radiogroup', { name: '模様' })).toBeNull();
    choose('レイアウト', '文字だけ');
    expect(screen.queryByRole('combobox', { name: '文字の背景' })).toBeNull();
    choose('模様', 'ドット');
    choose('地の色', 'アクセント');
    expect(sheetOf(editor).surface).toEqual({ pattern: 'dots', colour: 'accent' });
  });

  it('places the texts at one of nine places or by numbers, and returns them to the layout', async () => {
    const editor = await open();
    choose('文字の位置', '右下');
    expect(sheetOf(editor).textPlace).toEqual({ x: 100, y: 100 });
    fireEvent.keyDown(option('文字の位置', '右下'), { key: 'ArrowUp' });
    expect(sheetOf(editor).textPlace).toEqual({ x: 100, y: 50 });
    fireEvent.keyDown(option('文字の位置', '右'), { key: 'ArrowLeft' });
    fireEvent.keyDown(option('文字の位置', '中央'), { key: 'ArrowDown' });
    fireEvent.keyDown(option('文字の位置', '下'), { key: 'ArrowDown' });
    expect(sheetOf(editor).textPlace).toEqual({ x: 50, y: 100 });
    fireEvent.change(screen.getByRole('textbox', { name: '文字の横の位置' }), { target: { value: '30' } });
    expect(sheetOf(editor).textPlace).toEqual({ x: 30, y: 100 });
    expect(chosenIn('文字の位置')).toEqual([]);
    choose('文字の位置', '右上');
    fireEvent.keyDown(option('文字の位置', '右上'), { key: 'ArrowRight' });
    expect(sheetOf(editor).textPlace).toBeNull();
    expect(document.activeElement?.textContent).toBe('レイアウトに任せる');
  });

  it('places a text by itself, names the screens on which it may lie over others, and puts it back (R-6.100, R-6.101)', async () => {
    const editor = await open();
    pick('文字のスタイル', '小見出し');
    fireEvent.change(screen.getByRole('textbox', { name: '小見出し' }), { target: { value: '五月の便り' } });
    choose('この文字だけの位置', '右上');
    expect(sheetOf(editor)).toMatchObject({ textPlace: null, textPlaces: { eyebrow: { x: 100, y: 0 } } });
    expect(screen.queryByText(/文字どうしが重なる/)).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'この文字の縦の位置' }), { target: { value: '100' } });
    expect(sheetOf(editor).textPlaces).toEqual({ eyebrow: { x: 100, y: 100 } });
    expect(screen.getByText(/文字どうしが重なることがあります:351 × 535/)).toBeDefined();
    choose('大きさ', '+1');
    choose('この文字だけの位置', 'ほかの文字と一緒');
    expect(sheetOf(editor)).toMatchObject({ textPlaces: {}, textStyles: { eyebrow: { step: 1 } } });
    choose('レイアウト', '価格');
    expect(screen.queryByRole('radiogroup', { name: 'この文字だけの位置' })).toBeNull();
  });

  it('styles each text on its own, and resets it', async () => {
    const editor = await open();
    choose('大きさ', '+2');
    pick('文字のスタイル', '補足のテキスト');
    choose('太さ', '太字');
    choose('揃え', '右');
    choose('文字の色', '選ぶ');
    const { text } = curatedTheme('ink').palette;
    expect(sheetOf(editor).textStyles).toEqual({
      headline: { step: 2, isBold: null, align: null, colour: null },
      second: { step: 0, isBold: true, align: 'end', colour: text },
    });
    fireEvent.click(screen.getByRole('button', { name: 'この文字のスタイルを元に戻す' }));
    expect(sheetOf(editor).textStyles).toEqual({ headline: { step: 2, isBold: null, align: null, colour: null } });
    expect(screen.queryByRole('button', { name: 'この文字のスタイルを元に戻す' })).toBeNull();
  });

  it('shows a broken rule of a colour next to it', async () => {
    await open();
    choose('文字の色', '選ぶ');
    fireEvent.change(screen.getByRole('textbox', { name: '文字の色' }), { target: { value: '#12' } });
    expect(screen.getByText(/色コードを正しい形式/)).toBeDefined();
  });

  it('changes a variation without its sheet', async () => {
    const editor = await open({ document: addVariation(THEMED, { cell: 'A1', language: 'jp' }, sheetIdOf(9), '案A') });
    act(() => editor.showVariation(sheetIdOf(9)));
    choose('レイアウト', '引用');
    choose('大きさ', '+2');
    const { layout, textStyles, variations } = sheetOf(editor);
    expect({ layout, textStyles }).toEqual({ layout: 'low', textStyles: {} });
    expect(variations[0]?.fields).toMatchObject({ layout: 'quote', textStyles: { headline: { step: 2 } } });
  });

  it('changes nothing in a read-only site', async () => {
    const editor = await open({ isReadOnly: true });
    choose('レイアウト', '引用');
    choose('文字の位置', '右下');
    choose('大きさ', '+2');
    expect(stepsOf(editor)).toBe(0);
    expect(screen.queryByRole('button', { name: /すべてのシートに使う/ })).toBeNull();
  });
});

describe('LayoutGroup of a sheet whose picture has tones', () => {
  const pictured = (image: ImageRef): SiteDocument => editSheet(THEMED, { cell: 'A1', language: 'jp' }, { image });
  const suggested = (): (string | null)[] =>
    group('レイアウト')
      .queryAllByRole('radio', { description: 'おすすめ' })
      .map(({ ariaLabel }) => ariaLabel);

  it('marks the layout that suits the picture, and no other', async () => {
    const editor = await open({ document: pictured(SKY) });
    expect(suggested()).toEqual(['上に置く']);
    act(() => editor.select('B1'));
    expect(suggested()).toEqual([]);
    expect(screen.queryByText('おすすめ')).toBeNull();
  });

  it('chooses the marked layout with its place, alignment and backdrop in one step', async () => {
    const editor = await open({ document: pictured(SUBJECT_AT_LEFT) });
    choose('レイアウト', '左の柱');
    expect(sheetOf(editor)).toMatchObject({ layout: 'column', textPlace: { x: 75, y: 50 }, textStyles: { headline: { align: 'end' } } });
    expect(stepsOf(editor)).toBe(1);
    act(() => editor.undo());
    expect(sheetOf(editor)).toMatchObject({ layout: 'low', textPlace: null, textBackdrop: null, textStyles: {} });
  });

  it('marks nothing while several sheets are selected, or in a read-only site', async () => {
    const editor = await open({ document: pictured(SKY) });
    selectBoth(editor);
    expect(suggested()).toEqual([]);
    choose('レイアウト', '上に置く');
    expect(sheetOf(editor)).toMatchObject({ layout: 'high', textBackdrop: null });
    act(() => editor.select('A1'));
    expect(suggested()).toEqual(['上に置く']);
    act(() => editor.store.setState({ readOnly: 'no-permission' }));
    expect(suggested()).toEqual([]);
  });
});

describe('LayoutGroup with several selected sheets (R-6.42)', () => {
  it('changes layout and style of all in one step, and keeps their other styles', async () => {
    const editor = await open();
    act(() => editor.select('B1'));
    pick('文字のスタイル', '小見出し');
    choose('太さ', '太字');
    pick('文字のスタイル', '見出し');
    selectBoth(editor);
    choose('レイアウト', '中央');
    choose('大きさ', '+1');
    expect([1, 2].map((index) => sheetOf(editor, index).layout)).toEqual(['centre', 'centre']);
    expect(sheetOf(editor, 1).textStyles).toEqual({ headline: { step: 1, isBold: null, align: null, colour: null } });
    expect(sheetOf(editor, 2).textStyles).toMatchObject({ headline: { step: 1 }, eyebrow: { isBold: true } });
    act(() => editor.undo());
    expect([1, 2].map((index) => sheetOf(editor, index).textStyles.headline)).toEqual([undefined, undefined]);
  });

  it('places the texts of the active sheet only', async () => {
    const editor = await open();
    selectBoth(editor);
    choose('文字の位置', '右下');
    expect([1, 2].map((index) => sheetOf(editor, index).textPlace)).toEqual([{ x: 100, y: 100 }, null]);
  });

  it('shows values that differ as mixed, and any choice makes them equal', async () => {
    const editor = await open();
    choose('レイアウト', '引用');
    selectBoth(editor);
    expect(chosenIn('レイアウト')).toEqual([]);
    expect(screen.getByText('選んだシートで設定が違います。')).toBeDefined();
    choose('レイアウト', '引用');
    expect([1, 2].map((index) => sheetOf(editor, index).layout)).toEqual(['quote', 'quote']);
    expect(chosenIn('レイアウト')).toEqual(['引用']);
    expect(screen.queryByText('選んだシートで設定が違います。')).toBeNull();
  });

  it('changes the pattern of each sheet without its colour', async () => {
    const editor = await open();
    choose('レイアウト', '文字だけ');
    choose('地の色', 'アクセント');
    selectBoth(editor);
    choose('模様', 'ドット');
    expect([1, 2].map((index) => sheetOf(editor, index).surface)).toEqual([
      { pattern: 'dots', colour: 'accent' },
      { pattern: 'dots', colour: 'background' },
    ]);
    expect(chosenIn('地の色')).toEqual([]);
  });

  it('applies layout and styles of one sheet to all sheets', async () => {
    const editor = await open();
    choose('レイアウト', '引用');
    choose('大きさ', '+1');
    choose('文字の位置', '右下');
    const [button] = screen.getAllByRole('button', { name: 'この設定をすべてのシートに使う' });
    fireEvent.click(button ?? expect.unreachable());
    expect(sheetOf(editor, 2)).toMatchObject({ layout: 'quote', textStyles: { headline: { step: 1 } }, textPlace: null });
  });
});
