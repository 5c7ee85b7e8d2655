import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_SEO } from '#shared/model/sites/seo.ts';
import { EMPTY_SHEET, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { copyMissingTranslations } from '#web/features/editor/model/translation/copy-translation.ts';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { LanguagesSection } from '#web/features/editor/languages/languages-section.tsx';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const ONE = {
  ...placeSheet(emptySite(1, 2), A1, sheetIdOf(1), { ...EMPTY_SHEET, image: IMAGE, mainText: 'お茶' }),
  seo: { jp: { ...EMPTY_SEO, title: 'お茶' } },
};
const TWO_LANGUAGES = addLanguage(ONE, 'en');
const goToLocation = vi.fn();

async function open(document: SiteDocument, { isReadOnly = false, multiLanguage = true } = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1' } as SiteSummary;
  const opened = { site, document, limits: { ...TEST_USER.limits, multiLanguage } };
  const editor = createEditor(opened, isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ goToLocation } as unknown as Commands}>
          <LanguagesSection />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { name: '言語' });
  return editor;
}

const documentOf = (editor: Editor) => editor.store.getState().history.present;
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const choose = async (cell: string | RegExp, act_: string): Promise<void> => {
  press(cell);
  fireEvent.click(await screen.findByRole('menuitem', { name: act_ }));
};

beforeEach(() => goToLocation.mockReset());
afterEach(() => vi.restoreAllMocks());

it('LanguagesSection explains additional languages and adds a language', async () => {
  const editor = await open(ONE);
  expect(screen.getByText('1つの言語で作っています')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'English' }));
  expect(documentOf(editor).settings.languages).toEqual(['jp', 'en']);
  expect(await screen.findByRole('table', { name: '項目と言語の表' })).toBeDefined();
});

it('LanguagesSection states that the plan allows one language', async () => {
  await open(ONE, { multiLanguage: false });
  expect(screen.getByRole('checkbox', { name: 'English' })).toHaveProperty('disabled', true);
  expect(screen.getByText(/プランでは1つの言語だけ使えます/)).toBeDefined();
});

describe('language matrix', () => {
  it('shows the state of each item in each language', async () => {
    await open(TWO_LANGUAGES);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['項目日本語基本English', 'SEO入力済み未入力', 'A1  お茶入力済み未入力']);
  });

  it('copies an item from another language, and opens the place where it is edited', async () => {
    const editor = await open(TWO_LANGUAGES);
    await choose('SEO・英語: 未入力', '日本語からコピーする');
    expect(documentOf(editor).seo.en).toMatchObject({ title: 'お茶' });
    await choose(/^A1.*英語/, 'この項目を編集する');
    expect(goToLocation).toHaveBeenLastCalledWith({ at: 'cell', cell: 'A1', focusedField: null, language: 'en' });
    await choose(/^SEO・日本語/, 'この項目を編集する');
    expect(goToLocation).toHaveBeenLastCalledWith({ at: 'section', section: 'seo', anchor: null, language: 'jp' });
  });

  it('marks outdated translations and confirms them as up to date', async () => {
    const editor = await open(editSheet(copyMissingTranslations(TWO_LANGUAGES, 'en'), A1, { mainText: '新茶' }));
    await choose(/^A1.*英語: 要更新$/, '更新済みにする');
    expect(await screen.findByRole('button', { name: /^A1.*英語: 入力済み$/ })).toBeDefined();
    act(() => editor.undo());
    expect(await screen.findByRole('button', { name: /^A1.*英語: 要更新$/ })).toBeDefined();
  });

  it('fills all gaps of a language as one undo step', async () => {
    const editor = await open(TWO_LANGUAGES);
    press('英語の未入力の2件に、日本語の内容をコピーする');
    expect(documentOf(editor)).toMatchObject({ seo: { en: { title: 'お茶' } }, sheets: { [sheetIdOf(1)]: { en: { mainText: 'お茶' } } } });
    expect(await screen.findByText('2件をコピーしました。「元に戻す」で取り消せます')).toBeDefined();
    act(() => editor.undo());
    expect(documentOf(editor)).toBe(TWO_LANGUAGES);
  });

  it('shows only the rows with gaps on request', async () => {
    await open(copyMissingTranslations(TWO_LANGUAGES, 'en'));
    fireEvent.click(screen.getByRole('switch', { name: '足りないところだけ' }));
    expect(screen.getByText('足りないところはありません')).toBeDefined();
    press('すべて表示する');
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('renders only the visible rows of a large site', async () => {
    const large = Array.from({ length: 100 }, (_, row) => row).reduce(
      (site, row) => placeSheet(site, { cell: `A${row + 1}`, language: 'jp' }, sheetIdOf(row), { ...EMPTY_SHEET, image: IMAGE }),
      emptySite(100, 1),
    );
    await open(addLanguage(large, 'en'));
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('101');
    expect(screen.getAllByRole('row').length).toBeLessThan(20);
  });

  it('opens items but copies nothing in a read-only editor', async () => {
    await open(TWO_LANGUAGES, { isReadOnly: true });
    press('SEO・英語: 未入力');
    expect(await screen.findByRole('menuitem', { name: 'この項目を編集する' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: /コピー/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /コピーする$/ })).toBeNull();
  });
});

describe('translation file', () => {
  const chooseFile = (content: BlobPart): boolean =>
    fireEvent.change(document.querySelector('input[type="file"]') ?? expect.unreachable(), {
      target: { files: [new File([content], 'texts.csv', { type: 'text/csv' })] },
    });

  it('saves the texts with the places of their items (R-6.116)', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      saved.push(blob);
      return 'blob:file';
    };
    HTMLElement.prototype.click = () => undefined;
    await open(TWO_LANGUAGES);
    press('CSVを書き出す');
    expect(await saved[0]?.text()).toBe(
      `"id","place","jp","en"\r\n"seo#title","SEO","お茶",""\r\n"sheet/${sheetIdOf(1)}#mainText","A1  お茶","お茶",""\r\n`,
    );
  });

  it('lists what a file changes, and applies it in one undo step (R-6.116)', async () => {
    const editor = await open(TWO_LANGUAGES);
    chooseFile(`id,en\nseo#title,Tea\nsheet/${sheetIdOf(1)}#mainText,${'x'.repeat(200)}\ngone#title,x\n`);
    expect(await screen.findByText('2か所が変わります')).toBeDefined();
    expect(screen.getByText('サイトに見つからない行が1行あり、反映しません。')).toBeDefined();
    expect(screen.getByText('入力できる内容を超えるため、置き換えません')).toBeDefined();
    press('1か所を反映する');
    expect(documentOf(editor).seo.en?.title).toBe('Tea');
    expect(documentOf(editor).sheets[sheetIdOf(1)]?.en).toBeUndefined();
    act(() => editor.undo());
    expect(documentOf(editor)).toBe(TWO_LANGUAGES);
  });

  it('names why a file cannot be read', async () => {
    await open(TWO_LANGUAGES);
    for (const [content, message] of [
      [new Uint8Array([0x82, 0xa0, 0xff]), /文字コードを読み取れません/],
      ['place,jp\nx,y', /列が見つかりません/],
      [new Uint8Array(5 * 1024 * 1024 + 1), /ファイルが大きすぎます/],
    ] as const) {
      chooseFile(content);
      expect(await screen.findByText(message)).toBeDefined();
    }
  });

  it('the translation file is only saved, not loaded, in a read-only editor', async () => {
    await open(TWO_LANGUAGES, { isReadOnly: true });
    expect(screen.getByRole('button', { name: 'CSVを書き出す' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'CSVを読み込む' })).toBeNull();
  });
});
