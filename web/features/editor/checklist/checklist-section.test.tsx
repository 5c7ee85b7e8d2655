import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { EMPTY_SHEET, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { ChecklistSection } from '#web/features/editor/checklist/checklist-section.tsx';
import { changeSettings, editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';
import { eventually } from '#test/support/eventually.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const ONE = placeSheet(emptySite(1, 2), A1, sheetIdOf(1), { ...EMPTY_SHEET, image: IMAGE, imageAlt: '湯のみ' });
const goToLocation = vi.fn();

async function open(document: SiteDocument, limits: Partial<typeof TEST_USER.limits> = { tagSeo: false }): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1' } as SiteSummary;
  const opened = { site, document, limits: { ...TEST_USER.limits, ...limits } };
  const editor = createEditor(opened, null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ goToLocation } as unknown as Commands}>
          <ChecklistSection />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { name: '公開前チェック' });
  return editor;
}

beforeEach(() => void vi.spyOn(api.site, 'popupCounts').mockResolvedValue({ counts: {} }));

const weights = (known: Record<string, number>) => vi.spyOn(api.site, 'weights').mockResolvedValue({ weights: known });
const group = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  goToLocation.mockReset();
  weights({});
});
afterEach(() => vi.restoreAllMocks());

it('ChecklistSection reports a site without faults as ready', async () => {
  await open(ONE);
  expect(screen.getByText('このまま公開できます')).toBeDefined();
  expect(screen.getByText(/修正が必要な項目も、改善のヒントもありません。/)).toBeDefined();
  expect(screen.getByText('外部サービスに接続するタグはありません。')).toBeDefined();
});

describe('list of faults that prevent publishing', () => {
  it('counts the faults, and opens the place of a clicked fault', async () => {
    await open(changeSettings(editSheet(ONE, A1, { linkButtonText: '買う' }), { displayGlobalMenu: true }));
    expect(screen.getByText('公開前に修正が必要な項目: 2件')).toBeDefined();
    const blocks = group('公開前に修正が必要な項目');
    fireEvent.click(blocks.getByRole('button', { name: 'セルA1のボタンにリンク先がありません。' }));
    expect(goToLocation).toHaveBeenLastCalledWith({
      at: 'cell',
      cell: 'A1',
      language: 'jp',
      focusedField: { name: 'linkDestinationUrl', variationId: null },
    });
    fireEvent.click(blocks.getByRole('button', { name: 'グローバルメニューを表示する設定ですが、項目がありません。' }));
    expect(goToLocation).toHaveBeenLastCalledWith({ at: 'section', section: 'menu', anchor: 'menu/start', language: 'jp' });
  });

  it('lists the faults of an additional language until they are fixed', async () => {
    const editor = await open(addLanguage(ONE, 'en'));
    expect(screen.getByText('このまま公開できます')).toBeDefined();
    const heldBack = group('英語の公開に必要な修正');
    expect(heldBack.getByRole('button', { name: 'セルA1に画像がありません。' })).toBeDefined();
    act(() => editor.edit((site) => editSheet(site, { cell: 'A1', language: 'en' }, { image: IMAGE, imageAlt: 'Cup' }), { panel: 'site' }));
    await eventually(() => expect(screen.queryByRole('region', { name: '英語の公開に必要な修正' })).toBeNull());
  });
});

describe('advice of the checklist', () => {
  it('lists every affected place as a button that opens it', async () => {
    await open(editSheet(ONE, A1, { imageAlt: '' }), { tagSeo: true });
    fireEvent.click(group('読みやすさ').getByRole('button', { name: 'A1' }));
    expect(goToLocation).toHaveBeenLastCalledWith({
      at: 'cell',
      cell: 'A1',
      language: 'jp',
      focusedField: { name: 'imageAlt', variationId: null },
    });
    expect(group('検索とシェア').getAllByRole('button')).toHaveLength(3);
  });

  it('renders many places in chunks', async () => {
    const many = Array.from({ length: 90 }, (_, row) => row).reduce(
      (site, row) => placeSheet(site, { cell: `A${row + 1}`, language: 'jp' }, sheetIdOf(row), { ...EMPTY_SHEET, image: IMAGE }),
      emptySite(90, 1),
    );
    await open(many);
    const reading = group('読みやすさ');
    expect(reading.getAllByRole('button')).toHaveLength(25);
    fireEvent.click(reading.getByRole('button', { name: 'ほか66か所を表示する' }));
    expect(reading.getAllByRole('button')).toHaveLength(49);
  });

  it('lists the heaviest sheets by the file sizes from the server', async () => {
    weights({ [IMAGE.mediaId]: 400 * 1_024 });
    await open(ONE);
    const heavy = within(await screen.findByRole('region', { name: 'いちばん重いシート' }));
    expect(heavy.getByText('400 KB / 300 KB')).toBeDefined();
    expect(group('表示の速さ').getByRole('button', { name: 'A1 400 KB(目安 300 KB)' })).toBeDefined();
  });

  it('lists the external services that custom tags contact', async () => {
    await open({ ...ONE, bodyTags: { jp: { html: '<script src="https://tags.example.com/a.js" defer></script>' } } });
    const outside = group('外部への送信');
    expect(await outside.findByText('tags.example.com')).toBeDefined();
    fireEvent.click(outside.getByRole('button', { name: 'bodyタグ・スクリプト' }));
    expect(goToLocation).toHaveBeenLastCalledWith({ at: 'section', section: 'seo', anchor: 'bodyTags/html', language: 'jp' });
  });
});
