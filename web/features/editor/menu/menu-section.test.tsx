import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { EMPTY_SHEET, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { MenuSection } from '#web/features/editor/menu/menu-section.tsx';
import { changeSettings, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { addMenuItem, editMenuItem } from '#web/features/editor/menu/edit-menu.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const TWO = ['お茶', '菓子'].reduce(
  (site, mainText, index) =>
    placeSheet(site, { cell: ['A1', 'B1'][index] ?? '', language: 'jp' }, sheetIdOf(index), { ...EMPTY_SHEET, image: IMAGE, mainText }),
  changeSettings(emptySite(2, 2), { displayGlobalMenu: true }),
);
const item = (site: SiteDocument, number: number, name: string, to: string) =>
  editMenuItem(addMenuItem(site, 'jp', sheetIdOf(number)), 'jp', sheetIdOf(number), { name, linkDestinationUrl: to });
const WITH_MENU = item(item(TWO, 11, '店', '/A1'), 12, '品', '/B1');

async function open(document: SiteDocument, { isReadOnly = false } = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1' } as SiteSummary;
  const editor = createEditor({ site, document, limits: TEST_USER.limits }, isReadOnly ? 'no-permission' : null, {
    client: {} as never,
    send: vi.fn(),
  });
  act(() => editor.showSection('menu'));
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <MenuSection />
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { name: 'グローバルメニュー' });
  return editor;
}

const documentOf = (editor: Editor) => editor.store.getState().history.present;
const itemsOf = (editor: Editor, language: 'jp' | 'en' = 'jp') => documentOf(editor).menu[language]?.items;
const names = (editor: Editor) => itemsOf(editor)?.map(({ name }) => name);
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));
const fields = () => screen.getAllByRole('textbox', { name: '名前' });
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
const frame = (): ShadowRoot => {
  const [found] = [...window.document.querySelectorAll('div')].flatMap((host) => host.shadowRoot ?? []);
  if (!found) throw new Error('Nothing is shown');
  return found;
};
const shown = () => [...frame().querySelectorAll('.menu a')].map(({ textContent }) => textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

describe('MenuSection', () => {
  it('adds a first item and focuses its name', async () => {
    const editor = await open(TWO);
    press('項目を追加する');
    await nextFrame();
    expect(window.document.activeElement).toBe(fields()[0]);
    fireEvent.change(fields()[0] ?? window.document.body, { target: { value: '店' } });
    fireEvent.click(screen.getByRole('combobox', { name: 'リンク先のセル' }));
    fireEvent.click(within(screen.getByRole('listbox')).getByRole('option', { name: /A1/ }));
    expect(itemsOf(editor)?.[0]).toMatchObject({ name: '店', linkDestinationUrl: '/A1', isInternalLink: true });
    expect(shown()).toEqual(['店']);
    act(() => editor.undo());
    expect(itemsOf(editor)?.[0]).toMatchObject({ name: '店', linkDestinationUrl: '' });
  });

  it('adds one item for each sheet, and no duplicates the second time', async () => {
    const editor = await open(TWO);
    press('シートから作る');
    expect(names(editor)).toEqual(['お茶', '菓子']);
    expect(shown()).toEqual(['お茶', '菓子']);
    expect(await screen.findByText('2件の項目を作りました')).toBeDefined();
    press('シートから作る');
    expect(names(editor)).toEqual(['お茶', '菓子']);
  });

  it('warns about two items with the same name', async () => {
    await open(WITH_MENU);
    expect(screen.queryByText('同じものが2つあります。')).toBeNull();
    fireEvent.change(fields()[1] ?? window.document.body, { target: { value: ' 店 ' } });
    expect(screen.getAllByText('同じものが2つあります。').length).toBe(1);
    expect(fields()[1]?.getAttribute('aria-invalid')).toBe('true');
  });

  it('sorts with one tap and keeps the focus after removing an item', async () => {
    const editor = await open(WITH_MENU);
    press('「店」を下へ');
    expect(names(editor)).toEqual(['品', '店']);
    press('「品」を削除する');
    expect(names(editor)).toEqual(['店']);
    expect(window.document.activeElement?.textContent).toBe('項目を追加する');
  });

  it('shows the fields of an item clicked in the preview', async () => {
    await open(WITH_MENU);
    fireEvent.click(frame().querySelectorAll('.menu a')[1] ?? window.document.body);
    await nextFrame();
    expect(window.document.activeElement).toBe(fields()[1]);
  });

  it('shows the menu of the default language unless a language has its own menu', async () => {
    const editor = await open(addLanguage(WITH_MENU, 'en'));
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    expect(screen.getByText('この言語のメニューはまだありません。見る人には、日本語のメニューが表示されます。')).toBeDefined();
    expect(shown()).toEqual(['店', '品']);
    press('日本語からコピー');
    expect(itemsOf(editor, 'en')?.length).toBe(2);
    fireEvent.change(fields()[0] ?? window.document.body, { target: { value: 'Shop' } });
    expect(shown()).toEqual(['Shop', '品']);
    expect(names(editor)).toEqual(['店', '品']);
    press('この言語のメニューをやめて、日本語のものを使う');
    expect(itemsOf(editor, 'en')).toBeUndefined();
  });

  it('edits visibility and colour as undo steps of the menu section', async () => {
    const editor = await open(WITH_MENU);
    fireEvent.click(screen.getByRole('switch', { name: 'グローバルメニュー' }));
    expect(documentOf(editor).settings.displayGlobalMenu).toBe(false);
    expect(shown()).toEqual([]);
    act(() => editor.showSection('sns'));
    act(() => editor.undo());
    expect(editor.store.getState().section).toBe('menu');
    fireEvent.change(screen.getByRole('textbox', { name: 'メニューの文字の色' }), { target: { value: '#112233' } });
    expect(frame().querySelector<HTMLElement>('.menu nav')?.style.backgroundColor).toBe('rgb(255, 255, 255)');
  });

  it('shows the menu read-only to a login without write permission', async () => {
    await open(WITH_MENU, { isReadOnly: true });
    expect(shown()).toEqual(['店', '品']);
    expect(screen.queryByRole('button', { name: '項目を追加する' })).toBeNull();
    expect(screen.queryByRole('button', { name: '「店」を削除する' })).toBeNull();
    expect(fields()[0]?.hasAttribute('readonly')).toBe(true);
  });
});
