import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useUndoKeys } from '#web/features/editor/page/use-undo-keys.ts';

const undo = vi.fn();
const redo = vi.fn();

function Page() {
  useUndoKeys({ undo, redo });
  return (
    <>
      <input aria-label="field" />
      <div role="dialog" aria-label="dialog">
        <input aria-label="in dialog" />
      </div>
    </>
  );
}

/** Presses a key in a field. Returns whether the browser may still perform its own undo. */
const press = (field: string, init: KeyboardEventInit): boolean => fireEvent.keyDown(screen.getByLabelText(field), init);

beforeEach(() => {
  undo.mockClear();
  redo.mockClear();
  render(<Page />);
});
afterEach(cleanup);

describe('undo by keyboard', () => {
  it('undoes the last edit of the site while a field has the focus, instead of the typing in the field', () => {
    expect(press('field', { key: 'z', ctrlKey: true })).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
  });

  it('redoes on Ctrl+Shift+Z, Ctrl+Y and Cmd+Shift+Z', () => {
    press('field', { key: 'Z', ctrlKey: true, shiftKey: true });
    press('field', { key: 'y', ctrlKey: true });
    press('field', { key: 'z', metaKey: true, shiftKey: true });
    expect(redo).toHaveBeenCalledTimes(3);
    expect(undo).not.toHaveBeenCalled();
  });

  it('ignores keys in dialogs, during a composition, without Ctrl or with Alt', () => {
    expect(press('in dialog', { key: 'z', ctrlKey: true })).toBe(true);
    expect(press('field', { key: 'z', ctrlKey: true, isComposing: true })).toBe(true);
    expect(press('field', { key: 'z' })).toBe(true);
    expect(press('field', { key: 'z', ctrlKey: true, altKey: true })).toBe(true);
    expect(undo).not.toHaveBeenCalled();
  });

  it('undoes the last edit of the site instead of a native undo', () => {
    const event = new InputEvent('beforeinput', { inputType: 'historyUndo', bubbles: true, cancelable: true });
    screen.getByLabelText('field').dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(undo).toHaveBeenCalledOnce();
  });
});
