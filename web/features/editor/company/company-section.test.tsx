import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Editor as TextEditor } from '@tiptap/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Company, EMPTY_COMPANY, LEGAL_PAGES } from '#shared/model/sites/company.ts';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { sanitiseRichText } from '#shared/markup/rich-text/sanitise-rich-text.ts';
import { CompanySection } from '#web/features/editor/company/company-section.tsx';
import { setLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { acceptSave, prepareSave } from '#web/features/editor/model/save/save-steps.ts';
import { emptySite } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

const FOCUS = { panel: 'section', section: 'company' } as const;

const siteWith = (company: Partial<Company>): SiteDocument =>
  setLanguagePart(addLanguage(emptySite(2, 2), 'en'), 'company', 'jp', { ...EMPTY_COMPANY, ...company });

async function open(document: SiteDocument, more: { isReadOnly?: boolean; anchor?: string } = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1' } as SiteSummary;
  const editor = createEditor({ site, document, limits: LIGHT_LIMITS }, more.isReadOnly ? 'no-permission' : null, {
    client: {} as never,
    send: vi.fn(),
  });
  if (more.anchor !== undefined) editor.revealAnchor({ section: 'company', anchor: more.anchor });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <CompanySection />
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { name: '会社情報', level: 2 });
  return editor;
}

const documentOf = (editor: Editor) => editor.store.getState().history.present;
const companyOf = (editor: Editor, language: Language = 'jp') => documentOf(editor).company[language];
const tab = (name: string): boolean => fireEvent.click(screen.getByRole('tab', { name: new RegExp(name) }));
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
/** Returns the editor behind a field. Tests edit through it, because typing needs layout, which the test browser lacks. */
const textIn = (name: string): TextEditor => (field(name) as HTMLElement & { editor: TextEditor }).editor;
const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  document.elementFromPoint = () => null;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(() => vi.restoreAllMocks());

describe('rich-text field of a company text', () => {
  it('stores sanitised HTML, and joins typing into one undo step that restores the field', async () => {
    const editor = await open(siteWith({ companyProfile: '<p>茶屋</p>' }));
    act(() => void textIn('会社概要').commands.insertContentAt(3, 'です'));
    act(() => void textIn('会社概要').commands.insertContentAt(5, '。'));
    expect(companyOf(editor)?.companyProfile).toBe('<p>茶屋です。</p>');
    act(() => editor.undo());
    expect(companyOf(editor)?.companyProfile).toBe('<p>茶屋</p>');
    expect(field('会社概要').textContent).toBe('茶屋');
    act(() => editor.redo());
    expect(field('会社概要').textContent).toBe('茶屋です。');
  });

  it('leaves Ctrl+Z to the undo history of the site', async () => {
    await open(siteWith({ companyProfile: '<p>茶屋</p>' }));
    act(() => void textIn('会社概要').commands.insertContentAt(3, 'です'));
    const heard = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', heard);
    fireEvent.keyDown(field('会社概要'), { key: 'z', ctrlKey: true });
    document.removeEventListener('keydown', heard);
    expect(heard).toHaveReturnedWith(false);
    expect(field('会社概要').textContent).toBe('茶屋です');
  });

  it('shows a text that another editor saved, keeps the caret and reports no edit', async () => {
    const editor = await open(siteWith({ companyProfile: '<p>一</p><p>二三</p>' }));
    act(() => void textIn('会社概要').commands.setTextSelection(5));
    const theirs = siteWith({ companyProfile: '<h2>題</h2><p>一</p><p>二三</p>' });
    const site = { id: 'abcdefghij12', working: '2', updatedAt: '' } as SiteSummary;
    act(() => editor.store.setState((state) => ({ ...state, site, saved: { document: theirs, revision: '2' } })));
    act(() => editor.edit(() => theirs, FOCUS));
    expect(field('会社概要').textContent).toBe('題一二三');
    expect(textIn('会社概要').state.selection.from).toBe(8);
    expect(prepareSave(editor.store.getState(), 'auto')).toBeUndefined();
  });

  it('accepts the server’s sanitised text without a conflict and continues from it', async () => {
    const editor = await open(siteWith({}));
    const raw = setLanguagePart(documentOf(editor), 'company', 'jp', { ...EMPTY_COMPANY, companyProfile: '<div>茶屋</div>' });
    act(() => editor.edit(() => raw, FOCUS));
    const sent = prepareSave(editor.store.getState(), 'auto');
    if (!sent) throw new Error('nothing to send');
    const merged = { company: { jp: { ...EMPTY_COMPANY, companyProfile: '<p>茶屋</p>' } } };
    const site = { id: 'abcdefghij12', working: '2', updatedAt: '' } as SiteSummary;
    // The user keeps typing during the save.
    act(() => void textIn('会社概要').commands.insertContentAt(3, 'です'));
    act(() => editor.store.setState((state) => acceptSave(state, sent, { site, merged, mergedBy: null })));
    expect(editor.store.getState()).toMatchObject({ conflict: null, saved: { revision: '2' } });
    expect(companyOf(editor)?.companyProfile).toBe('<p>茶屋です</p>');
  });

  it('keeps table markup when its text is edited', async () => {
    const table = '<table><tbody><tr><th scope="row"><p>販売業者</p></th><td colspan="2"><p>茶屋</p></td></tr></tbody></table>';
    const editor = await open(siteWith({ companyClause: table }));
    tab('特定商取引法に基づく表記');
    const text = textIn('特定商取引法に基づく表記');
    act(() => void text.chain().setTextSelection(5).insertContent('名').run());
    expect(companyOf(editor)?.companyClause).toBe(table.replace('販売', '販名売'));
    press('下に行を追加');
    expect(companyOf(editor)?.companyClause.match(/<tr>/g)).toHaveLength(2);
    press('表を削除');
    expect(companyOf(editor)?.companyClause).toBe('');
  });

  it('leaves stored markup unchanged until the text is edited', async () => {
    const table = '<ul><li>一</li></ul><table><thead><tr><th>二</th></tr></thead><tbody><tr><td>三</td></tr></tbody></table>';
    const editor = await open(siteWith({ companyProfile: table }));
    act(() => void textIn('会社概要').chain().focus('end').setTextSelection(3).run());
    expect(companyOf(editor)?.companyProfile).toBe(table);
    act(() => editor.edit(() => siteWith({ companyProfile: `${table}<p>四</p>` }), FOCUS));
    act(() => void textIn('会社概要').chain().focus('end').setTextSelection(3).run());
    expect(companyOf(editor)?.companyProfile).toBe(`${table}<p>四</p>`);
  });

  it('shows a table with empty cells', async () => {
    const editor = await open(siteWith({ companyProfile: '<p>一</p>' }));
    const table = '<table><thead><tr><th></th><th>二</th></tr></thead><tbody><tr><td></td><td>三</td></tr></tbody></table>';
    act(() => editor.edit(() => siteWith({ companyProfile: table }), FOCUS));
    expect(within(field('会社概要')).getAllByRole('cell')).toHaveLength(2);
    expect(companyOf(editor)?.companyProfile).toBe(table);
  });

  it('sanitises pasted content', async () => {
    const editor = await open(siteWith({}));
    const clipboardData = {
      getData: (type: string) => (type === 'text/html' ? '<h1 style="color:red">題</h1><script>x</script><div>文</div>' : ''),
      items: [],
      files: [],
      types: ['text/html'],
    };
    fireEvent.paste(field('会社概要'), { clipboardData });
    expect(companyOf(editor)?.companyProfile).toBe('<h2>題</h2><p>文</p>');
  });

  it('produces only markup that the server keeps', async () => {
    const editor = await open(siteWith({}));
    const text = textIn('会社概要');
    for (const name of [
      '大見出し',
      '太字',
      '箇条書き',
      '引用',
      '区切り線',
      '表を入れる',
      '番号付きの箇条書き',
      '下線',
      '取り消し線',
      '斜体',
    ]) {
      press(name);
      act(() => void text.commands.insertContent('A < B & 茶 '));
      const kept = companyOf(editor)?.companyProfile ?? '';
      expect(kept).toBe(sanitiseRichText(kept));
    }
  });

  it('completes typed addresses of links and rejects unsafe ones', async () => {
    const editor = await open(siteWith({ companyProfile: '<p>茶屋</p>' }));
    act(() => void textIn('会社概要').commands.setTextSelection({ from: 1, to: 3 }));
    press('リンクを付ける');
    const address = await screen.findByRole('textbox', { name: 'リンク先' });
    fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
    press('リンクにする');
    expect(screen.getByText(/https:\/\/から始まるアドレスか/)).toBeDefined();
    fireEvent.change(address, { target: { value: 'tea.example' } });
    press('リンクにする');
    expect(companyOf(editor)?.companyProfile).toBe('<p><a href="https://tea.example/" target="_blank" rel="noopener">茶屋</a></p>');
  });

  it('inserts the headings of a template in the language of the text', async () => {
    const editor = await open(setLanguagePart(siteWith({}), 'company', 'en', EMPTY_COMPANY));
    tab('特定商取引法に基づく表記');
    press('見出しのひな形から始める');
    expect(companyOf(editor)?.companyClause).toContain('<p>販売業者</p>');
    expect(screen.queryByRole('button', { name: '見出しのひな形から始める' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'English' }));
    fireEvent.click(await screen.findByRole('button', { name: '見出しのひな形から始める' }));
    expect(companyOf(editor, 'en')?.companyClause).toContain('<p>Seller</p>');
    for (const [, html] of Object.entries(companyOf(editor, 'en') ?? {}).filter(([name]) => LEGAL_PAGES.some((page) => page === name)))
      expect(html).toBe(sanitiseRichText(String(html)));
  });

  it('receives the focus when its anchor is requested', async () => {
    const editor = await open(siteWith({}), { anchor: 'company/privacyPolicy' });
    await waitFor(() => expect(document.activeElement).toBe(field('プライバシーポリシー')));
    expect(screen.getByRole('tab', { name: /プライバシーポリシー/ }).getAttribute('aria-selected')).toBe('true');
    expect(editor.store.getState().anchor).toBeNull();
  });

  it('shows the text but allows no edit in a read-only editor', async () => {
    await open(siteWith({ companyProfile: '<p>茶屋</p>' }), { isReadOnly: true });
    expect(field('会社概要').getAttribute('contenteditable')).toBe('false');
    expect(screen.queryByRole('group', { name: /装飾/ })).toBeNull();
    expect(screen.getByRole('switch', { name: '規約への同意' })).toHaveProperty('disabled', true);
  });
});

describe('agreement switch of the company section', () => {
  it('reports an error until terms of service and privacy policy have a text', async () => {
    const editor = await open(siteWith({ termsOfService: '<p>規約</p>' }));
    fireEvent.click(screen.getByRole('switch', { name: '規約への同意' }));
    expect(companyOf(editor)?.contractAgreement).toBe(true);
    expect(within(screen.getByRole('alert')).getByText(/プライバシーポリシーの入力が必要/)).toBeDefined();
    act(() => editor.edit(() => siteWith({ termsOfService: '<p>規約</p>', privacyPolicy: '<p>方針</p>', contractAgreement: true }), FOCUS));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
