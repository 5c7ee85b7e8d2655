import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_SHEET, type Sheet, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { StyleGroup } from '#web/features/editor/inspector/style/style-group.tsx';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { applySavedStyle, saveStyle } from '#web/features/editor/model/document/edit-saved-styles.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const CELLS = ['A1', 'B1', 'A2'] as const;
const A1 = { cell: 'A1', language: 'jp' } as const;
const PLAIN = editSheet(
  CELLS.reduce((site, cell, index) => placeSheet(site, { cell, language: 'jp' }, sheetIdOf(index + 1), EMPTY_SHEET), emptySite(2, 2)),
  A1,
  { mainTextColor: '#ff0000' },
);
/** The style is used by the first two sheets. */
const STYLED = applySavedStyle(saveStyle(PLAIN, A1, sheetIdOf(90), 'メニュー'), ['A1', 'B1'], sheetIdOf(90));

async function open(document: SiteDocument, isReadOnly = false): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1', url: 'https://abcdefghij12.sites.example.com' } as SiteSummary;
  const editor = createEditor({ site, document, limits: LIGHT_LIMITS }, isReadOnly ? 'no-permission' : null, {
    client: {} as never,
    send: vi.fn(),
  });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <StyleGroup />
      </EditorProvider>
    ),
  });
  fireEvent.click(await screen.findByRole('heading', { name: 'スタイル' }));
  return editor;
}

const sheetOf = (editor: Editor, index = 1): Sheet =>
  editor.store.getState().history.present.sheets[sheetIdOf(index)]?.jp ?? expect.unreachable();
const namesOf = (editor: Editor): string[] => editor.store.getState().history.present.settings.styles.map(({ name }) => name);
const stepsOf = (editor: Editor): number => editor.store.getState().history.past.length;
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const list = () => screen.getByRole<HTMLInputElement>('combobox', { name: '保存したスタイル' });
const pick = (name: string): void => {
  fireEvent.click(list());
  fireEvent.click(within(screen.getByRole('listbox', { name: '保存したスタイル' })).getByRole('option', { name }));
};
const recolour = (editor: Editor, cell: string): void =>
  act(() => editor.edit((site) => editSheet(site, { cell, language: 'jp' }, { mainTextColor: '#00ff00' }), { panel: 'sheet', cell }));
const nameIt = async (name: string, submit: string): Promise<HTMLElement> => {
  const element = await screen.findByRole('dialog');
  const dialog = within(element);
  fireEvent.change(dialog.getByRole('textbox', { name: 'スタイルの名前' }), { target: { value: name } });
  fireEvent.click(dialog.getByRole('button', { name: submit }));
  return element;
};

beforeEach(() => {
  localStorage.clear();
});

describe('StyleGroup', () => {
  it('saves the look of a sheet under a name', async () => {
    const editor = await open(PLAIN);
    expect(screen.queryByRole('combobox')).toBeNull();
    press('このシートの見た目をスタイルとして保存');
    await nameIt('キャンペーン', '保存');
    expect(namesOf(editor)).toEqual(['キャンペーン']);
    expect(stepsOf(editor)).toBe(1);
    await waitFor(() => expect(list().value).toBe('キャンペーン'));
  });

  it('refuses a name that is empty or taken', async () => {
    const editor = await open(STYLED);
    press('このシートの見た目をスタイルとして保存');
    expect((await nameIt('', '保存')).textContent).toContain('入力してください');
    expect((await nameIt(' メニュー ', '保存')).textContent).toContain('同じものが2つあります');
    expect(namesOf(editor)).toEqual(['メニュー']);
  });

  it('gives all selected sheets a style in one step, and takes it from them', async () => {
    const editor = await open(STYLED);
    act(() => editor.selectCells(['B1', 'A2'], 'A2'));
    expect(list().value).toBe('');
    expect(list().placeholder).toBe('シートにより異なる');
    expect(screen.getByText('選んだシートで設定が違います。')).toBeDefined();
    pick('メニュー');
    expect([1, 2, 3].map((index) => sheetOf(editor, index).mainTextColor)).toEqual(Array(3).fill('#ff0000'));
    expect(stepsOf(editor)).toBe(1);
    pick('なし');
    expect([1, 2, 3].map((index) => sheetOf(editor, index).styleId !== null)).toEqual([true, false, false]);
    expect(sheetOf(editor, 3).mainTextColor).toBe('#ff0000');
  });

  it('shows how a sheet differs from its style, and takes it back', async () => {
    const editor = await open(STYLED);
    expect(screen.queryByRole('status')).toBeNull();
    recolour(editor, 'A1');
    expect(screen.getByRole('status').textContent).toBe('「メニュー」から変更しています: 見出しの色');
    press('スタイルに戻す');
    expect(sheetOf(editor).mainTextColor).toBe('#ff0000');
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('changes the style and all sheets that use it in one step', async () => {
    const editor = await open(STYLED);
    recolour(editor, 'A1');
    press('この見た目をスタイルにして、使用中の2シートに反映');
    expect([1, 2].map((index) => sheetOf(editor, index).mainTextColor)).toEqual(['#00ff00', '#00ff00']);
    expect(stepsOf(editor)).toBe(2);
    act(() => editor.undo());
    expect([1, 2].map((index) => sheetOf(editor, index).mainTextColor)).toEqual(['#00ff00', '#ff0000']);
  });

  it('changes a style that no other sheet uses', async () => {
    const editor = await open(saveStyle(PLAIN, A1, sheetIdOf(90), 'メニュー'));
    recolour(editor, 'A1');
    press('この見た目をスタイルに反映');
    expect(editor.store.getState().history.present.settings.styles[0]?.look.mainTextColor).toBe('#00ff00');
  });

  it('states that other selected sheets differ from their style', async () => {
    const editor = await open(STYLED);
    recolour(editor, 'B1');
    expect(screen.queryByRole('status')).toBeNull();
    act(() => editor.selectCells(['A1', 'B1'], 'A1'));
    expect(screen.getByRole('status').textContent).toContain('選んだシートの中に');
    expect(screen.queryByRole('button', { name: /反映$/ })).toBeNull();
    press('スタイルに戻す');
    expect(sheetOf(editor, 2).mainTextColor).toBe('#ff0000');
  });

  it('renames a style', async () => {
    const editor = await open(STYLED);
    press('スタイルの名前を変更');
    await nameIt('お品書き', '変更');
    expect(namesOf(editor)).toEqual(['お品書き']);
    await waitFor(() => expect(list().value).toBe('お品書き'));
  });

  it('removes a style, and the sheets keep their look', async () => {
    const editor = await open(STYLED);
    press('スタイルを削除');
    expect(namesOf(editor)).toEqual([]);
    expect(sheetOf(editor)).toMatchObject({ styleId: null, mainTextColor: '#ff0000' });
    expect(stepsOf(editor)).toBe(1);
  });

  it('saves no look that breaks a rule', async () => {
    const editor = await open(STYLED);
    act(() => editor.edit((site) => editSheet(site, A1, { mainTextColor: '#12' }), { panel: 'sheet', cell: 'A1' }));
    expect(screen.queryByRole('button', { name: 'このシートの見た目をスタイルとして保存' })).toBeNull();
    expect(screen.queryByRole('button', { name: /反映$/ })).toBeNull();
    expect(screen.getByText(/スタイルに保存できません/)).toBeDefined();
  });

  it('shows the style of a read-only site without any action', async () => {
    const editor = await open(STYLED, true);
    expect(list().value).toBe('メニュー');
    expect(list().readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: /スタイル/ })).toBeNull();
    expect(stepsOf(editor)).toBe(0);
  });
});
