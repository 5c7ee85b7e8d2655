import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_SHEET, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { fontsOf } from '#shared/model/sites/font.ts';
import type { SiteTheme } from '#shared/model/sites/theme.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';
import { fontFilePath } from '#shared/rules/themes/font-files.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { paletteFrom } from '#shared/rules/themes/propose-palette.ts';
import { DesignSection } from '#web/features/editor/design/design-section.tsx';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { SKY } from '#web/features/editor/fixtures/toned-image-fixture.ts';
import { changeSettings, editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';
import { recordToasts } from '#web/testing/record-toasts.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const PLAIN = addLanguage(
  placeSheet(emptySite(1, 1), { cell: 'A1', language: 'jp' }, sheetIdOf(1), { ...EMPTY_SHEET, mainText: '春の\n新作' }),
  'en',
);
const themed = (theme: SiteTheme = curatedTheme('ink')) => changeSettings(PLAIN, { theme });

async function open(document: SiteDocument, { isReadOnly = false } = {}): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1', url: 'https://abcdefghij12.sites.example.com' } as SiteSummary;
  const opened = { site, document, limits: LIGHT_LIMITS };
  const editor = createEditor(opened, isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn() });
  editor.showSection('design');
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <DesignSection />
      </EditorProvider>
    ),
  });
  await screen.findByRole('heading', { level: 2, name: 'デザイン' });
  return editor;
}

const themeOf = (editor: Editor): SiteTheme | null => editor.store.getState().history.present.settings.theme;
const stepsOf = (editor: Editor): number => editor.store.getState().history.past.length;
const themes = () => within(screen.getByRole('radiogroup', { name: 'テーマ' }));
const press = (name: string): boolean => fireEvent.click(themes().getByRole('radio', { name }));
const type = (name: string, value: string): boolean => fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const fonts = (language: string) => within(screen.getByRole('group', { name: `${language}の書体` }));

/** The files that the page downloads. */
let downloads: string[];
let isOffline: boolean;
/** The sources of the fonts that were added to the page. */
let pageFonts: string[];

class StubFontFace {
  readonly source: string;
  constructor(_family: string, source: string) {
    this.source = source;
  }
  load(): Promise<void> {
    downloads.push(this.source);
    return isOffline ? Promise.reject(new Error('offline')) : Promise.resolve();
  }
}

/** Reports every observed element as in view. */
class StubIntersectionObserver {
  readonly #notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe(): void {
    this.#notify([{ isIntersecting: true }]);
  }
  disconnect(): void {}
}

beforeEach(() => {
  localStorage.clear();
  [downloads, isOffline, pageFonts] = [[], false, []];
  vi.stubGlobal('FontFace', StubFontFace);
  vi.stubGlobal('IntersectionObserver', StubIntersectionObserver);
  Object.assign(document, { fonts: { add: ({ source }: StubFontFace) => pageFonts.push(source), delete: () => undefined } });
});

describe('choice of a theme (R-6.86)', () => {
  it('offers no theme, which a new site has, and every curated theme', async () => {
    await open(PLAIN);
    const options = themes().getAllByRole('radio');
    expect(options).toHaveLength(THEME_NAMES.length + 1);
    expect(options.filter(({ tabIndex }) => tabIndex === 0).map(({ ariaLabel }) => ariaLabel)).toEqual(['テーマなし']);
    expect(options.filter(({ ariaChecked }) => ariaChecked === 'true').map(({ ariaLabel }) => ariaLabel)).toEqual(['テーマなし']);
    expect(screen.queryByRole('heading', { name: '配色' })).toBeNull();
  });

  it('shows each theme in its own headline font, without whole fonts', async () => {
    await open(PLAIN);
    const sampled = THEME_NAMES.flatMap((name) => curatedTheme(name).fonts.jp.headline ?? []);
    for (const font of sampled) expect(pageFonts.filter((source) => source.includes(`/templates/fonts/${font}-`))).toHaveLength(1);
    expect(pageFonts.filter((source) => source.includes('.ttf'))).toEqual([]);
  });

  it('applies the curated values in one step, which undo takes back', async () => {
    const editor = await open(PLAIN);
    press('墨');
    expect(themeOf(editor)).toEqual(curatedTheme('ink'));
    expect(stepsOf(editor)).toBe(1);
    act(() => editor.undo());
    expect(themeOf(editor)).toBeNull();
    expect(editor.store.getState().section).toBe('design');
  });

  it('removes the theme again', async () => {
    const editor = await open(themed());
    press('テーマなし');
    expect(themeOf(editor)).toBeNull();
  });

  it('keeps changed values when the chosen theme is pressed again', async () => {
    const editor = await open(themed());
    type('アクセント', '#ffffff');
    press('墨');
    expect(themeOf(editor)?.palette.accent).toBe('#ffffff');
  });

  it('changes nothing in a read-only site', async () => {
    const editor = await open(themed(), { isReadOnly: true });
    press('雪');
    fireEvent.click(screen.getByRole('radio', { name: '大きめ' }));
    expect(stepsOf(editor)).toBe(0);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'アクセント' }).readOnly).toBe(true);
  });
});

describe('parts of a theme (R-6.154)', () => {
  const parts = () => screen.queryByRole('group', { name: 'テーマの調整' });

  it('a click on the name of a part of the theme focuses its first control', async () => {
    Element.prototype.scrollIntoView = vi.fn<() => void>();
    await open(themed());
    for (const [name, first] of [
      ['配色', screen.getAllByRole('textbox')[0]],
      ['書体', fonts('日本語').getByRole('combobox', { name: '見出し' })],
      ['形と動き', screen.getByRole('combobox', { name: 'ボタンの形' })],
    ] as const) {
      fireEvent.click(within(parts() ?? expect.unreachable()).getByRole('button', { name }));
      await waitFor(() => expect(document.activeElement?.closest('[data-anchor]')).toBe(first?.closest('[data-anchor]')));
      expect(document.activeElement?.closest('[data-anchor]')).not.toBeNull();
    }
  });

  it('a site without a theme offers no parts', async () => {
    await open(PLAIN);
    expect(parts()).toBeNull();
  });
});

describe('values of a theme', () => {
  it('changes each value, and resets all to the curated ones', async () => {
    const editor = await open(themed());
    expect(screen.queryByRole('button', { name: 'テーマの元の値に戻す' })).toBeNull();
    type('背景', '#101010');
    fireEvent.click(screen.getByRole('radio', { name: '大きめ' }));
    fireEvent.click(screen.getByRole('radio', { name: 'パネル' }));
    fireEvent.click(screen.getByRole('switch', { name: '写真をゆっくり拡大する' }));
    expect(themeOf(editor)).toMatchObject({ palette: { background: '#101010' }, scale: 'large', backdrop: 'panel', slowZoom: true });
    fireEvent.click(screen.getByRole('button', { name: 'テーマの元の値に戻す' }));
    expect(themeOf(editor)).toEqual(curatedTheme('ink'));
  });

  it('changes the transition between sheets (R-7.21)', async () => {
    const editor = await open(themed());
    fireEvent.click(screen.getByRole('combobox', { name: 'シートの切り替え' }));
    fireEvent.click(await screen.findByRole('option', { name: '上に重ねる' }));
    expect(themeOf(editor)?.transition).toBe('cover');
  });

  it('warns about a colour that is hard to read on the background or on panels, with the ratio', async () => {
    await open(themed());
    expect(screen.queryByRole('status')).toBeNull();
    type('アクセント', '#777777');
    expect(screen.getByRole('status').textContent).toBe('「パネル」の上では読みにくい色です。コントラストは3.3:1で、4.5:1以上が目安です。');
    type('パネル', '#1a1a1a');
    expect(screen.getByRole('status').textContent).toContain('3.8:1');
  });

  it('shows a colour that breaks the rule as a fault instead of a warning', async () => {
    await open(themed());
    type('アクセント', '#12');
    expect(screen.getByText(/色コードを正しい形式/)).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('colours of the logo', () => {
  const LOGO = { ...IMAGE, width: 500, height: 250 };
  const withLogo = changeSettings(themed(), { logo: LOGO });
  const button = () => screen.queryByRole('button', { name: 'ロゴの色を使う' });
  const pressButton = (): boolean => fireEvent.click(button() ?? expect.unreachable());

  /** Replaces loading and drawing of pictures, which jsdom does not implement. Returns the sizes of the read areas. */
  function stubPixels(read: (width: number, height: number) => Uint8ClampedArray, decode = () => Promise.resolve()): number[][] {
    const sizes: number[][] = [];
    Object.assign(HTMLImageElement.prototype, { decode });
    const getImageData = (_x: number, _y: number, width: number, height: number): { data: Uint8ClampedArray } => {
      sizes.push([width, height]);
      return { data: read(width, height) };
    };
    const context = { drawImage: vi.fn(), getImageData };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    return sizes;
  }
  const red = (width: number, height: number) =>
    Uint8ClampedArray.from({ length: width * height * 4 }, (_, index) => [200, 16, 46, 255][index % 4] ?? 0);

  it('become the palette in one step, which undo takes back', async () => {
    const sizes = stubPixels(red);
    const editor = await open(withLogo);
    pressButton();
    await waitFor(() => expect(stepsOf(editor)).toBe(1));
    expect(themeOf(editor)).toEqual({ ...curatedTheme('ink'), palette: paletteFrom(red(64, 32)) });
    expect(sizes).toEqual([[64, 32]]);
    act(() => editor.undo());
    expect(themeOf(editor)).toEqual(curatedTheme('ink'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['cannot be loaded', red, () => Promise.reject(new DOMException('', 'EncodingError'))],
    [
      'must not be read',
      () => {
        throw new DOMException('', 'SecurityError');
      },
      undefined,
    ],
  ])('explain next to the button that a logo %s', async (_, read, decode) => {
    stubPixels(read, decode);
    const editor = await open(withLogo);
    pressButton();
    expect((await screen.findByRole('alert')).textContent).toContain('ロゴの画像から色を読み取れませんでした');
    expect(stepsOf(editor)).toBe(0);
    stubPixels(red);
    pressButton();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(stepsOf(editor)).toBe(1);
  });

  it('are not offered without a logo, without a theme, or in a read-only site', async () => {
    const editor = await open(themed());
    expect(button()).toBeNull();
    const set = (settings: Parameters<typeof changeSettings>[1]): void =>
      act(() => editor.edit((site) => changeSettings(site, settings), { panel: 'site' }));
    set({ logo: LOGO });
    expect(button()).not.toBeNull();
    set({ theme: null });
    expect(button()).toBeNull();
    set({ theme: curatedTheme('ink') });
    act(() => editor.store.setState({ readOnly: 'no-permission' }));
    expect(button()).toBeNull();
  });
});

describe('layouts that suit the pictures', () => {
  const pictured = ['A1', 'B1'].reduce(
    (site, cell, index) =>
      placeSheet(site, { cell, language: 'jp' }, sheetIdOf(index + 1), { ...EMPTY_SHEET, mainText: '新茶', image: SKY }),
    changeSettings(addLanguage(emptySite(2, 2), 'en'), { theme: curatedTheme('ink') }),
  );
  const button = () => screen.queryByRole('button', { name: '写真に合わせて全シートのレイアウトを選ぶ' });
  const layoutsOf = (editor: Editor) => [1, 2].map((index) => editor.store.getState().history.present.sheets[sheetIdOf(index)]?.jp?.layout);

  it('are chosen for all sheets in one step, which undo takes back, and not offered again', async () => {
    const toasts = recordToasts();
    const editor = await open(pictured);
    expect(screen.getByText(/日本語のシートそれぞれで/)).toBeDefined();
    fireEvent.click(button() ?? expect.unreachable());
    expect(layoutsOf(editor)).toEqual(['high', 'high']);
    expect(stepsOf(editor)).toBe(1);
    expect(toasts()).toEqual(['2シートのレイアウトを写真に合わせました']);
    expect(button()).toBeNull();
    act(() => editor.undo());
    expect(layoutsOf(editor)).toEqual(['low', 'low']);
    expect(editor.store.getState().section).toBe('design');
    expect(button()).not.toBeNull();
  });

  it('are offered only where a sheet in the edited language would change', async () => {
    const editor = await open(editSheet(pictured, { cell: 'B1', language: 'jp' }, { image: null }));
    expect(button()).not.toBeNull();
    act(() => editor.switchLanguage('en'));
    expect(button()).toBeNull();
    act(() => editor.switchLanguage('jp'));
    const place = { cell: 'A1', language: 'jp' } as const;
    act(() => editor.edit((site) => editSheet(site, place, { image: IMAGE }), { panel: 'sheet', cell: 'A1' }));
    expect(button()).toBeNull();
  });

  it('are not offered in a read-only site or without a theme', async () => {
    const editor = await open(pictured, { isReadOnly: true });
    expect(button()).toBeNull();
    act(() => editor.store.setState({ readOnly: null }));
    expect(button()).not.toBeNull();
    press('テーマなし');
    expect(button()).toBeNull();
  });
});

describe('fonts of a theme', () => {
  const list = (language: string, use: string): void => {
    fireEvent.click(fonts(language).getByRole('combobox', { name: use }));
  };
  const option = (name: string | RegExp) => screen.getByRole('option', { name });

  it('lists the fonts of each language of the site by style, and changes one', async () => {
    const editor = await open(themed());
    expect(screen.queryByRole('group', { name: '韓国語の書体' })).toBeNull();
    list('日本語', '見出し');
    expect(screen.getAllByRole('option')).toHaveLength(1 + fontsOf('jp').length);
    for (const style of ['ゴシック', '明朝', '丸ゴシック', '筆', 'ポップ'])
      expect(within(screen.getByRole('listbox')).getByText(style)).toBeDefined();
    fireEvent.click(option('Zen Maru Gothic'));
    expect(themeOf(editor)?.fonts.jp).toEqual({ headline: 'zen-maru-gothic', text: curatedTheme('ink').fonts.jp.text });
    list('英語', 'そのほかの文字');
    fireEvent.click(option('見る人の端末の書体'));
    expect(themeOf(editor)?.fonts.en.text).toBeNull();
  });

  it('downloads the fonts of an opened list, and shows each in the first headline of the site', async () => {
    await open(themed());
    expect(downloads).toEqual([]);
    list('日本語', '見出し');
    await waitFor(() => expect(downloads).toContain(`url(${fontFilePath('yuji-syuku', 400)})`));
    const words = await within(option('Yuji Syuku')).findByText('春の');
    await waitFor(() => expect(words.dataset['loaded']).toBe('true'));
    expect(words.style.fontFamily).toContain('f-yuji-syuku');
    expect(downloads.some((source) => source.includes('inter'))).toBe(false);
  });

  it('shows only the name of a font that cannot be downloaded', async () => {
    isOffline = true;
    await open(themed());
    list('英語', '見出し');
    await waitFor(() => expect(option('Oswald').textContent).toBe('Oswald'));
  });
});
