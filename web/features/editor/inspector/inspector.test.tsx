import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  A1,
  TWO,
  showPane,
  ORIGIN,
  openInspector,
  documentOf,
  sheetOf,
  field,
  typeInto,
  press,
  choose,
  openGroup,
} from '#web/features/editor/inspector/inspector-fixture.tsx';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { changeSettings, editSheet } from '#web/features/editor/model/document/edit-document.ts';
import { sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';

const openSite = (): boolean => fireEvent.click(screen.getByRole('tab', { name: 'サイト設定' }));
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
const dialog = () => screen.findByRole('dialog');

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

describe('inspector of a sheet', () => {
  it('writes typed values to the sheet, and an emptied price as null', async () => {
    const editor = await openInspector();
    typeInto(field('見出し'), '新茶');
    typeInto(field('価格(税込)'), '1200');
    expect(sheetOf(editor)).toMatchObject({ mainText: '新茶', price: 1200 });
    typeInto(field('価格(税込)'), '');
    expect(sheetOf(editor)?.price).toBeNull();
  });

  it('shows a broken rule next to the field and keeps its group open', async () => {
    const editor = await openInspector();
    act(() => editor.edit((site) => editSheet(site, A1, { sliderTime: 90 }), { panel: 'sheet', cell: 'A1' }));
    const group = screen.getByRole('heading', { name: '動きと矢印' }).closest('details');
    expect(group?.open).toBe(true);
    expect(screen.getByText('60以下で入力してください。')).toBeDefined();
  });

  it('switches the link destination between a URL, a sheet and a page', async () => {
    const editor = await openInspector();
    choose('リンク先の種類', 'お問い合わせページ');
    expect(sheetOf(editor)).toMatchObject({ isInternalLink: true, linkDestinationUrl: '/contact' });
    choose('リンク先の種類', 'サイト内のシート');
    expect(sheetOf(editor)).toMatchObject({ isInternalLink: true, linkDestinationUrl: '' });
    choose('リンク先のセル', 'B1 菓子');
    expect(sheetOf(editor)?.linkDestinationUrl).toBe('/B1');
    choose('リンク先の種類', 'URL');
    expect(sheetOf(editor)).toMatchObject({ isInternalLink: false, linkDestinationUrl: '' });
  });

  it('links to telephone numbers, e-mail addresses, maps and the pages of the company (R-14.120)', async () => {
    const editor = await openInspector();
    const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } });
    choose('リンク先の種類', '電話番号');
    expect(screen.queryByRole('alert')).toBeNull();
    type('電話番号', '03-1234');
    expect(screen.getByText('電話番号を正しい形式で入力してください(例: 03-1234-5678)。')).toBeDefined();
    type('電話番号', '03-1234-5678');
    expect(sheetOf(editor)).toMatchObject({ isInternalLink: false, linkDestinationUrl: 'tel:03-1234-5678' });
    fireEvent.click(screen.getByRole('switch', { name: 'コンバージョンとして数える' }));
    expect(documentOf(editor).settings.goals).toEqual(['tel:03-1234-5678']);
    choose('リンク先の種類', 'メールアドレス');
    type('メールアドレス', 'info@');
    expect(screen.getByText('メールアドレスを正しい形式で入力してください。')).toBeDefined();
    choose('リンク先の種類', '地図');
    type('住所・場所の名前', '京都市 東山区');
    expect(sheetOf(editor)?.linkDestinationUrl).toBe('https://www.google.com/maps/search/?api=1&query=京都市+東山区');
    choose('リンク先の種類', '利用規約');
    expect(sheetOf(editor)).toMatchObject({ isInternalLink: true, linkDestinationUrl: '/company#termsOfService' });
  });

  it('marks the link destination as a goal of the site, if it is a web address', async () => {
    const url = 'https://example.com/buy';
    const editor = await openInspector(editSheet(TWO, A1, { isInternalLink: false, linkDestinationUrl: url }));
    const goal = (): HTMLElement => screen.getByRole('switch', { name: 'コンバージョンとして数える' });
    fireEvent.click(goal());
    expect([documentOf(editor).settings.goals, (goal() as HTMLInputElement).checked]).toEqual([[url], true]);
    fireEvent.click(goal());
    expect(documentOf(editor).settings.goals).toEqual([]);
    choose('リンク先の種類', 'お問い合わせページ');
    expect(screen.queryByRole('switch', { name: 'コンバージョンとして数える' })).toBeNull();
  });

  it('reports a link to a cell without a sheet', async () => {
    await openInspector(editSheet(TWO, A1, { isInternalLink: true, linkDestinationUrl: '/B2' }));
    expect(screen.getByText('そのセルにはシートがありません。')).toBeDefined();
  });

  it('makes a sheet members-only in all its languages', async () => {
    const editor = await openInspector(editSheet(addLanguage(TWO, 'en'), { cell: 'A1', language: 'en' }, { mainText: 'Tea' }));
    openGroup('会員限定・SNS・会社情報');
    fireEvent.click(screen.getByRole('switch', { name: '会員限定' }));
    expect([sheetOf(editor)?.membersOnlyLock, sheetOf(editor, 1, 'en')?.membersOnlyLock]).toEqual([true, true]);
  });

  it('applies a setting to every sheet as one undo step', async () => {
    const editor = await openInspector(editSheet(TWO, A1, { sliderTime: 5 }));
    openGroup('動きと矢印');
    const group = screen.getByRole('heading', { name: '動きと矢印' }).closest('details');
    if (!group) throw new Error('no group');
    fireEvent.click(within(group).getByRole('button', { name: 'この設定をすべてのシートに使う' }));
    expect(sheetOf(editor, 2)).toMatchObject({ sliderTime: 5, mainText: '菓子' });
    act(() => editor.undo());
    expect(sheetOf(editor, 2)?.sliderTime).toBe(0);
  });

  it('disables the fields of sheet and site in a read-only editor', async () => {
    const editor = await openInspector(TWO, { isReadOnly: true });
    expect(field('見出し')).toHaveProperty('readOnly', true);
    openGroup('会員限定・SNS・会社情報');
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
    const editor = await openInspector();
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
    const editor = await openInspector();
    add();
    const points = () => sheetOf(editor)?.imageLinkPoints ?? [];
    typeInto(screen.getByRole('textbox', { name: '名前' }), '急須');
    typeInto(screen.getByRole('textbox', { name: '左から(%)' }), '12.5');
    expect(points()).toMatchObject([{ name: '急須', coordinateX: 12.5 }]);
    fireEvent.click(screen.getByRole('button', { name: 'この画像リンクを削除する' }));
    expect([points(), editor.store.getState().placingPointId]).toEqual([[], null]);
  });

  it('makes an image link a rectangle and a point again, and keeps typed edges and sizes within the picture (R-14.131)', async () => {
    const editor = await openInspector();
    add();
    const place = () => {
      const { coordinateX, coordinateY, width, height } = sheetOf(editor)?.imageLinkPoints[0] ?? expect.unreachable();
      return [coordinateX, coordinateY, width, height];
    };
    fireEvent.click(screen.getByRole('radio', { name: '四角形' }));
    expect(place()).toEqual([50, 50, 40, 8]);
    typeInto(screen.getByRole('textbox', { name: '幅(%)' }), '20');
    typeInto(screen.getByRole('textbox', { name: '左から(%)' }), '70.5');
    expect(place()).toEqual([80.5, 50, 20, 8]);
    typeInto(screen.getByRole('textbox', { name: '左から(%)' }), '95');
    expect(place()).toEqual([90, 50, 20, 8]);
    fireEvent.click(screen.getByRole('radio', { name: '点' }));
    expect(place()).toEqual([90, 50, undefined, undefined]);
    expect(Object.keys(sheetOf(editor)?.imageLinkPoints[0] ?? {})).not.toContain('width');
  });

  it('leaves placing mode when undo removes the image link', async () => {
    const editor = await openInspector();
    add();
    act(() => editor.undo());
    expect(editor.store.getState().placingPointId).toBeNull();
  });

  it('disables the add button for a sheet without a picture', async () => {
    await openInspector(editSheet(TWO, A1, { image: null }));
    openGroup('画像リンク');
    expect(screen.getByRole('button', { name: '画像リンクを追加する' })).toHaveProperty('disabled', true);
  });
});

describe('a focus request', () => {
  it('opens the group of the field, focuses the field, and is cleared', async () => {
    const editor = await openInspector();
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
    const editor = await openInspector();
    openSite();
    expect(help()).toContain('アドレス: abcdefghij12.sites.example.com');
    typeInto(field('パス'), 'sh');
    typeInto(field('パス'), 'shop');
    expect(documentOf(editor).settings.customPath).toBe('shop');
    expect(help()).toContain('アドレス: abcdefghij12.sites.example.com/shop');
    expect(help()).not.toContain('新しいアドレスに転送されます');
    act(() => editor.undo());
    expect(documentOf(editor)).toBe(TWO);
  });

  it.each(['en', 'b2', 'contact', 'Shop', 's'])('rejects %s with a message at the field', async (path) => {
    await openInspector();
    openSite();
    typeInto(field('パス'), path);
    expect(field('パス').getAttribute('aria-invalid')).toBe('true');
    expect(help()).toMatch(/英小文字・数字・ハイフンの2〜50文字にしてください/);
  });

  it('states that published addresses redirect to a changed path', async () => {
    await openInspector(changeSettings(TWO, { customPath: 'shop' }), { url: `${ORIGIN}/shop` });
    openSite();
    expect(help()).not.toContain('新しいアドレスに転送されます');
    typeInto(field('パス'), 'store');
    expect(help()).toContain('/shop で始まるアドレスは新しいアドレスに転送されます');
  });
});

describe('languages field of a site', () => {
  it('adds a language without confirmation, and offers a copy of the default language for its sheets', async () => {
    const editor = await openInspector();
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
    const editor = await openInspector(editSheet(addLanguage(TWO, 'en'), A1, { imageAlt: 'x' }));
    openSite();
    press('未入力の2件に日本語の内容をコピーする');
    expect(sheetOf(editor, 2, 'en')?.mainText).toBe('菓子');
  });

  it('removes a language after a confirmation that lists the lost content, as one undo step', async () => {
    const site = editSheet(addLanguage(TWO, 'en'), { cell: 'A1', language: 'en' }, { mainText: 'Tea', price: 300 });
    const editor = await openInspector(site);
    openSite();
    fireEvent.click(screen.getByRole('checkbox', { name: 'English' }));
    const shown = await dialog();
    expect(shown.textContent).toContain('英語で入力した内容がなくなります(1か所)。');
    expect(shown.textContent).toContain('A1');
    expect(shown.textContent).toContain('英語: 見出し、価格(税込)');
    expect(documentOf(editor)).toBe(site);
    fireEvent.click(within(shown).getByRole('button', { name: '英語を外す' }));
    expect(documentOf(editor).settings.languages).toEqual(['jp']);
    act(() => editor.undo());
    expect(documentOf(editor)).toBe(site);
  });

  it('changes the default language after a confirmation that lists the lost content', async () => {
    const editor = await openInspector(editSheet(addLanguage(TWO, 'en'), { cell: 'A1', language: 'en' }, { mainText: 'Tea' }));
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
    await openInspector(TWO, { limits: { multiLanguage: false, tagSeo: true, popupCta: true, formContact: true, analytics: true } });
    openSite();
    expect(screen.getByRole('checkbox', { name: 'English' })).toHaveProperty('disabled', true);
    expect(screen.getByText('lightプランでは1つの言語だけ使えます。')).toBeDefined();
  });
});

describe('grid size field', () => {
  it('shrinks the grid only after a confirmation that lists the lost sheets', async () => {
    const editor = await openInspector();
    openSite();
    typeInto(field('列'), '1');
    press('大きさを変える');
    const shown = await dialog();
    expect(shown.textContent).toContain('2行×1列にすると、1シートがなくなります。');
    expect(shown.textContent).toContain('B1  菓子');
    fireEvent.click(within(shown).getByRole('button', { name: 'シートをなくして小さくする' }));
    expect(documentOf(editor).grid).toMatchObject({ numberVertical: 1, cells: { A1: sheetIdOf(1) } });
  });

  it('stays within the limits of the plan', async () => {
    await openInspector(TWO, { limits: { swipe: false } });
    openSite();
    expect(screen.getByText('lightプランでは、縦に30セル(1列)まで使えます。')).toBeDefined();
    typeInto(field('列'), '3');
    expect(screen.getByText('ご契約プランでは横に並べられません。列は1にしてください。')).toBeDefined();
  });
});

describe('visibility group of a sheet', () => {
  it('marks SNS types and company details that the site has not registered', async () => {
    await openInspector({ ...TWO, sns: { jp: { entries: [{ snsType: 'line', snsUrl: 'https://lin.ee/abc' }] } } });
    openGroup('会員限定・SNS・会社情報');
    expect(screen.getByRole('checkbox', { name: 'LINE' })).toBeDefined();
    expect(screen.getByRole('checkbox', { name: 'X(未登録)' })).toBeDefined();
    expect(screen.getByText('サイトに登録したSNSのうち、ここで選んだものを画面の下に表示します。')).toBeDefined();
    expect(screen.getByText('会社情報の登録がまだないため、今は表示されません。')).toBeDefined();
  });

  it('opens the section where SNS links are registered', async () => {
    const editor = await openInspector();
    openGroup('会員限定・SNS・会社情報');
    expect(screen.getByText('まだ登録がないため、今は表示されません。')).toBeDefined();
    press('SNSを登録・変更する');
    expect(editor.store.getState().section).toBe('sns');
  });
});

describe('style fields of a site', () => {
  it('store changed switches and colours in the site settings', async () => {
    const editor = await openInspector(changeSettings(TWO, { displayLanguageIcon: false }));
    openSite();
    fireEvent.click(screen.getByRole('switch', { name: '言語アイコン' }));
    typeInto(field('音声ボタンの色'), '#112233');
    expect(documentOf(editor).settings).toMatchObject({ displayLanguageIcon: true, speakerColor: '#112233' });
  });
});
