import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sheet } from '#shared/model/sites/site.ts';
import { changeSelectedSheet, openThemed } from '#web/features/editor/preview/canvas/canvas-fixture.tsx';
import { selectedSheet } from '#web/features/editor/fields/sheet/use-selected-sheet.ts';
import { clickInFrame, inFrame, shadowRoots, stubBrowser } from '#web/features/editor/preview/preview-fixture.tsx';
import type { Editor } from '#web/features/editor/state/editor.ts';

/** The safe area of the screen, and the block of texts in its upper left corner. */
const AREA = { left: 100, top: 50, width: 400, height: 600 };
const BLOCK = { left: 100, top: 50, width: 200, height: 100 };

let editor: Editor;
const state = () => editor.store.getState();
const sheet = (): Sheet => selectedSheet(state()) ?? expect.unreachable();
const steps = (): number => state().history.past.length;
const open = async (patch: Partial<Sheet> = {}, options?: Parameters<typeof openThemed>[1]): Promise<void> => {
  editor = await openThemed(patch, options);
};
const isMoving = (): boolean => shadowRoots().some((root) => root.querySelector('.moving') !== null);
const linesShown = (): number => shadowRoots().reduce((sum, root) => sum + root.querySelectorAll('.safe-area i').length, 0);
const press = (): void => void fireEvent.pointerDown(inFrame('.text'), { button: 0, clientX: 150, clientY: 75 });
const moveTo = (clientX: number, clientY: number): void => void fireEvent.pointerMove(inFrame('.text'), { clientX, clientY });
const release = (): void => {
  fireEvent.pointerUp(inFrame('.text'));
  clickInFrame('.text');
};

beforeEach(() => {
  stubBrowser();
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    return (this.classList.contains('type') ? BLOCK : AREA) as DOMRect;
  });
});
afterEach(() => vi.restoreAllMocks());

describe('the texts on the canvas (R-6.91)', () => {
  it('follow the pointer with the lines at which they snap, and are dropped in one undo step', async () => {
    await open();
    press();
    moveTo(152, 76);
    expect(isMoving()).toBe(false);
    moveTo(200, 200);
    expect(isMoving()).toBe(true);
    expect(linesShown()).toBe(0);
    expect(inFrame('.words').className).toContain('placed');
    moveTo(245, 330);
    expect(linesShown()).toBe(2);
    expect(inFrame('.words').style.getPropertyValue('--before')).toBe('50fr');
    expect(sheet().textPlace).toBeNull();
    release();
    expect(sheet().textPlace).toEqual({ x: 50, y: 50 });
    expect(isMoving()).toBe(false);
    expect(steps()).toBe(1);
    act(() => editor.undo());
    expect(sheet().textPlace).toBeNull();
  });

  it('stay where they were after Escape and after a cancelled touch', async () => {
    await open();
    press();
    moveTo(200, 200);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isMoving()).toBe(false);
    moveTo(300, 300);
    release();
    press();
    moveTo(200, 200);
    fireEvent.pointerCancel(inFrame('.text'));
    expect(isMoving()).toBe(false);
    expect(sheet().textPlace).toBeNull();
    expect(steps()).toBe(0);
    expect(shadowRoots().some((root) => root.querySelector('.written'))).toBe(false);
  });

  it('are moved by arrow keys from where they are, and returned to the layout', async () => {
    await open();
    inFrame('.text').focus();
    await screen.findByRole('toolbar');
    expect(screen.queryByRole('button', { name: 'レイアウトの位置に戻す' })).toBeNull();
    fireEvent.keyDown(inFrame('.text'), { key: 'ArrowRight' });
    fireEvent.keyDown(inFrame('.text'), { key: 'ArrowDown', shiftKey: true });
    expect(sheet().textPlace).toEqual({ x: 1, y: 10 });
    expect(steps()).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'レイアウトの位置に戻す' }));
    expect(sheet().textPlace).toBeNull();
  });

  it.each(['pair', 'framed', 'product'] as const)('stay in the layout %s, which has places for them', async (layout) => {
    await open({ layout, textPlace: { x: 10, y: 20 }, secondText: '一番茶' });
    expect(inFrame('.words').className).not.toContain('placed');
    press();
    moveTo(200, 200);
    expect(isMoving()).toBe(false);
    release();
    fireEvent.keyDown(inFrame('.text'), { key: 'ArrowRight' });
    expect(sheet().textPlace).toEqual({ x: 10, y: 20 });
    changeSelectedSheet(editor, { layout: 'low' });
    expect(inFrame('.words').className).toContain('placed');
  });

  it('are not moved in a read-only editor', async () => {
    await open({}, { readOnly: 'no-permission' });
    press();
    moveTo(200, 200);
    fireEvent.pointerUp(inFrame('.text'));
    fireEvent.keyDown(inFrame('.text'), { key: 'ArrowRight' });
    expect(sheet().textPlace).toBeNull();
  });
});
