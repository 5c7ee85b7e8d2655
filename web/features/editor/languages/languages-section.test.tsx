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
