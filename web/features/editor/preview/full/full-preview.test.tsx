import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitor } from '#shared/messages/jp/visitor/visitor.ts';
import { EMPTY_COMPANY } from '#shared/model/sites/company.ts';
import { EMPTY_POPUP_CONTENT, newPopup, type PopupCta } from '#shared/model/sites/popup.ts';
import { copyMissingTranslations } from '#web/features/editor/model/translation/copy-translation.ts';
import { changeSettings, clearCells, editSheet } from '#web/features/editor/model/document/edit-document.ts';
import { startForm } from '#web/features/editor/forms/edit-form.ts';
import { sheetIdOf } from '#web/features/editor/fixtures/site-arbitraries-fixture.ts';
import { clickInFrame, stubBrowser, shadowRoots, inFrame, renderPreview } from '#web/features/editor/preview/preview-fixture.tsx';
import type { Editor } from '#web/features/editor/state/editor.ts';

let editor: Editor;
const state = () => editor.store.getState();

beforeEach(stubBrowser);
afterEach(() => vi.restoreAllMocks());

describe('FullPreview', () => {
  /** Waits for the lazily loaded preview. */
  const openPreview = async () => {
    const opened = await renderPreview({ search: '?view=preview' });
    await screen.findByRole('button', { name: '全画面を閉じる' });
    ({ editor } = opened);
    return opened;
  };

  it('opens by its URL, navigates the sheets of the language, and selects the sheet shown last when it is closed', async () => {
    const { path } = await openPreview();
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(inFrame('.text').textContent).toBe('新茶');
    clickInFrame('[data-move=right]');
    expect(await screen.findByText('B1')).toBeDefined();
    expect(
      shadowRoots()
        .flatMap((root) => [...root.querySelectorAll('.sheet')].map(({ id }) => id))
        .toSorted(),
    ).toEqual(['A1', 'B1', 'B2']);
    expect(state().activeCell).toBe('A1');
    fireEvent.click(screen.getByRole('button', { name: '全画面を閉じる' }));
    expect(path()).toBe('/here');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(state().activeCell).toBe('B1');
  });

  it('shows sheets side by side, where the frame has room for them, as soon as the owner chooses it (R-7.80)', async () => {
    await openPreview();
    expect(shadowRoots().some((root) => root.querySelector('.by-side'))).toBe(false);
    act(() => editor.edit((document) => changeSettings(document, { viewMode: 'PC', sheetsInView: 3 }), { panel: 'site' }));
    const { style } = await waitFor(() => inFrame('.stage.by-side'));
    expect(['--most', '--i', '--m'].map((name) => style.getPropertyValue(name))).toEqual(['2', '0', '2']);
    act(() => editor.edit((document) => changeSettings(document, { sheetsInView: 1 }), { panel: 'site' }));
    await waitFor(() => expect(shadowRoots().some((root) => root.querySelector('.by-side'))).toBe(false));
  });

  /** Returns the shadow root of the open page overlay. */
  const overlayPage = (): ShadowRoot => {
    const root = inFrame('.over div div').shadowRoot;
    if (!root) throw new Error('No page overlay is open');
    return root;
  };
  const inSection = { panel: 'section', section: 'company' } as const;

  it('opens the sheet overview and navigates to the clicked sheet', async () => {
    await openPreview();
    const link = await waitFor(() => inFrame('.ways [href="#sheets"]'));
    link.focus();
    fireEvent.click(link);
    const entries = [...overlayPage().querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(entries).toEqual(['新茶A1', '会員限定B1', '二段目B2']);
    expect(inFrame('.stage').inert).toBe(true);
    fireEvent.click(overlayPage().querySelector('[data-cell=B2] b') as Element);
    expect(await screen.findByText('B2')).toBeDefined();
    expect(shadowRoots().some((root) => root.querySelector('.over'))).toBe(false);
    expect(inFrame('.stage').inert).toBe(false);
    expect(inFrame('.live').textContent).toBe('B2 二段目');
  });

  it('closes an overlay by Escape, its button and a click outside, and restores the focus', async () => {
    await openPreview();
    const link = await waitFor(() => inFrame('.ways [href="#sheets"]'));
    const isOpen = () => shadowRoots().some((root) => root.querySelector('.over'));
    for (const close of [
      () => expect(fireEvent.keyDown(inFrame('.over'), { key: 'Escape' })).toBe(false),
      () => clickInFrame('.over button'),
      () => fireEvent.click(inFrame('.over').parentElement as Element),
    ]) {
      fireEvent.click(link);
      expect(isOpen()).toBe(true);
      close();
      expect(isOpen()).toBe(false);
      expect((link.getRootNode() as ShadowRoot).activeElement).toBe(link);
    }
    // Without an overlay, Escape closes the preview.
    expect(fireEvent.keyDown(link, { key: 'Escape' })).toBe(true);
  });

  it('opens the legal texts at the requested text', async () => {
    await openPreview();
    await waitFor(() => inFrame('.ways'));
    const company = { ...EMPTY_COMPANY, companyProfile: '<p>茶屋</p>', termsOfService: '<p>第1条</p>' };
    act(() => editor.edit((document) => ({ ...document, company: { jp: company } }), inSection));
    const scrolledTo = vi.fn<(id: string) => void>();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function recordScroll(this: Element) {
      scrolledTo(this.id);
    });
    clickInFrame('.tabs a:nth-child(2)');
    expect(overlayPage().querySelector('#termsOfService .rich')?.textContent).toBe('第1条');
    expect(overlayPage().querySelector('#companyProfile .rich')?.textContent).toBe('茶屋');
    expect(scrolledTo.mock.calls).toEqual([['termsOfService']]);
  });

  it('links to the data notice only if the site contacts third parties', async () => {
    await openPreview();
    await waitFor(() => inFrame('.ways'));
    expect(inFrame('.ways').querySelector('[href="#data-notice"]')).toBeNull();
    const html = '<script src="https://tags.example.com/t.js"></script>';
    act(() => editor.edit((document) => ({ ...document, headTags: { jp: { html } } }), { panel: 'section', section: 'seo' }));
    clickInFrame('.ways [href="#data-notice"]');
    expect(overlayPage().querySelector('.services h3')?.textContent).toBe('tags.example.com');
  });

  it('shows the active popups of the current sheet until they are closed', async () => {
    await openPreview();
    const content = { ...EMPTY_POPUP_CONTENT, linkButtonText: '申し込む', linkUrl: '/contact', isInternalLink: true };
    const popup = { ...newPopup('timeLimit'), effectiveSheets: [sheetIdOf(1), sheetIdOf(3)], content: { jp: content } };
    const expired: PopupCta = { ...popup, endDate: '2026-01-01T00:00:00.000Z' };
    act(() =>
      editor.edit((document) => ({ ...document, popups: { [sheetIdOf(80)]: popup, [sheetIdOf(81)]: expired } }), {
        panel: 'section',
        section: 'popups',
      }),
    );
    const shown = () =>
      shadowRoots().flatMap((root) => [...root.querySelectorAll<HTMLElement>('.popup')].map(({ dataset }) => dataset['popup']));
    expect(shown()).toEqual([sheetIdOf(80)]);
    expect(inFrame('.popup-close').tabIndex).toBe(0);
    clickInFrame('[data-move=right]');
    await screen.findByText('B1');
    expect(shown()).toEqual([]);
    clickInFrame('[data-move=left]');
    await waitFor(() => expect(shown()).toEqual([sheetIdOf(80)]));
    clickInFrame('.popup-close');
    expect(shown()).toEqual([]);
    expect((inFrame('.grid').getRootNode() as ShadowRoot).activeElement).toBe(inFrame('.grid'));
  });

  it('runs the slideshow of a sheet until it is paused', async () => {
    await openPreview();
    expect(inFrame('.slider').hidden).toBe(true);
    // Animation frames are not faked, because pending requests would be lost.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    act(() =>
      editor.edit((document) => editSheet(document, { cell: 'A1', language: 'jp' }, { sliderTime: 5 }), { panel: 'sheet', cell: 'A1' }),
    );
    expect(inFrame('.slider').hidden).toBe(false);
    clickInFrame('.slider');
    expect(inFrame('.slider').getAttribute('aria-pressed')).toBe('true');
    act(() => void vi.advanceTimersByTime(20_000));
    expect(inFrame('.live').textContent).toBe('');
    clickInFrame('.slider');
    act(() => void vi.advanceTimersByTime(6_000));
    vi.useRealTimers();
    await screen.findByText('B1');
    expect(inFrame('.live').textContent).toBe('B1 秘密');
  });

  it('explains features that only the published site has, and links to the form in the editor', async () => {
    const { path } = await openPreview();
    act(() =>
      editor.edit(
        (document) => ({
          ...startForm(document, { kind: 'membership', language: 'jp' }, visitor.form, () => sheetIdOf(90)),
          sns: { jp: { entries: [{ snsType: 'phone_number', snsUrl: '03-1234-5678' }] } },
        }),
        inSection,
      ),
    );
    clickInFrame('.bar a');
    expect(screen.getByText(/電話はかけられません/)).toBeDefined();
    fireEvent.click(await waitFor(() => inFrame('.ways [href="#login"]')));
    expect(screen.getByText(/ログインできません。会員に見える表示は/)).toBeDefined();
    fireEvent.click(screen.getByRole('radio', { name: '会員以外' }));
    clickInFrame('[data-move=right]');
    await screen.findByText('B1');
    expect(screen.queryByText(/ログインできません/)).toBeNull();
    expect(inFrame('#B1').className).toBe('sheet locked near');
    clickInFrame('#B1 .button');
    expect(screen.getByText(/フォームは送信できません/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'フォームを試す' }));
    expect(path()).toBe('/here?section=membership');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the focus inside the current sheet', async () => {
    await openPreview();
    const inert = () =>
      shadowRoots().flatMap((root) => [...root.querySelectorAll<HTMLElement>('.sheet')].map((sheet) => [sheet.id, sheet.inert]));
    expect(Object.fromEntries(inert())).toEqual({ A1: false, B1: true });
    inFrame('#A1 .point').focus();
    fireEvent.keyDown(inFrame('#A1 .point'), { key: 'ArrowRight' });
    await screen.findByText('B1');
    expect(Object.fromEntries(inert())).toMatchObject({ A1: true, B1: false });
    expect((inFrame('.grid').getRootNode() as ShadowRoot).activeElement).toBe(inFrame('.grid'));
  });

  it('links only to languages that would be published', async () => {
    await openPreview();
    expect(inFrame('.languages').querySelector('[hreflang]')).toBeNull();
    act(() => editor.edit((document) => copyMissingTranslations(document, 'en'), { panel: 'section', section: 'languages' }));
    clickInFrame('.languages [hreflang=en]');
    expect(state().language).toBe('en');
  });

  it('states that a language has no sheets', async () => {
    await openPreview();
    act(() => editor.edit((document) => clearCells(document, ['A1']), { panel: 'sheet', cell: 'A1' }));
    act(() => editor.switchLanguage('en'));
    expect(screen.getByText('この言語のシートはまだありません。')).toBeDefined();
  });
});
