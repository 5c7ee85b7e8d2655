import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sheet } from '#shared/model/sites/site.ts';
import { preview } from '#shared/messages/jp/editor/preview.ts';
import { selectedSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { openThemed } from '#web/features/editor/preview/canvas/canvas-fixture.tsx';
import { inFrame, shadowRoots, stubBrowser } from '#web/features/editor/preview/preview-fixture.tsx';
import type { Editor } from '#web/features/editor/state/editor.ts';

/** The safe area of the screen, a text in it, and the block of a text that is by itself. */
const AREA = { left: 100, top: 50, width: 400, height: 600 };
const TEXT = { left: 200, top: 350, width: 200, height: 100 };

let editor: Editor;
const state = () => editor.store.getState();
const sheet = (): Sheet => selectedSheet(state()) ?? expect.unreachable();
const open = async (patch: Partial<Sheet> = {}, options?: Parameters<typeof openThemed>[1]): Promise<void> => {
  editor = await openThemed({ eyebrow: '五月の便り', ...patch }, options);
};
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const blocks = (): number => shadowRoots().reduce((sum, root) => sum + root.querySelectorAll('.alone').length, 0);

beforeEach(() => {
  stubBrowser();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    return (this.classList.contains('safe-area') ? AREA : TEXT) as DOMRect;
  });
});
afterEach(() => vi.restoreAllMocks());

describe('a text that is moved by itself on the canvas (R-6.100)', () => {
  it('a text is taken out of the others where it is, moved by keys, and put back', async () => {
    await open();
    inFrame('.eyebrow').focus();
    await screen.findByRole('toolbar');
    fireEvent.click(button(preview.canvas.detach));
    expect(sheet().textPlaces).toEqual({ eyebrow: { x: 50, y: 60 } });
    expect(blocks()).toBe(1);
    fireEvent.keyDown(inFrame('.eyebrow'), { key: 'ArrowRight' });
    fireEvent.keyDown(inFrame('.eyebrow'), { key: 'ArrowUp', shiftKey: true });
    expect(sheet()).toMatchObject({ textPlaces: { eyebrow: { x: 51, y: 50 } }, textPlace: null });
    inFrame('.eyebrow').focus();
    await screen.findByRole('toolbar');
    fireEvent.click(button(preview.canvas.rejoin));
    expect(sheet().textPlaces).toEqual({});
    expect(blocks()).toBe(0);
  });

  it('a text is dragged without the others in one undo step, and they without it', async () => {
    await open({ textPlaces: { eyebrow: { x: 0, y: 0 } } });
    const drag = (selector: string, x: number, y: number): void => {
      fireEvent.pointerDown(inFrame(selector), { button: 0, clientX: 250, clientY: 375 });
      fireEvent.pointerMove(inFrame(selector), { clientX: x, clientY: y });
      fireEvent.pointerUp(inFrame(selector));
    };
    drag('.eyebrow', 350, 625);
    expect(sheet()).toMatchObject({ textPlaces: { eyebrow: { x: 100, y: 100 } }, textPlace: null });
    expect(state().history.past).toHaveLength(1);
    drag('.text', 150, 75);
    expect(sheet()).toMatchObject({ textPlaces: { eyebrow: { x: 100, y: 100 } }, textPlace: { x: 0, y: 0 } });
    act(() => editor.undo());
    act(() => editor.undo());
    expect(sheet()).toMatchObject({ textPlaces: { eyebrow: { x: 0, y: 0 } }, textPlace: null });
  });

  it('own places are not offered in layouts that keep their texts together', async () => {
    await open({ layout: 'price' });
    inFrame('.eyebrow').focus();
    await screen.findByRole('toolbar');
    expect(screen.queryByRole('button', { name: preview.canvas.detach })).toBeNull();
  });
});
