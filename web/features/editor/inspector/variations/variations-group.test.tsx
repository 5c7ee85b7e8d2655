import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Variation } from '#shared/model/sites/sheet/variation.ts';
import { EMPTY_SHEET, type Sheet, type SiteSummary } from '#shared/model/sites/site.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { SheetPanel } from '#web/features/editor/inspector/sheet-panel.tsx';
import { placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { VersionSwitch } from '#web/features/editor/preview/pane/version-switch.tsx';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const SHEET = { ...EMPTY_SHEET, image: IMAGE, mainText: '新茶' };
const variation = (index: number, differences: Partial<Variation> = {}): Variation => ({
  id: sheetIdOf(50 + index),
  name: `案${index}`,
  isOn: true,
  share: 30,
  fields: {},
  ...differences,
});

async function open(variations: Variation[] = [], isReadOnly = false): Promise<Editor> {
  const document = placeSheet(emptySite(2, 2), { cell: 'A1', language: 'jp' }, sheetIdOf(1), { ...SHEET, variations });
  const opened = { site: { id: 'abcdefghij12', working: '1' } as SiteSummary, document, limits: LIGHT_LIMITS };
  const editor = createEditor(opened, isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ showPane: vi.fn() } as unknown as Commands}>
          <VersionSwitch />
          <SheetPanel onClear={vi.fn()} />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  fireEvent.click(await screen.findByRole('heading', { name: 'バリエーション' }));
  return editor;
}

const sheetOf = (editor: Editor): Sheet => editor.store.getState().history.present.sheets[sheetIdOf(1)]?.jp ?? EMPTY_SHEET;
const items = () => within(screen.getByRole('list', { name: 'バリエーションの一覧' })).getAllByRole('listitem');
const mainText = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '見出し' });

beforeEach(() => localStorage.clear());

describe('inspector of variations', () => {
  it('adds and edits a variation, and leaves its sheet unchanged', async () => {
    const editor = await open();
    fireEvent.click(screen.getByRole('button', { name: 'バリエーションを追加する' }));
    expect(screen.getByText('「バリエーションB」を編集しています')).toBeDefined();
    expect(items()[0]?.textContent).toContain('50%');
    expect(mainText().value).toBe('新茶');
    fireEvent.change(mainText(), { target: { value: '古茶' } });
    expect([sheetOf(editor).mainText, sheetOf(editor).variations[0]?.fields]).toEqual(['新茶', { mainText: '古茶' }]);
    expect(screen.queryByRole('heading', { name: '商品' })).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'シートと同じに戻す' }));
    expect([mainText().value, sheetOf(editor).variations[0]?.fields]).toEqual(['新茶', {}]);
    act(() => editor.undo());
    expect([mainText().value, editor.store.getState().variationId]).toEqual(['古茶', sheetOf(editor).variations[0]?.id]);

    fireEvent.click(screen.getByRole('button', { name: 'シート自体を編集する' }));
    expect(mainText().value).toBe('新茶');
    expect(screen.getByRole('heading', { name: '商品' })).toBeDefined();
  });

  it('selects a variation above the preview, and marks variations that are off', async () => {
    const editor = await open([variation(1, { fields: { mainText: '一' } }), variation(2, { isOn: false })]);
    const chosen = screen.getByRole('combobox', { name: '編集・表示するバリエーション' });
    expect([...chosen.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['シート自体', '案1', '案2(停止中)']);
    fireEvent.change(chosen, { target: { value: sheetIdOf(51) } });
    expect(mainText().value).toBe('一');
    act(() => editor.select('B1'));
    expect(editor.store.getState().variationId).toBeNull();
  });

  it('edits variations in the list, and returns to the sheet when the edited variation is removed', async () => {
    const editor = await open([variation(1), variation(2)]);
    const [, first, second] = items();
    if (!first || !second) throw new Error('Two variations are missing');
    fireEvent.change(within(first).getByRole('textbox', { name: '名前' }), { target: { value: '大きな写真' } });
    fireEvent.click(within(second).getByRole('switch', { name: '公開サイトで表示する' }));
    expect(sheetOf(editor).variations.map(({ name, isOn }) => [name, isOn])).toEqual([
      ['大きな写真', true],
      ['案2', false],
    ]);
    expect(items()[0]?.textContent).toContain('70%');
    fireEvent.click(screen.getByRole('button', { name: 'すべて同じ割合にする' }));
    expect(sheetOf(editor).variations[0]?.share).toBe(50);
    fireEvent.click(within(first).getByRole('button', { name: '「大きな写真」を編集する' }));
    fireEvent.click(within(first).getByRole('button', { name: '「大きな写真」を削除する' }));
    expect([sheetOf(editor).variations.length, editor.store.getState().variationId]).toEqual([1, null]);
  });

  it('shows an error next to the field for a share above the remaining percentage', async () => {
    await open([variation(1), variation(2)]);
    const second = items()[2];
    if (!second) throw new Error('A variation is missing');
    fireEvent.change(within(second).getByRole('textbox', { name: '表示する割合' }), { target: { value: '71' } });
    expect(within(second).getByText('70以下で入力してください。')).toBeDefined();
  });

  it('shows a variation in a read-only site, but does not let it be edited', async () => {
    await open([variation(1)], true);
    expect(screen.queryByRole('button', { name: 'バリエーションを追加する' })).toBeNull();
    expect(screen.queryByRole('button', { name: /削除する/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '「案1」を編集する' }));
    expect(mainText().readOnly).toBe(true);
  });
});
