import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POPUP_DEFAULTS } from '#shared/model/limits.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import type { SiteDocument, SiteSummary } from '#shared/model/sites/site.ts';
import { addLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { placeSheet } from '#web/features/editor/model/document/edit-document.ts';
import { putPopup } from '#web/features/editor/model/document/edit-popups.ts';
import { emptySite, IMAGE, sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { type Commands, CommandsProvider } from '#web/features/editor/state/use-commands.ts';
import { PopupsSection } from '#web/features/editor/popups/popups-section.tsx';
import { createEditor, type Editor, EditorProvider } from '#web/features/editor/state/editor.ts';
import { api } from '#web/lib/api/api-client.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { TEST_USER } from '#web/lib/session/user-fixture.ts';

const [ONE, TWO] = [sheetIdOf(840), sheetIdOf(841)];
const SITE = ['A1', 'B1', 'A2'].reduce(
  (document, cell, index) => placeSheet(document, { cell, language: 'jp' }, sheetIdOf(index)),
  emptySite(2, 2),
);
const CONTENT = {
  ...EMPTY_POPUP_CONTENT,
  image: IMAGE,
  imageAlt: '秋のセール',
  linkButtonText: '申し込む',
  linkUrl: '/contact',
  isInternalLink: true,
  basedOn: null,
};
const sale = (patch: Partial<PopupCta> = {}): PopupCta => ({
  ...newPopup('timeLimit'),
  name: '秋のセール',
  effectiveSheets: [sheetIdOf(0)],
  content: { jp: CONTENT },
  ...patch,
});
const withPopup = (patch: Partial<PopupCta> = {}): SiteDocument => putPopup(SITE, ONE, sale(patch));

interface Opening {
  popupCta?: boolean;
  isReadOnly?: boolean;
}

async function open(document: SiteDocument = withPopup(), { popupCta = true, isReadOnly = false }: Opening = {}): Promise<Editor> {
  const opened = { site: { id: 'abcdefghij12', working: '1' } as SiteSummary, document, limits: { ...TEST_USER.limits, popupCta } };
  const editor = createEditor(opened, isReadOnly ? 'no-permission' : null, { client: {} as never, send: vi.fn() });
  await renderScreen({
    element: (
      <EditorProvider value={editor}>
        <CommandsProvider value={{ showPane: vi.fn() } as unknown as Commands}>
          <PopupsSection />
        </CommandsProvider>
      </EditorProvider>
    ),
  });
  await screen.findByText(/選んだシートの上に浮かぶ案内です/);
  return editor;
}

const popupsOf = (editor: Editor) => editor.store.getState().history.present.popups;
const popupOf = (editor: Editor, id = ONE) => popupsOf(editor)[id];
const field = (label: string): HTMLElement => screen.getByLabelText(label);
const type = (label: string, value: string): boolean => fireEvent.change(field(label), { target: { value } });
const press = (name: string | RegExp): boolean => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string): boolean => fireEvent.click(screen.getByRole('menuitem', { name: new RegExp(`^${name}`) }));
const inMenu = async (of: string, name: string): Promise<void> => {
  press(new RegExp(`「?${of}.*操作`));
  await screen.findByRole('menuitem', { name });
  choose(name);
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T03:00:00.000Z') });
  vi.spyOn(api.site, 'popupCounts').mockResolvedValue({ counts: { [ONE]: { clicks: 12, applicants: 3, waiting: 2 } } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the list of popups', () => {
  it('shows state and counts of each popup', async () => {
    await open(putPopup(withPopup(), TWO, { ...newPopup('applicantLimit'), limit: 30 }));
    const rows = [...screen.getByLabelText('ポップアップの一覧').children];
    expect(await screen.findByText('クリック 12')).toBeDefined();
    expect(rows[0]?.textContent).toContain('期間中');
    expect(rows[1]?.textContent).toMatch(/表示するシートなし.*申込 0\/30/);
  });

  it('adds a popup of the chosen kind and focuses its name field', async () => {
    const editor = await open(SITE);
    press('ポップアップを追加する');
    choose('定員制');
    expect(Object.values(popupsOf(editor))).toEqual([newPopup('applicantLimit')]);
    expect(await screen.findByLabelText('名前')).toBeDefined();
    await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));
    expect(document.activeElement).toBe(field('名前'));
  });

  it('duplicates a popup with its earlier ends, and restores a removed popup', async () => {
    const editor = await open(withPopup({ earlierEnds: ['2026-10-01T00:00:00.000Z'] }));
    await inMenu('秋のセール', '複製する');
    const copy = Object.values(popupsOf(editor)).find(({ name }) => name === '秋のセールのコピー');
    expect(copy?.earlierEnds).toEqual(['2026-10-01T00:00:00.000Z']);
    const before = popupOf(editor);
    await inMenu('秋のセールの', '削除する');
    expect(Object.keys(popupsOf(editor))).toHaveLength(1);
    press('削除を取り消す');
    expect(Object.keys(popupsOf(editor))).toHaveLength(2);
    expect(popupOf(editor)).toEqual(before);
  });
});

describe('editor of the period and limit of a popup', () => {
  it('reads Japanese time and requires the end to be after the start', async () => {
    const editor = await open();
    fireEvent.focus(field('開始日時'));
    type('開始日時', '2026-11-25T10:00');
    expect(popupOf(editor)?.startDate).toBe('2026-11-25T01:00:00.000Z');
    expect(screen.getByText('入力してください。')).toBeDefined();
    type('終了日時', '2026-11-25T10:00');
    expect(popupOf(editor)?.endDate).toBe('2026-11-25T01:00:00.000Z');
    expect(screen.getByText('終了は開始より後にしてください。')).toBeDefined();
  });

  it('ignores incomplete years during typing', async () => {
    const editor = await open(withPopup({ endDate: '2026-11-10T00:00:00.000Z' }));
    fireEvent.focus(field('終了日時'));
    type('終了日時', '0202-11-10T09:00');
    expect(popupOf(editor)?.endDate).toBe('2026-11-10T00:00:00.000Z');
    fireEvent.blur(field('終了日時'));
    expect(popupOf(editor)?.endDate).toBe('2026-11-10T00:00:00.000Z');
    expect(field('終了日時')).toHaveProperty('value', '2026/11/10 09:00');
    type('終了日時', '2027-11-10T09:00');
    expect(popupOf(editor)?.endDate).toBe('2027-11-10T00:00:00.000Z');
  });

  it('clears a time when its emptied field loses the focus', async () => {
    const editor = await open(withPopup({ endDate: '2026-12-10T00:00:00.000Z' }));
    fireEvent.focus(field('終了日時'));
    type('終了日時', '');
    expect(popupOf(editor)?.endDate).toBe('2026-12-10T00:00:00.000Z');
    fireEvent.blur(field('終了日時'));
    expect(popupOf(editor)?.endDate).toBeNull();
  });

  it('sets and clears a time in the calendar', async () => {
    const editor = await open(withPopup({ endDate: '2026-12-10T00:00:00.000Z' }));
    const calendar = async () => {
      press('カレンダーから選ぶ: 終了日時');
      return within(await screen.findByRole('dialog'));
    };
    const picker = await calendar();
    fireEvent.click(picker.getByRole('button', { name: /12月24日/ }));
    expect([popupOf(editor)?.endDate, field('終了日時')]).toEqual([
      '2026-12-24T00:00:00.000Z',
      expect.objectContaining({ value: '2026/12/24 09:00' }),
    ]);
    fireEvent.click(picker.getByRole('button', { name: '日時を消す' }));
    fireEvent.click(picker.getByRole('button', { name: '閉じる' }));
    expect(popupOf(editor)?.endDate).toBeNull();
    act(() => editor.undo());
    act(() => editor.undo());
    expect(field('終了日時')).toHaveProperty('value', '2026/12/10 09:00');
  });

  it('records a past end when another end is typed in a later edit', async () => {
    const editor = await open(withPopup({ endDate: '2026-12-10T00:00:00.000Z' }));
    type('終了日時', '2026-11-10T09:00');
    fireEvent.blur(field('終了日時'));
    type('終了日時', '2026-12-24T09:00');
    expect(popupOf(editor)?.earlierEnds).toEqual(['2026-11-10T00:00:00.000Z']);
  });

  it('warns about an offer that continues after its announced end, until that end is restored', async () => {
    const editor = await open(withPopup({ endDate: '2026-11-10T00:00:00.000Z' }));
    expect(screen.queryByText(/有利誤認/)).toBeNull();
    fireEvent.focus(field('終了日時'));
    type('終了日時', '2026-11-12T09:00');
    type('終了日時', '2026-12-24T09:00');
    expect(popupOf(editor)?.earlierEnds).toEqual(['2026-11-10T00:00:00.000Z']);
    expect(screen.getByText(/2026\/11\/10 09:00に終了すると案内していました.*有利誤認/)).toBeDefined();
    type('終了日時', '2026-11-10T09:00');
    expect(popupOf(editor)?.earlierEnds).toEqual([]);
    expect(screen.queryByText(/有利誤認/)).toBeNull();
  });

  it('accepts full-width digits as the limit and reports a limit that is too large', async () => {
    const editor = await open(withPopup({ kind: 'applicantLimit' }));
    fireEvent.focus(field('定員'));
    type('定員', '１２０');
    expect(popupOf(editor)?.limit).toBe(120);
    expect(field('定員')).toHaveProperty('value', '１２０');
    fireEvent.blur(field('定員'));
    expect(field('定員')).toHaveProperty('value', '120');
    type('定員', '1.5');
    expect([popupOf(editor)?.limit, field('定員').getAttribute('aria-invalid')]).toEqual([120, 'true']);
    type('定員', '1234567890');
    expect(screen.getByText(/999,?999,?999以下/)).toBeDefined();
    type('定員', '');
    expect(popupOf(editor)?.limit).toBeNull();
  });
});

describe('sheet selection of a popup', () => {
  const picker = () => screen.getByRole('grid', { name: /表示するシートを選ぶ表/ });
  const cell = (name: string): HTMLElement => within(picker()).getByRole('gridcell', { name: new RegExp(`^${name}`) });

  it('toggles sheets by click and keyboard, except empty cells', async () => {
    const editor = await open();
    fireEvent.click(cell('B1'));
    expect(popupOf(editor)?.effectiveSheets).toEqual([sheetIdOf(0), sheetIdOf(1)]);
    fireEvent.keyDown(cell('B1'), { key: 'ArrowLeft' });
    expect(document.activeElement).toBe(cell('A1'));
    fireEvent.keyDown(cell('A1'), { key: ' ' });
    expect(popupOf(editor)?.effectiveSheets).toEqual([sheetIdOf(1)]);
    fireEvent.click(cell('B2'));
    expect(popupOf(editor)?.effectiveSheets).toEqual([sheetIdOf(1)]);
    fireEvent.keyDown(cell('B2'), { key: 'a', ctrlKey: true });
    expect(popupOf(editor)?.effectiveSheets).toHaveLength(3);
  });

  it('selects or clears all sheets at once', async () => {
    const editor = await open();
    press('すべて選ぶ');
    expect(popupOf(editor)?.effectiveSheets).toHaveLength(3);
    press('すべて外す');
    expect(popupOf(editor)?.effectiveSheets).toEqual([]);
    expect(screen.getAllByText('まだ選ばれていないため、どこにも表示されません。').length).toBeGreaterThan(0);
  });
});

describe('editor of the content, style and position of a popup', () => {
  it('shows the content of the default language until it is translated', async () => {
    const editor = await open(addLanguage(withPopup(), 'en'));
    act(() => editor.switchLanguage('en'));
    expect(screen.getByText(/見る人には日本語の内容が表示されます/)).toBeDefined();
    press('日本語からコピー');
    expect(popupOf(editor)?.content.en?.imageAlt).toBe('秋のセール');
    type('代替テキスト', 'Autumn sale');
    expect(popupOf(editor)?.content.jp?.imageAlt).toBe('秋のセール');
    press(/日本語の内容を表示する/);
    expect(popupOf(editor)?.content.en).toBeUndefined();
  });

  it('offers nine animations with a preview each', async () => {
    const editor = await open();
    const choices = screen.getAllByRole('radio', { name: /なし|パルス|グロー|バウンス|シマー|ノイズ|ウォブル|バブル|波紋/ });
    expect(choices).toHaveLength(9);
    fireEvent.click(screen.getByRole('radio', { name: 'ウォブル' }));
    expect(popupOf(editor)?.animation).toBe('WOBBLE');
  });

  it('changes the position by coordinates and by step buttons', async () => {
    const editor = await open();
    type('横の位置', '50');
    expect(popupOf(editor)?.coordinateX).toBe(50);
    press('下へ動かす');
    expect(popupOf(editor)?.coordinateY).toBe(POPUP_DEFAULTS.coordinateY + 10);
  });
});

describe('PopupsSection', () => {
  it('disables the fields of popups in a read-only editor', async () => {
    await open(withPopup(), { isReadOnly: true });
    expect(screen.queryByRole('button', { name: 'ポップアップを追加する' })).toBeNull();
    expect(screen.getByRole('group', { name: '秋のセール' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: '下へ動かす' })).toBeNull();
  });

  it('allows popups only to be removed if the plan has no popups', async () => {
    const editor = await open(withPopup(), { popupCta: false });
    expect(screen.getByText(/ポップアップを使えません/)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'ポップアップを追加する' })).toBeNull();
    expect(screen.getByRole('group', { name: '秋のセール' })).toHaveProperty('disabled', true);
    await inMenu('秋のセール', '削除する');
    expect(popupsOf(editor)).toEqual({});
  });
});
