import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { EMPTY_SHEET, type Sheet, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { Inspector } from '#web/features/editor/inspector/inspector.tsx';
import { changeSettings, editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const TWO = placeSheet(
  placeSheet(emptySite(2, 2), A1, sheetIdOf(1), { ...EMPTY_SHEET, image: IMAGE, mainText: 'お茶' }),
  { cell: 'B1', language: 'jp' },
  sheetIdOf(2),
  { ...EMPTY_SHEET, image: IMAGE, mainText: '菓子' },
);
const showPane = vi.fn();

const ORIGIN = 'https://abcdefghij12.sites.example.com';
interface Opening {
  limits?: Partial<typeof LIGHT_LIMITS>;
  isReadOnly?: boolean;
  url?: string;
}
async function open(document: SiteDocument = TWO, more: Opening = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1', url: more.url ?? ORIGIN } as SiteSummary;
  const opened = { site, document, limits: { ...LIGHT_LIMITS, ...more.limits } };
  const editor = createEditor(opened, more.isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ showPane } as unknown as Commands}>
          <Inspector onClear={vi.fn()} />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  await screen.findByRole('tab', { name: /A1/ });
  return editor;
}

const documentOf = (editor: Editor) => editor.store.getState().history.present;
const sheetOf = (editor: Editor, index = 1, language: 'jp' | 'en' = 'jp'): Sheet | undefined =>
  documentOf(editor).sheets[sheetIdOf(index)]?.[language];
const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const type = (element: HTMLElement, value: string): boolean => fireEvent.change(element, { target: { value } });
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, option: string): void => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(within(screen.getByRole('listbox', { name: label })).getByRole('option', { name: option }));
};
const openSite = (): boolean => fireEvent.click(screen.getByRole('tab', { name: 'サイト設定' }));
const openGroup = (group: string): boolean => fireEvent.click(screen.getByRole('heading', { name: group }));
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
const dialog = () => screen.findByRole('dialog');

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

describe('inspector of a sheet', () => {
  it('writes typed values to the sheet, and an emptied price as null', async () => {
    const editor = await open();
    type(field('メインテキスト'), '新茶');
    type(field('価格(税込)'), '1200');
    expect(sheetOf(editor)).toMatchObject({ mainText: '新茶', price: 1200 });
    type(field('価格(税込)'), '');
    expect(sheetOf(editor)?.price).toBeNull();
  });

  it('shows a broken rule next to the field and keeps its group open', async () => {
    const editor = await open();
    act(() => editor.edit((site) => editSheet(site, A1, { sliderTime: 90 }), { panel: 'sheet', cell: 'A1' }));
    const group = screen.getByRole('heading', { name: '動きと矢印' }).closest('details');
    expect(group?.open).toBe(true);
    expect(screen.getByText('60以下で入力してください。')).toBeDefined();
  });

  it('switches the link destination between a URL, a sheet and a page', async () => {
    const editor = await open();
    choose('リンク先の種類', 'お問い合わせページ');
    expect(sheetOf(editor)).toMatchObject({ isInternalLink: true, linkDestinationUrl: '/contact' });
    choose('リンク先の種類', 'サイト内のシート');
    expect(sheetOf(editor)).toMatchObject({ isInternalLink: true, linkDestinationUrl: '' });
    choose('リンク先のセル', 'B1 菓子');
    expect(sheetOf(editor)?.linkDestinationUrl).toBe('/B1');
    choose('リンク先の種類', 'URL');
    expect(sheetOf(editor)).toMatchObject({ isInternalLink: false, linkDestinationUrl: '' });
  });

  it('marks the link destination as a goal of the site, if it is a web address', async () => {
    const url = 'https://example.com/buy';
    const editor = await open(editSheet(TWO, A1, { isInternalLink: false, linkDestinationUrl: url }));
    const goal = (): HTMLElement => screen.getByRole('switch', { name: 'コンバージョンとして数える' });
    fireEvent.click(goal());
    expect([documentOf(editor).settings.goals, (goal() as HTMLInputElement).checked]).toEqual([[url], true]);
    fireEvent.click(goal());
    expect(documentOf(editor).settings.goals).toEqual([]);
    choose('リンク先の種類', 'お問い合わせページ');
    expect(screen.queryByRole('switch', { name: 'コンバージョンとして数える' })).toBeNull();
  });

  it('reports a link to a cell without a sheet', async () => {
    await open(editSheet(TWO, A1, { isInternalLink: true, linkDestinationUrl: '/B2' }));
    expect(screen.getByText('そのセルにはシートがありません。')).toBeDefined();
  });

  it('makes a sheet members-only in all its languages', async () => {
    const editor = await open(editSheet(addLanguage(TWO, 'en'), { cell: 'A1', language: 'en' }, { mainText: 'Tea' }));
    openGroup('公開範囲と表示');
    fireEvent.click(screen.getByRole('switch', { name: '会員限定' }));
    expect([sheetOf(editor)?.membersOnlyLock, sheetOf(editor, 1, 'en')?.membersOnlyLock]).toEqual([true, true]);
  });

  it('applies a setting to every sheet as one undo step', async () => {
    const editor = await open(editSheet(TWO, A1, { sliderTime: 5 }));
    openGroup('動きと矢印');
    const group = screen.getByRole('heading', { name: '動きと矢印' }).closest('details');
    if (!group) throw new Error('no group');
    fireEvent.click(within(group).getByRole('button', { name: 'この設定をすべてのシートに使う' }));
    expect(sheetOf(editor, 2)).toMatchObject({ sliderTime: 5, mainText: '菓子' });
    act(() => editor.undo());
    expect(sheetOf(editor, 2)?.sliderTime).toBe(0);
  });

  it('disables the fields of sheet and site in a read-only editor', async () => {
    const editor = await open(TWO, { isReadOnly: true });
    expect(field('メインテキスト')).toHaveProperty('readOnly', true);
    openGroup('公開範囲と表示');
    openGroup('画像リンク');
    expect(screen.getByRole('switch', { name: '会員限定' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: '画像リンクを追加する' })).toBeNull();
    openSite();
    expect(screen.getByRole('checkbox', { name: 'English' })).toHaveProperty('disabled', true);
    expect(documentOf(editor)).toBe(TWO);
  });
});

describe('inspector of image links', () => {
  const add = (): void => {
    openGroup('画像リンク');
    fireEvent.click(screen.getByRole('button', { name: '画像リンクを追加する' }));
  };

  it('adds an image link in the middle of the picture and enters placing mode', async () => {
    const editor = await open();
    add();
    const [point] = sheetOf(editor)?.imageLinkPoints ?? [];
    expect(point).toMatchObject({ coordinateX: 50, coordinateY: 50 });
    expect(editor.store.getState().placingPointId).toBe(point?.id);
    expect(showPane).toHaveBeenLastCalledWith('preview');
    expect(screen.getByText(/置く場所を押してください/)).toBeDefined();
    fireEvent.keyDown(window, { key: 'Escape' });
    expect(editor.store.getState().placingPointId).toBeNull();
  });

  it('names an image link, positions it by coordinates, and removes it', async () => {
    const editor = await open();
    add();
    const points = () => sheetOf(editor)?.imageLinkPoints ?? [];
    type(screen.getByRole('textbox', { name: '名前' }), '急須');
    type(screen.getByRole('textbox', { name: '左から(%)' }), '12.5');
    expect(points()).toMatchObject([{ name: '急須', coordinateX: 12.5 }]);
    fireEvent.click(screen.getByRole('button', { name: 'この画像リンクを削除する' }));
    expect([points(), editor.store.getState().placingPointId]).toEqual([[], null]);
  });

  it('leaves placing mode when undo removes the image link', async () => {
    const editor = await open();
    add();
    act(() => editor.undo());
    expect(editor.store.getState().placingPointId).toBeNull();
  });

  it('disables the add button for a sheet without a picture', async () => {
    await open(editSheet(TWO, A1, { image: null }));
    openGroup('画像リンク');
    expect(screen.getByRole('button', { name: '画像リンクを追加する' })).toHaveProperty('disabled', true);
  });
});

describe('a focus request', () => {
  it('opens the group of the field, focuses the field, and is cleared', async () => {
    const editor = await open();
    openSite();
    act(() => editor.focusField({ name: 'hoverArrowColor' }));
    await nextFrame();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '矢印の色' }));
    expect(document.activeElement?.closest('details')?.open).toBe(true);
    expect(editor.store.getState().focusedField).toBeNull();
  });
});

describe('custom path field', () => {
  const help = (): string | null => field('パス').closest('.mantine-InputWrapper-root')?.textContent ?? null;

  it('shows the resulting address while typing, and joins the typing into one undo step', async () => {
    const editor = await open();
    openSite();
    expect(help()).toContain('アドレス: abcdefghij12.sites.example.com');
    type(field('パス'), 'sh');
    type(field('パス'), 'shop');
    expect(documentOf(editor).settings.customPath).toBe('shop');
    expect(help()).toContain('アドレス: abcdefghij12.sites.example.com/shop');
    expect(help()).not.toContain('新しいアドレスに転送されます');
    act(() => editor.undo());
    expect(documentOf(editor)).toBe(TWO);
  });

  it.each(['en', 'b2', 'contact', 'Shop', 's'])('rejects %s with a message at the field', async (path) => {
    await open();
    openSite();
    type(field('パス'), path);
    expect(field('パス').getAttribute('aria-invalid')).toBe('true');
    expect(help()).toMatch(/英小文字・数字・ハイフンの2〜50文字にしてください/);
  });

  it('states that published addresses redirect to a changed path', async () => {
    await open(changeSettings(TWO, { customPath: 'shop' }), { url: `${ORIGIN}/shop` });
    openSite();
    expect(help()).not.toContain('新しいアドレスに転送されます');
    type(field('パス'), 'store');
    expect(help()).toContain('/shop で始まるアドレスは新しいアドレスに転送されます');
  });
});

describe('languages field of a site', () => {
  it('adds a language without confirmation, and offers a copy of the default language for its sheets', async () => {
    const editor = await open();
    openSite();
    fireEvent.click(screen.getByRole('checkbox', { name: 'English' }));
    expect(documentOf(editor).settings.languages).toEqual(['jp', 'en']);
    expect(screen.getByText('2件中0件入力済み')).toBeDefined();
    act(() => {
      editor.store.setState({ language: 'en' });
      editor.showPanel('sheet');
    });
    press('日本語の内容をもとに始める');
    expect(sheetOf(editor, 1, 'en')?.mainText).toBe('お茶');
  });

  it('fills untranslated sheets from the default language', async () => {
    const editor = await open(editSheet(addLanguage(TWO, 'en'), A1, { imageAlt: 'x' }));
    openSite();
    press('未入力の2件に日本語の内容をコピーする');
    expect(sheetOf(editor, 2, 'en')?.mainText).toBe('菓子');
  });

  it('removes a language after a confirmation that lists the lost content, as one undo step', async () => {
    const site = editSheet(addLanguage(TWO, 'en'), { cell: 'A1', language: 'en' }, { mainText: 'Tea', price: 300 });
    const editor = await open(site);
    openSite();
    fireEvent.click(screen.getByRole('checkbox', { name: 'English' }));
    const shown = await dialog();
    expect(shown.textContent).toContain('英語で入力した内容がなくなります(1か所)。');
    expect(shown.textContent).toContain('A1');
    expect(shown.textContent).toContain('英語: メインテキスト、価格(税込)');
    expect(documentOf(editor)).toBe(site);
    fireEvent.click(within(shown).getByRole('button', { name: '英語を外す' }));
    expect(documentOf(editor).settings.languages).toEqual(['jp']);
    act(() => editor.undo());
    expect(documentOf(editor)).toBe(site);
  });

  it('changes the default language after a confirmation that lists the lost content', async () => {
    const editor = await open(editSheet(addLanguage(TWO, 'en'), { cell: 'A1', language: 'en' }, { mainText: 'Tea' }));
    openSite();
    choose('基本の言語', 'English');
    const shown = await dialog();
    expect(shown.textContent).toContain('外れる言語: 日本語');
    expect(shown.textContent).toContain('次の1か所の内容がなくなります。');
    fireEvent.click(within(shown).getByRole('button', { name: '英語に変える' }));
    expect(documentOf(editor).settings).toMatchObject({ languages: ['en'], defaultLanguage: 'en' });
    expect(editor.store.getState().language).toBe('en');
    expect([sheetOf(editor, 1, 'en')?.mainText, sheetOf(editor, 2, 'en')?.mainText]).toEqual(['Tea', '菓子']);
  });

  it('limits the site to one language under a plan without languages', async () => {
    await open(TWO, { limits: { multiLanguage: false, tagSeo: true, popupCta: true, formContact: true, analytics: true } });
    openSite();
    expect(screen.getByRole('checkbox', { name: 'English' })).toHaveProperty('disabled', true);
    expect(screen.getByText('lightプランでは1つの言語だけ使えます。')).toBeDefined();
  });
});

describe('grid size field', () => {
  it('shrinks the grid only after a confirmation that lists the lost sheets', async () => {
    const editor = await open();
    openSite();
    type(field('列'), '1');
    press('大きさを変える');
    const shown = await dialog();
    expect(shown.textContent).toContain('2行×1列にすると、1シートがなくなります。');
    expect(shown.textContent).toContain('B1  菓子');
    fireEvent.click(within(shown).getByRole('button', { name: 'シートをなくして小さくする' }));
    expect(documentOf(editor).grid).toMatchObject({ numberVertical: 1, cells: { A1: sheetIdOf(1) } });
  });

  it('stays within the limits of the plan', async () => {
    await open(TWO, { limits: { swipe: false } });
    openSite();
    expect(screen.getByText('lightプランでは、縦に30セル(1列)まで使えます。')).toBeDefined();
    type(field('列'), '3');
    expect(screen.getByText('ご契約プランでは横に並べられません。列は1にしてください。')).toBeDefined();
  });
});

describe('several selected cells (R-6.42)', () => {
  const selectBoth = (editor: Editor) => act(() => editor.store.setState({ selection: new Set(['A1', 'B1']) }));

  it('receive a changed setting in one undo step, but only the active cell receives typed text', async () => {
    const editor = await open();
    selectBoth(editor);
    expect(screen.getByText('2セルを選択中')).toBeDefined();
    openGroup('公開範囲と表示');
    fireEvent.click(screen.getByRole('checkbox', { name: 'LINE(未登録)' }));
    fireEvent.click(screen.getByRole('switch', { name: '会員限定' }));
    type(field('メインテキスト'), '新茶');
    const written = () => [1, 2].map((index) => sheetOf(editor, index));
    expect(written().map((sheet) => sheet?.snsConfig.includes('line'))).toEqual([false, false]);
    expect(written().map((sheet) => sheet?.membersOnlyLock)).toEqual([true, true]);
    expect(written().map((sheet) => sheet?.mainText)).toEqual(['新茶', '菓子']);
    act(() => editor.undo());
    act(() => editor.undo());
    expect(written().map((sheet) => sheet?.membersOnlyLock)).toEqual([false, false]);
  });

  const written = (editor: Editor) => [1, 2].map((index) => sheetOf(editor, index) ?? expect.unreachable());
  const differing = (patch: Partial<Sheet>): SiteDocument => editSheet(TWO, A1, patch);
  const placeholder = (name: string): string => (field(name) as HTMLInputElement).placeholder;
  const MIXED = 'シートにより異なる';

  it('receive the text, link and colours of a button in one step each', async () => {
    const editor = await open();
    selectBoth(editor);
    type(field('ボタンの文字'), '予約');
    type(field('リンク先URL'), 'https://example.com/');
    type(field('ボタンの色'), '#123456');
    const shared = {
      linkButtonText: '予約',
      linkDestinationUrl: 'https://example.com/',
      isInternalLink: false,
      linkButtonColor: '#123456',
    };
    expect(written(editor)).toMatchObject([shared, shared]);
    act(() => editor.undo());
    act(() => editor.undo());
    expect(written(editor).map((sheet) => sheet.linkDestinationUrl)).toEqual(['', '']);
    // Undo selects the cell of the step.
    selectBoth(editor);
    choose('リンク先の種類', 'お問い合わせページ');
    expect(written(editor).map((sheet) => sheet.linkDestinationUrl)).toEqual(['/contact', '/contact']);
  });

  it('show different texts, colours and numbers as mixed until one is entered', async () => {
    const editor = await open(differing({ linkButtonText: '見る', mainTextColor: '#123456', sliderTime: 5 }));
    openGroup('動きと矢印');
    expect((field('ボタンの文字') as HTMLInputElement).value).toBe('見る');
    selectBoth(editor);
    for (const name of ['ボタンの文字', 'メインテキストの色', '自動で次へ進む秒数']) {
      expect((field(name) as HTMLInputElement).value).toBe('');
      expect(placeholder(name)).toBe(MIXED);
    }
    type(field('自動で次へ進む秒数'), '8');
    type(field('メインテキストの色'), '#654321');
    expect(written(editor)).toMatchObject([
      { sliderTime: 8, mainTextColor: '#654321' },
      { sliderTime: 8, mainTextColor: '#654321' },
    ]);
    expect((field('自動で次へ進む秒数') as HTMLInputElement).value).toBe('8');
    expect(placeholder('メインテキストの色')).not.toBe(MIXED);
  });

  it('show different links as mixed, by kind and by address', async () => {
    const editor = await open(differing({ linkDestinationUrl: 'https://example.com/' }));
    selectBoth(editor);
    expect(placeholder('リンク先URL')).toBe(MIXED);
    expect(screen.queryByRole('switch', { name: /コンバージョン/ })).toBeNull();
    act(() =>
      editor.edit((site) => editSheet(site, A1, { linkDestinationUrl: '/B1', isInternalLink: true }), { panel: 'sheet', cell: 'A1' }),
    );
    const kind = screen.getByRole<HTMLInputElement>('combobox', { name: 'リンク先の種類' });
    expect([kind.value, kind.placeholder]).toEqual(['', MIXED]);
    expect(screen.queryByRole('textbox', { name: 'リンク先URL' })).toBeNull();
    choose('リンク先の種類', '会員登録ページ');
    expect(written(editor).map((sheet) => sheet.linkDestinationUrl)).toEqual(['/membership', '/membership']);
  });

  it('offer no link to one of themselves', async () => {
    const editor = await open(placeSheet(TWO, { cell: 'A2', language: 'jp' }, sheetIdOf(3), { ...EMPTY_SHEET, mainText: '茶器' }));
    selectBoth(editor);
    choose('リンク先の種類', 'サイト内のシート');
    fireEvent.click(screen.getByRole('combobox', { name: 'リンク先のセル' }));
    expect(
      within(screen.getByRole('listbox', { name: 'リンク先のセル' }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['A2  茶器']);
  });

  it('show different switches and SNS types as indeterminate, and keep the types that are not clicked', async () => {
    const editor = await open(differing({ membersOnlyLock: true, showCompany: false, snsConfig: ['line', 'x'] }));
    selectBoth(editor);
    openGroup('公開範囲と表示');
    const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('会員限定').indeterminate, box('会社情報の表示').indeterminate]).toEqual([true, true]);
    expect([box(/^LINE/).indeterminate, box(/^Instagram/).indeterminate]).toEqual([false, true]);
    fireEvent.click(box(/^Instagram/));
    expect(written(editor).map((sheet) => sheet.snsConfig.includes('instagram'))).toEqual([true, true]);
    expect(written(editor).map((sheet) => sheet.snsConfig.length)).toEqual([3, EMPTY_SHEET.snsConfig.length]);
    fireEvent.click(box('会員限定'));
    expect(written(editor).map((sheet) => sheet.membersOnlyLock)).toEqual([true, true]);
    expect(document.activeElement).toBe(screen.getByRole('switch', { name: '会員限定' }));
  });

  it('show different fits as mixed', async () => {
    const editor = await open(differing({ pictureFit: 'fill' }));
    const chosen = () =>
      ['自動', '全体を表示', '画面いっぱい'].filter((name) => screen.getByRole<HTMLInputElement>('radio', { name }).checked);
    expect(chosen()).toEqual(['画面いっぱい']);
    selectBoth(editor);
    expect(chosen()).toEqual([]);
    expect(screen.getByText('選んだシートで設定が違います。')).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: '全体を表示' }));
    expect(written(editor).map((sheet) => sheet.pictureFit)).toEqual(['fit', 'fit']);
  });

  it('are reduced to the active cell by a button', async () => {
    const editor = await open();
    selectBoth(editor);
    press('A1だけを選ぶ');
    expect(screen.queryByText('2セルを選択中')).toBeNull();
    openGroup('公開範囲と表示');
    fireEvent.click(screen.getByRole('switch', { name: '会員限定' }));
    expect([1, 2].map((index) => sheetOf(editor, index)?.membersOnlyLock)).toEqual([true, false]);
  });
});

describe('visibility group of a sheet', () => {
  it('marks SNS types and company details that the site has not registered', async () => {
    await open({ ...TWO, sns: { jp: { entries: [{ snsType: 'line', snsUrl: 'https://lin.ee/abc' }] } } });
    openGroup('公開範囲と表示');
    expect(screen.getByRole('checkbox', { name: 'LINE' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'X(未登録)' })).toBeDefined();
    expect(screen.getByText('サイトに登録したSNSのうち、ここで選んだものを画面の下に表示します。')).toBeDefined();
    expect(screen.getByText('会社情報の登録がまだないため、今は表示されません。')).toBeDefined();
  });

  it('opens the section where SNS links are registered', async () => {
    const editor = await open();
    openGroup('公開範囲と表示');
    expect(screen.getByText('まだ登録がないため、今は表示されません。')).toBeDefined();
    press('SNSを登録・変更する');
    expect(editor.store.getState().section).toBe('sns');
  });
});

describe('style fields of a site', () => {
  it('store changed switches and colours in the site settings', async () => {
    const editor = await open(changeSettings(TWO, { displayLanguageIcon: false }));
    openSite();
    fireEvent.click(screen.getByRole('switch', { name: '言語アイコン' }));
    type(field('スピーカーの色'), '#112233');
    expect(documentOf(editor).settings).toMatchObject({ displayLanguageIcon: true, speakerColor: '#112233' });
  });
});
