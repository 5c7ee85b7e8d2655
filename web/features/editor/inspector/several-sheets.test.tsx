import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_SHEET, type Sheet, type SiteDocument } from '#shared/model/sites/site.ts';
import { sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import {
  A1,
  TWO,
  openInspector,
  sheetOf,
  field,
  typeInto,
  press,
  choose,
  openGroup,
} from '#web/features/editor/inspector/inspector-fixture.tsx';
import { editSheet, placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import type { Editor } from '#web/features/editor/state/editor.ts';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

describe('several selected cells (R-6.42)', () => {
  const selectBoth = (editor: Editor) => act(() => editor.store.setState({ selection: new Set(['A1', 'B1']) }));

  it('receive a changed setting in one undo step, but only the active cell receives typed text', async () => {
    const editor = await openInspector();
    selectBoth(editor);
    expect(screen.getByText('2セルを選択中')).toBeDefined();
    openGroup('会員限定・SNS・会社情報');
    fireEvent.click(screen.getByRole('checkbox', { name: 'LINE(未登録)' }));
    fireEvent.click(screen.getByRole('switch', { name: '会員限定' }));
    typeInto(field('見出し'), '新茶');
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
    const editor = await openInspector();
    selectBoth(editor);
    typeInto(field('ボタンの文字'), '予約');
    typeInto(field('リンク先URL'), 'https://example.com/');
    typeInto(field('ボタンの色'), '#123456');
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
    const editor = await openInspector(differing({ linkButtonText: '見る', mainTextColor: '#123456', sliderTime: 5 }));
    openGroup('動きと矢印');
    expect((field('ボタンの文字') as HTMLInputElement).value).toBe('見る');
    selectBoth(editor);
    for (const name of ['ボタンの文字', '見出しの色', '自動送り(秒)']) {
      expect((field(name) as HTMLInputElement).value).toBe('');
      expect(placeholder(name)).toBe(MIXED);
    }
    typeInto(field('自動送り(秒)'), '8');
    typeInto(field('見出しの色'), '#654321');
    expect(written(editor)).toMatchObject([
      { sliderTime: 8, mainTextColor: '#654321' },
      { sliderTime: 8, mainTextColor: '#654321' },
    ]);
    expect((field('自動送り(秒)') as HTMLInputElement).value).toBe('8');
    expect(placeholder('見出しの色')).not.toBe(MIXED);
  });

  it('show different links as mixed, by kind and by address', async () => {
    const editor = await openInspector(differing({ linkDestinationUrl: 'https://example.com/' }));
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
    const editor = await openInspector(placeSheet(TWO, { cell: 'A2', language: 'jp' }, sheetIdOf(3), { ...EMPTY_SHEET, mainText: '茶器' }));
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
    const editor = await openInspector(differing({ membersOnlyLock: true, showCompany: false, snsConfig: ['line', 'x'] }));
    selectBoth(editor);
    openGroup('会員限定・SNS・会社情報');
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
    const editor = await openInspector(differing({ pictureFit: 'fill' }));
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
    const editor = await openInspector();
    selectBoth(editor);
    press('A1だけを選ぶ');
    expect(screen.queryByText('2セルを選択中')).toBeNull();
    openGroup('会員限定・SNS・会社情報');
    fireEvent.click(screen.getByRole('switch', { name: '会員限定' }));
    expect([1, 2].map((index) => sheetOf(editor, index)?.membersOnlyLock)).toEqual([true, false]);
  });
});
