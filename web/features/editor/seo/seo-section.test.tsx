import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '#shared/model/language.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { changeSettings, editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { pendingOf } from '#web/features/editor/model/editor/editor-state.ts';
import { setLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import { emptySite, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { useTagCheck } from '#web/features/editor/page/use-tag-check.ts';
import { SeoSection } from '#web/features/editor/seo/seo-section.tsx';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { VENDOR_SNIPPETS } from '#test/support/markup/vendor-snippets.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const A1 = { cell: 'A1', language: 'jp' } as const;
const SITE = addLanguage(editSheet(placeSheet(emptySite(1, 1), A1, sheetIdOf(0)), A1, { mainText: '秋の\n新作' }), 'en');
const HEAD = '<script async src="https://tags.example/a.js"></script>';

interface Opening {
  document?: SiteDocument;
  tagSeo?: boolean;
  isReadOnly?: boolean;
}

/** The section with the tag check that the editor page loads. */
function Page({ editor }: { editor: Editor }) {
  useTagCheck(editor);
  return <SeoSection />;
}

async function open({ document = SITE, tagSeo = true, isReadOnly = false }: Opening = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1', url: 'https://abcdefghij12.sites.example.com/' } as SiteSummary;
  const opened = { site, document, limits: { ...TEST_USER.limits, tagSeo } };
  const editor = createEditor(opened, isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn() });
  editor.showSection('seo');
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <Page editor={editor} />
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { level: 2, name: 'SEO・タグ' });
  await waitFor(() => expect(editor.store.getState().checkTags).not.toBeNull());
  return editor;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLTextAreaElement>(label);
const type = (label: string, value: string): boolean => fireEvent.change(field(label), { target: { value } });
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const presentOf = (editor: Editor): SiteDocument => editor.store.getState().history.present;
const speak = (editor: Editor, language: Language): void => act(() => editor.switchLanguage(language));
const withHead = (html: string, language: Language = 'jp') => setLanguagePart(SITE, 'headTags', language, { html });

it('the preview of a shared link shows the uploaded picture, until it is removed (R-14.132)', async () => {
  const shareImage = { mediaId: sheetIdOf(7), width: 3_000, height: 2_000, colour: '#aabbcc' };
  const editor = await open({ document: changeSettings(SITE, { shareImage }) });
  const section = within(screen.getByRole('heading', { name: '共有したときの見え方' }).parentElement as HTMLElement);
  const cardPicture = () => document.querySelector('[class*=card] img')?.getAttribute('src') ?? '';
  expect(cardPicture()).toContain(`${shareImage.mediaId}/1200.jpg`);
  fireEvent.click(section.getByRole('button', { name: '取り除く' }));
  expect(presentOf(editor).settings.shareImage).toBeNull();
  await waitFor(() => expect(cardPicture()).toBe(''));
});

describe('form of the SEO texts', () => {
  it('falls back to texts of the site and its first sheet, and names the source', async () => {
    await open();
    const result = within(screen.getByRole('heading', { name: '検索結果での見え方' }).parentElement as HTMLElement);
    expect(result.getAllByText(SITE.settings.name)).toHaveLength(2);
    expect(result.getByText('秋の 新作')).toBeTruthy();
    const used = within(screen.getByRole('heading', { name: '空欄のときに使う言葉' }).parentElement as HTMLElement);
    expect(used.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'サイト名',
      '最初のシートのテキスト',
      '最初のシートのテキスト',
    ]);
  });

  it('updates both previews during typing, and stores the texts per language', async () => {
    const editor = await open();
    type('タイトル', '秋の新作 | 公式');
    type('説明文', '靴の新作です。');
    expect(await screen.findAllByText('秋の新作 | 公式')).toHaveLength(2);
    expect(await screen.findAllByText('靴の新作です。', { ignore: 'textarea' })).toHaveLength(2);
    expect(presentOf(editor).seo).toMatchObject({ jp: { title: '秋の新作 | 公式', h1: '', description: '靴の新作です。' } });
    speak(editor, 'en');
    expect(field('タイトル').value).toBe('');
  });

  it('lists the allowed characters and names the first character that is not allowed', async () => {
    const editor = await open();
    expect(screen.getByText(/^検索結果の見出しです。.*括弧が使えます。$/)).toBeTruthy();
    type('タイトル', '新作！');
    expect(screen.getByText(/「！」は使えません/)).toBeTruthy();
    expect(pendingOf(editor.store.getState()).faults).toHaveLength(1);
  });
});

describe('tag editor', () => {
  it('rejects tags during typing with line and reason, and does not save them until fixed', async () => {
    const editor = await open();
    type('headタグ', `${HEAD}\n<base href="/">`);
    expect(await screen.findByText('headタグの2行目: 「<base href="/">」は、ここには書けないタグです。')).toBeTruthy();
    expect(pendingOf(editor.store.getState()).faults).toMatchObject([{ part: 'headTags/jp', path: 'html', rule: 'invalid-head-tags' }]);
    press('2行目へ移動');
    const { selectionStart, selectionEnd, value } = field('headタグ');
    expect([document.activeElement, value.slice(selectionStart ?? 0, selectionEnd ?? 0)]).toEqual([field('headタグ'), '<base href="/">']);

    type('headタグ', HEAD);
    expect(screen.queryByText(/ここには書けないタグです/)).toBeNull();
    expect(pendingOf(editor.store.getState())).toMatchObject({ faults: [], changes: new Map([['headTags/jp', { html: HEAD }]]) });
    type('bodyタグ', HEAD);
    expect(screen.getByText(/^bodyタグの1行目: 「<script async.*」に、deferを付けてください。$/)).toBeTruthy();
  });

  it('turns the tag manager on by a button and off by undo, and accepts tags with code while it is on', async () => {
    const editor = await open();
    const pixel = VENDOR_SNIPPETS.find(({ name }) => name === 'Meta pixel')?.head ?? '';
    type('bodyタグ', pixel);
    expect(await screen.findByText(/^bodyタグの1行目: コメント「<!-- Meta Pixel Code -->」は、bodyタグには書けません。$/)).toBeTruthy();
    expect(screen.getByText('タグマネージャーをオンにすると、このまま使えます。')).toBeTruthy();
    press('タグマネージャーをオンにする');
    expect(screen.queryByText(/書けません/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'タグマネージャー' }).checked).toBe(true);
    expect([...pendingOf(editor.store.getState()).changes.keys()]).toEqual(['settings', 'bodyTags/jp']);
    act(() => editor.undo());
    expect(presentOf(editor)).toMatchObject({ settings: { tagManager: false }, bodyTags: { jp: { html: pixel } } });
    expect(screen.getByText(/書けません/)).toBeTruthy();
  });

  it('removes rejected comments and noscript elements by a button, and restores them by undo', async () => {
    const editor = await open();
    const body = '<script src="https://a.example/a.js" defer></script>\n';
    const typed = `<!-- a -->\n${body}<noscript><p>x</p></noscript>`;
    type('bodyタグ', typed);
    expect(screen.queryByRole('button', { name: 'タグマネージャーをオンにする' })).toBeNull();
    press('使えないコメントとnoscriptを消す');
    expect(field('bodyタグ').value).toBe(body);
    expect(pendingOf(editor.store.getState()).faults).toEqual([]);
    expect(screen.queryByRole('button', { name: '使えないコメントとnoscriptを消す' })).toBeNull();
    act(() => editor.undo());
    expect(field('bodyタグ').value).toBe(typed);
  });

  it('warns that code in the head does not run without the tag manager', async () => {
    await open();
    type('headタグ', '<script>a()</script>');
    expect(screen.getByText(/^headタグに直接書いたコードは、.*動きません。$/)).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'タグマネージャー' }));
    expect(screen.queryByText(/^headタグに直接書いたコードは、.*動きません。$/)).toBeNull();
    type('bodyタグ', '<script>a()</script>');
    expect(screen.queryByText(/^bodyタグの1行目/)).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'タグマネージャー' }));
    expect(screen.getByText(/^bodyタグの1行目: 「<script>」に、コードが直接書かれています/)).toBeTruthy();
  });

  it('keeps tags as typed, valid or not, when the section is left', async () => {
    const editor = await open();
    type('bodyタグ', '<p');
    await renderScreen({ element: null });
    expect(presentOf(editor).bodyTags).toEqual({ jp: { html: '<p' } });
  });

  it('falls back to the tags of the default language', async () => {
    const editor = await open({ document: withHead(HEAD) });
    speak(editor, 'en');
    const head = within(screen.getByRole('region', { name: 'headタグ' }));
    expect(head.getByText('この言語のタグはまだありません。日本語のタグが使われます。')).toBeTruthy();
    expect(await screen.findByText('tags.example')).toBeTruthy();
    fireEvent.click(head.getByRole('button', { name: '日本語からコピー' }));
    expect(field('headタグ').value).toBe(HEAD);
    press('この言語のタグを消して、日本語のタグを使う');
    expect(presentOf(editor).headTags).toEqual({ jp: { html: HEAD } });
  });

  it('lists the hosts that visitors’ browsers will contact', async () => {
    await open();
    expect(screen.getByText('外部サービスに接続するタグはありません。')).toBeTruthy();
    type('headタグ', `${HEAD}\n<script>load('https://more.example/x')</script>`);
    const hosts = within(screen.getByRole('region', { name: '外部への送信' }));
    await waitFor(() =>
      expect(hosts.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'tags.exampleスクリプト',
        'more.exampleスクリプトの中の接続先',
      ]),
    );
    expect(hosts.getByText(/ここに表示されない相手とも/)).toBeTruthy();
  });
});

describe('consent to tags (R-14.100)', () => {
  const CONSENT = 'タグを動かす前に同意を求める';
  const QUESTION = '確認の文';

  it('consent is turned on by a switch, and has an own text in each language', async () => {
    const editor = await open({ document: withHead(HEAD) });
    expect(screen.queryByLabelText(QUESTION)).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: CONSENT }));
    expect(field(QUESTION).placeholder).toContain('同意されるまで動きません');
    type(QUESTION, '計測してもよいですか。');
    speak(editor, 'en');
    expect([field(QUESTION).value, field(QUESTION).placeholder]).toEqual(['', expect.stringContaining('stay off')]);
    type(QUESTION, 'May we measure?');
    expect(presentOf(editor).settings.consent).toEqual({ isOn: true, texts: { jp: '計測してもよいですか。', en: 'May we measure?' } });
    act(() => editor.undo());
    expect(presentOf(editor).settings.consent.texts).toEqual({ jp: '計測してもよいですか。' });
  });

  it('shows the limit of the text at the field, and sends nothing that breaks it', async () => {
    const editor = await open({ document: withHead(HEAD) });
    fireEvent.click(screen.getByRole('switch', { name: CONSENT }));
    type(QUESTION, 'あ'.repeat(121));
    expect(field(QUESTION).getAttribute('aria-invalid')).toBe('true');
    expect(pendingOf(editor.store.getState()).faults).toMatchObject([{ part: 'settings', path: 'consent.texts.jp' }]);
  });

  it('says that no visitor is asked as long as there are no tags', async () => {
    await open();
    fireEvent.click(screen.getByRole('switch', { name: CONSENT }));
    expect(screen.getByText('タグがないあいだは、訪問者に確認を表示しません。')).toBeTruthy();
  });

  it('cannot be changed without the plan for tags', async () => {
    await open({ tagSeo: false });
    expect(screen.getByRole<HTMLInputElement>('switch', { name: CONSENT }).disabled).toBe(true);
  });
});

describe('SeoSection', () => {
  it('disables every field in a read-only editor', async () => {
    await open({ isReadOnly: true, document: withHead(HEAD) });
    for (const label of ['タイトル', 'H1', '説明文', 'headタグ', 'bodyタグ']) expect(field(label).readOnly).toBe(true);
  });

  it('disables every field under a plan without SEO, but allows existing tags to be removed', async () => {
    const editor = await open({ tagSeo: false, document: withHead(HEAD) });
    expect(screen.getByText('ご契約プランではSEO・タグを設定できません。')).toBeTruthy();
    expect(field('headタグ').readOnly).toBe(true);
    press('タグを消す');
    expect(presentOf(editor).headTags).toEqual({});
    speak(editor, 'en');
    expect(screen.queryByRole('button', { name: 'この言語のタグを書く' })).toBeNull();
  });
});
