import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sheet } from '#shared/model/sites/site.ts';
import { changeSettings } from '#web/features/editor/model/document/edit-document.ts';
import { selectedSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { changeSelectedSheet, openThemed } from '#web/features/editor/preview/canvas/canvas-fixture.tsx';
import { clickInFrame, inFrame, shadowRoots, stubBrowser } from '#web/features/editor/preview/preview-fixture.tsx';
import type { Editor } from '#web/features/editor/state/editor.ts';

let editor: Editor;
const state = () => editor.store.getState();
const sheet = (): Sheet => selectedSheet(state()) ?? expect.unreachable();
const steps = (): number => state().history.past.length;

async function open(...options: Parameters<typeof openThemed>): Promise<void> {
  editor = await openThemed(...options);
}

const written = (): HTMLElement => inFrame('.written');
const isWriting = (): boolean => shadowRoots().some((root) => root.querySelector('.written') !== null);

/** Changes the content of the text that is being written as the browser does, and reports it. */
function type(text: string): void {
  written().textContent = text;
  fireEvent.input(written());
}
const beforeInput = (inputType: string): boolean =>
  fireEvent(written(), new InputEvent('beforeinput', { inputType, bubbles: true, composed: true, cancelable: true }));
const paste = (text: string): boolean => fireEvent.paste(written(), { clipboardData: { getData: () => text } });

beforeEach(() => {
  stubBrowser();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  document.caretPositionFromPoint = () => null;
  Selection.prototype.getComposedRanges = () => [];
});
afterEach(() => vi.restoreAllMocks());

describe('the canvas of a site with a theme (R-6.90)', () => {
  it('writes a clicked text in place, in the state of its field, as one undo step', async () => {
    await open();
    clickInFrame('.text');
    expect(state().focusedField).toBeNull();
    expect(written().textContent).toBe('新茶');
    expect(inFrame('.text').getRootNode()).toHaveProperty('activeElement', written());
    type('新茶の');
    type('新茶の季節');
    expect(sheet().mainText).toBe('新茶の季節');
    expect(steps()).toBe(1);
    act(() => editor.undo());
    expect(sheet().mainText).toBe('新茶');
    expect(written().textContent).toBe('新茶');
  });

  it('writes each text by Enter, and follows a link with Ctrl', async () => {
    await open({ eyebrow: '五月', secondText: '一番茶', linkButtonText: '買う', linkDestinationUrl: '/B1', isInternalLink: true });
    for (const [selector, text] of [
      ['.eyebrow', '五月'],
      ['.text', '新茶'],
      ['.second', '一番茶'],
      ['.type .button', '買う'],
    ] as const) {
      fireEvent.keyDown(inFrame(selector), { key: 'Enter' });
      expect(written().textContent).toBe(text);
      type(`${text}。`);
      fireEvent.keyDown(written(), { key: 'Escape' });
      expect(isWriting()).toBe(false);
      expect(inFrame(selector).getRootNode()).toHaveProperty('activeElement', inFrame(selector));
    }
    expect(sheet()).toMatchObject({ eyebrow: '五月。', mainText: '新茶。', secondText: '一番茶。', linkButtonText: '買う。' });
    clickInFrame('.type .button', { ctrlKey: true });
    expect(state().activeCell).toBe('B1');
  });

  it('leaves the content alone during a composition, and takes it when that ends', async () => {
    await open();
    clickInFrame('.text');
    fireEvent.compositionStart(written());
    type('新茶k');
    act(() => editor.edit((document) => changeSettings(document, { name: '名前' }), { panel: 'site' }));
    expect(written().textContent).toBe('新茶k');
    type('新茶か');
    expect(sheet().mainText).toBe('新茶');
    expect(written().textContent).toBe('新茶か');
    type('新茶香');
    fireEvent.compositionEnd(written());
    expect(sheet().mainText).toBe('新茶香');
  });

  it('shows a change of the text from elsewhere, and stops when another sheet is selected', async () => {
    await open();
    clickInFrame('.text');
    changeSelectedSheet(editor, { mainText: '冬' });
    expect(written().textContent).toBe('冬');
    act(() => editor.select('B2'));
    expect(isWriting()).toBe(false);
    expect(inFrame('.text').textContent).toBe('二段目');
  });

  it('breaks lines where the text may have several, and ends the writing elsewhere', async () => {
    await open({ eyebrow: '五月' });
    clickInFrame('.text');
    expect(beforeInput('insertParagraph')).toBe(false);
    expect(sheet().mainText).toBe('新茶\n');
    clickInFrame('.eyebrow');
    expect(beforeInput('insertLineBreak')).toBe(false);
    expect(isWriting()).toBe(false);
    expect(sheet().eyebrow).toBe('五月');
  });

  it('pastes plain text, as one line where the text has one', async () => {
    await open({ eyebrow: '五月' });
    clickInFrame('.text');
    paste('\r\n<b>春</b>\u304B\u3099');
    expect(sheet().mainText).toBe('新茶\n<b>春</b>が');
    expect(written().querySelector('b')).toBeNull();
    clickInFrame('.eyebrow');
    paste('の\n\n便り');
    expect(sheet().eyebrow).toBe('五月の 便り');
  });

  it('goes to the next and the former text by Tab, and leaves the canvas after the last one', async () => {
    await open({ secondText: '一番茶' });
    clickInFrame('.text');
    expect(fireEvent.keyDown(written(), { key: 'Tab' })).toBe(false);
    expect(written().textContent).toBe('一番茶');
    expect(fireEvent.keyDown(written(), { key: 'Tab' })).toBe(true);
    fireEvent.keyDown(written(), { key: 'Tab', shiftKey: true });
    fireEvent.keyDown(written(), { key: 'Tab', shiftKey: true });
    expect(written().ariaLabel).toBe('小見出し');
    expect(written().textContent).toBe('');
  });

  it('offers to write the texts that are empty, unless the layout hides them', async () => {
    await open();
    expect([...inFrame('.hints').querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
      '小見出しを書く',
      '補足のテキストを書く',
    ]);
    clickInFrame('[data-write=secondText]');
    expect(written().dataset['placeholder']).toBe('ここに書く');
    expect(written().hasAttribute('data-empty')).toBe(true);
    type('一番茶');
    expect(written().hasAttribute('data-empty')).toBe(false);
    expect(sheet().secondText).toBe('一番茶');
    changeSelectedSheet(editor, { layout: 'bleed' });
    expect(shadowRoots().some((root) => root.querySelector('.hints'))).toBe(false);
  });

  it('says next to the text which rule it breaks', async () => {
    await open({ eyebrow: '五月' });
    clickInFrame('.eyebrow');
    const toolbar = await screen.findByRole('toolbar', { name: '文字の操作' });
    expect(toolbar.textContent).toContain('2');
    expect(screen.queryByRole('alert')).toBeNull();
    type('あ'.repeat(41));
    expect(screen.getByRole('alert').textContent).toMatch(/40文字/);
    fireEvent.click(screen.getByRole('button', { name: '小見出しを編集欄で開く' }));
    expect(state().focusedField).toEqual({ name: 'eyebrow' });
  });

  it('keeps keys that are text from the shortcuts of the editor, not those with Ctrl', async () => {
    await open();
    clickInFrame('.text');
    const onKeyDown = vi.fn<(event: KeyboardEvent) => void>();
    document.addEventListener('keydown', onKeyDown);
    fireEvent.keyDown(written(), { key: '?' });
    expect(onKeyDown).not.toHaveBeenCalled();
    fireEvent.keyDown(written(), { key: 's', ctrlKey: true });
    expect(onKeyDown).toHaveBeenCalledOnce();
    document.removeEventListener('keydown', onKeyDown);
  });

  it('ends when the focus leaves the text, but not with the window', async () => {
    await open();
    clickInFrame('.text');
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    fireEvent.blur(written());
    expect(isWriting()).toBe(true);
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    fireEvent.blur(written(), { relatedTarget: await screen.findByRole('button', { name: /編集欄で開く/ }) });
    expect(isWriting()).toBe(true);
    fireEvent.blur(written());
    expect(isWriting()).toBe(false);
  });

  it('writes nothing in a read-only editor or an earlier revision', async () => {
    for (const options of [{ readOnly: 'no-permission' as const }, { isViewOnly: true }]) {
      await open({}, options);
      clickInFrame('.text');
      fireEvent.keyDown(inFrame('.text'), { key: 'Enter' });
      expect(isWriting()).toBe(false);
      expect(shadowRoots().some((root) => root.querySelector('.hints, [data-write]'))).toBe(false);
    }
  });
});
