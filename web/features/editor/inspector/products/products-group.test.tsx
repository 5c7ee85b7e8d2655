import { act, fireEvent, screen, within } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PRODUCTS_MAX } from '#shared/model/limits.ts';
import { newProduct, type Product } from '#shared/model/sites/product.ts';
import { EMPTY_SHEET, type SiteDocument, type SiteSummary } from '#shared/model/sites/site.ts';
import { useFocusedField } from '#web/features/editor/inspector/use-focused-field.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { ProductsGroup } from '#web/features/editor/inspector/products/products-group.tsx';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { LIGHT_LIMITS } from '#web/testing/plan-limits.ts';

const A1 = { cell: 'A1', language: 'jp' as const };
const product = (index: number, more: Partial<Product> = {}): Product => ({ ...newProduct(sheetIdOf(50 + index)), ...more });
const TEA = product(0, { productName: '新茶', price: 1_280 });
const POT = product(1, { productName: '急須' });

const siteWith = (...products: Product[]): SiteDocument =>
  placeSheet(
    placeSheet(emptySite(2, 2), A1, sheetIdOf(1), { ...EMPTY_SHEET, image: IMAGE, products }),
    { cell: 'B1', language: 'jp' },
    sheetIdOf(2),
    { ...EMPTY_SHEET, mainText: '菓子' },
  );

/** The group with the focus handling of the inspector. */
function Panel() {
  const panel = useRef<HTMLDivElement>(null);
  useFocusedField(() => panel.current);
  return (
    <div ref={panel}>
      <ProductsGroup />
    </div>
  );
}

async function open(document: SiteDocument, isReadOnly = false): Promise<Editor> {
  const site = { id: 'abcdefghij12', working: '1' } as SiteSummary;
  const editor = createEditor({ site, document, limits: LIGHT_LIMITS }, isReadOnly ? 'no-permission' : null, {
    client: {} as never,
    send: vi.fn(),
  });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ showPane: vi.fn() } as unknown as Commands}>
          <Panel />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  fireEvent.click(await screen.findByRole('heading', { name: '商品' }));
  return editor;
}

const productsOf = (editor: Editor): Product[] => editor.store.getState().history.present.sheets[sheetIdOf(1)]?.jp?.products ?? [];
const namesOf = (editor: Editor): string[] => productsOf(editor).map(({ productName }) => productName);
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
/** Opens the row of a product and returns it. */
const row = (name: string): HTMLElement => {
  const found = screen.getByText(name).closest('details');
  const summary = found?.querySelector('summary');
  if (!found || !summary) throw new Error(`No product ${name}`);
  if (!found.open) fireEvent.click(summary);
  return found;
};
const type = (container: HTMLElement, label: string, value: string): boolean =>
  fireEvent.change(within(container).getByLabelText(label), { target: { value } });
const press = (container: HTMLElement, name: string): boolean => fireEvent.click(within(container).getByText(name));
const add = (): boolean => fireEvent.click(screen.getByText('商品を追加する'));

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

describe('ProductsGroup', () => {
  it('adds a product in the middle and focuses its name field', async () => {
    const editor = await open(siteWith());
    add();
    await nextFrame();
    expect(productsOf(editor)).toMatchObject([{ productName: '', coordinateX: 65, coordinateY: 260 }]);
    expect(document.activeElement).toBe(screen.getByLabelText('商品名'));
  });

  it('saves the value of every field', async () => {
    const editor = await open(siteWith(TEA));
    const tea = row('新茶');
    type(tea, '価格(税込)', '');
    type(tea, '説明', '朝摘み');
    type(tea, 'ボタンの文字', '買う');
    type(tea, 'リンク先URL', 'https://example.com/');
    type(tea, 'ボタンの色', '#112233');
    type(tea, 'ボタンの文字の色', '#fefefe');
    type(tea, '文字の色', '#010101');
    type(tea, '背景の色', '#fafafa');
    type(tea, '横の位置', '12');
    type(tea, '縦の位置', '34');
    type(tea, '商品名', '番茶');
    expect(productsOf(editor)).toEqual([
      {
        ...TEA,
        productName: '番茶',
        price: null,
        description: '朝摘み',
        linkButtonText: '買う',
        linkButtonUrl: 'https://example.com/',
        linkButtonColor: '#112233',
        linkTextColor: '#fefefe',
        textColor: '#010101',
        backgroundColor: '#fafafa',
        coordinateX: 12,
        coordinateY: 34,
      },
    ]);
  });

  it('links a product to a sheet of the site', async () => {
    const editor = await open(siteWith(TEA));
    const choose = (label: string, option: string): void => {
      fireEvent.click(within(row('新茶')).getByRole('combobox', { name: label }));
      fireEvent.click(within(screen.getByRole('listbox', { name: label })).getByRole('option', { name: option }));
    };
    choose('リンク先の種類', 'サイト内のシート');
    choose('リンク先のセル', 'B1 菓子');
    expect(productsOf(editor)[0]).toMatchObject({ isInternalLink: true, linkButtonUrl: '/B1' });
  });

  it('shows a broken rule next to the field and opens the row of the product', async () => {
    await open(siteWith(TEA, { ...POT, coordinateX: 400, linkButtonUrl: 'nowhere' }));
    expect(screen.getByText('急須').closest('details')?.open).toBe(true);
    expect(screen.getByText('新茶').closest('details')?.open).toBe(false);
    expect(screen.getByText('351以下で入力してください。')).toBeDefined();
  });

  it('records one undo step per edited field', async () => {
    const editor = await open(siteWith(TEA));
    type(row('新茶'), '商品名', '番');
    type(row('番'), '商品名', '番茶');
    type(row('番茶'), '価格(税込)', '500');
    act(() => editor.undo());
    expect(productsOf(editor)).toMatchObject([{ productName: '番茶', price: 1_280 }]);
    act(() => editor.undo());
    expect(productsOf(editor)).toEqual([TEA]);
  });

  it('reorders products with one tap', async () => {
    const editor = await open(siteWith(TEA, POT));
    fireEvent.click(screen.getByLabelText('「急須」を上へ'));
    expect(namesOf(editor)).toEqual(['急須', '新茶']);
    act(() => editor.undo());
    expect(namesOf(editor)).toEqual(['新茶', '急須']);
  });

  it('duplicates and deletes products', async () => {
    const editor = await open(siteWith(TEA, POT));
    press(row('新茶'), 'この商品を複製する');
    expect(namesOf(editor)).toEqual(['新茶', '新茶', '急須']);
    press(row('急須'), 'この商品を削除する');
    expect(namesOf(editor)).toEqual(['新茶', '新茶']);
  });

  it('disables adding and duplicating at the maximum number of products per sheet', async () => {
    await open(siteWith(...Array.from({ length: PRODUCTS_MAX }, (_, index) => product(index, { productName: `商品${index}` }))));
    expect(screen.getByText('商品を追加する').closest('button')).toHaveProperty('disabled', true);
    expect(within(row('商品3')).getByText('この商品を複製する').closest('button')).toHaveProperty('disabled', true);
    expect(screen.getByText(/1シートに50件まで/)).toBeDefined();
  });

  it('warns about low contrast of the text, and of the button if the product has a button', async () => {
    await open(siteWith({ ...TEA, textColor: '#777777', backgroundColor: '#ffffff' }));
    expect(within(row('新茶')).getByText(/^文字と背景のコントラストは4\.4:1です/)).toBeDefined();
    expect(screen.queryByText(/ボタンの色のコントラスト/)).toBeNull();
    type(row('新茶'), 'ボタンの文字', '買う');
    expect(screen.getByText(/ボタンの色のコントラストは3\.0:1です/)).toBeDefined();
    type(row('新茶'), '文字の色', '#767676');
    expect(screen.queryByText(/文字と背景のコントラスト/)).toBeNull();
  });

  it('opens the product that a focus request names', async () => {
    const editor = await open(siteWith(TEA, POT));
    act(() => editor.focusField({ name: 'products', productId: POT.id }));
    await nextFrame();
    expect(document.activeElement).toBe(within(row('急須')).getByLabelText('商品名'));
    expect(screen.getByText('新茶').closest('details')?.open).toBe(false);
  });

  it('disables the fields in a read-only editor', async () => {
    const editor = await open(siteWith(TEA, POT), true);
    expect(within(row('新茶')).getByLabelText('商品名')).toHaveProperty('readOnly', true);
    for (const name of ['商品を追加する', 'この商品を複製する', 'この商品を削除する']) expect(screen.queryByText(name)).toBeNull();
    expect(screen.queryByLabelText('「急須」を上へ')).toBeNull();
    expect(namesOf(editor)).toEqual(['新茶', '急須']);
  });
});

describe('place of a product on a site with a theme', () => {
  const themed = (...products: Product[]): SiteDocument => {
    const document = siteWith(...products);
    return { ...document, settings: { ...document.settings, theme: curatedTheme('paper') } };
  };

  it('returns a placed product to the shelf, as one undo step (R-8.73)', async () => {
    const editor = await open(themed({ ...TEA, coordinateX: 10, coordinateY: 20 }));
    const tea = row('新茶');
    expect(within(tea).getByText(/置いた場所に表示されます/)).toBeTruthy();
    press(tea, '棚に戻す');
    expect(productsOf(editor)[0]).toMatchObject({ coordinateX: 65, coordinateY: 260 });
    expect(within(tea).getByText(/シートの棚に並んでいます/)).toBeTruthy();
    expect(within(tea).queryByText('棚に戻す')).toBeNull();
    act(() => editor.undo());
    expect(productsOf(editor)[0]).toMatchObject({ coordinateX: 10, coordinateY: 20 });
  });

  it('says nothing about the shelf without a theme', async () => {
    await open(siteWith({ ...TEA, coordinateX: 10 }));
    expect(within(row('新茶')).queryByText(/棚/)).toBeNull();
  });

  it('offers no change to readers', async () => {
    await open(themed({ ...TEA, coordinateX: 10 }), true);
    expect(within(row('新茶')).queryByText('棚に戻す')).toBeNull();
  });
});
