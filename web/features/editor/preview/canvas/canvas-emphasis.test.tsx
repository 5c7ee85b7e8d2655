import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sheet } from '#shared/model/sites/site.ts';
import { selectedSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { changeSelectedSheet, openThemed } from '#web/features/editor/preview/canvas/canvas-fixture.tsx';
import { clickInFrame, inFrame, stubBrowser } from '#web/features/editor/preview/preview-fixture.tsx';
import type { Editor } from '#web/features/editor/state/editor.ts';

let editor: Editor;
const sheet = (): Sheet => selectedSheet(editor.store.getState()) ?? expect.unreachable();
const written = (): HTMLElement => inFrame('.written');
const button = (): HTMLElement => screen.getByRole('button', { name: '強調する' });
/** Writes a text, and waits for its toolbar. */
async function write(selector: string): Promise<void> {
  clickInFrame(selector);
  await screen.findByRole('toolbar');
}

/** Selects a part of the text being written, whose first node contains the part. jsdom selects nothing in a shadow root. */
function select(start: number, end: number): void {
  const node = written().firstChild ?? expect.unreachable();
  const range = { startContainer: node, startOffset: start, endContainer: node, endOffset: end };
  Selection.prototype.getComposedRanges = () => [range as unknown as StaticRange];
  act(() => void document.dispatchEvent(new Event('selectionchange')));
}

beforeEach(() => {
  stubBrowser();
  document.caretPositionFromPoint = () => null;
  Selection.prototype.getComposedRanges = () => [];
});
afterEach(() => vi.restoreAllMocks());

describe('emphasis on the canvas (R-6.92)', () => {
  it('is given to what is selected by the button, as one undo step, and shown in the text being written', async () => {
    editor = await openThemed({ mainText: '新茶の季節' });
    await write('.text');
    expect(button().ariaDisabled).toBe('true');
    fireEvent.click(button());
    expect(sheet().emphases).toEqual([]);
    select(0, 2);
    fireEvent.click(button());
    expect(sheet()).toMatchObject({ mainText: '新茶の季節', emphases: [{ role: 'headline', start: 0, length: 2 }] });
    expect(written().innerHTML).toBe('<em>新茶</em>の季節<br>');
    act(() => editor.undo());
    expect(written().innerHTML).toBe('新茶の季節<br>');
  });

  it('is taken away by a second press, also with Ctrl and B', async () => {
    editor = await openThemed({ secondText: ' 一番茶' });
    await write('.second');
    select(1, 3);
    expect(fireEvent.keyDown(written(), { key: 'b', ctrlKey: true })).toBe(false);
    expect(sheet().emphases).toEqual([{ role: 'second', start: 0, length: 2 }]);
    expect(written().querySelector('em')?.textContent).toBe('一番');
    const part = written().querySelector('em')?.firstChild ?? expect.unreachable();
    const range = { startContainer: part, startOffset: 0, endContainer: part, endOffset: 2 };
    Selection.prototype.getComposedRanges = () => [range as unknown as StaticRange];
    act(() => void document.dispatchEvent(new Event('selectionchange')));
    expect(button().ariaPressed).toBe('true');
    fireEvent.keyDown(written(), { key: 'B', metaKey: true });
    expect(sheet().emphases).toEqual([]);
  });

  it('stays with its text while that is written here or in the inspector', async () => {
    editor = await openThemed({ mainText: '新茶の季節', emphases: [{ role: 'headline', start: 3, length: 2 }] });
    await write('.text');
    (written().firstChild as Text).data = '春の新茶の';
    fireEvent.input(written());
    expect(sheet()).toMatchObject({ mainText: '春の新茶の季節', emphases: [{ role: 'headline', start: 5, length: 2 }] });
    // The browser puts what is typed behind an emphasised part into it.
    (written().querySelector('em') ?? expect.unreachable()).textContent = '季節。';
    fireEvent.input(written());
    expect(written().innerHTML).toBe('春の新茶の<em>季節</em>。<br>');
    changeSelectedSheet(editor, { mainText: '季節。' });
    expect(written().innerHTML).toBe('<em>季節</em>。<br>');
  });

  it('is not offered for the label of the button', async () => {
    editor = await openThemed({ linkButtonText: '買う', linkDestinationUrl: '/B1', isInternalLink: true });
    await write('.type .button');
    expect(screen.queryByRole('button', { name: '強調する' })).toBeNull();
  });
});
