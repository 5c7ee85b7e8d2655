import { MantineProvider, Modal } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveKeysToInputMethods } from '#web/lib/keyboard/leave-keys-to-input-methods.ts';

/** Keys as browsers send them during a composition, and the key that ends a composition as Safari sends it. */
const TAKEN = { 'during a composition': { isComposing: true }, 'after a composition in Safari': { keyCode: 229 } };

let end: () => void;
beforeEach(() => {
  end = leaveKeysToInputMethods();
});
afterEach(() => {
  end();
  cleanup();
  vi.unstubAllGlobals();
});

describe.each(Object.entries(TAKEN))('leaveKeysToInputMethods: a key %s', (_name, taken) => {
  it('reaches no listener', () => {
    const listener = vi.fn<() => void>();
    document.addEventListener('keydown', listener);
    render(<input aria-label="name" onKeyDown={listener} />);
    fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Enter', ...taken });
    expect(listener).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('name'), { key: 'Enter', keyCode: 13 });
    expect(listener).toHaveBeenCalledTimes(2);
    document.removeEventListener('keydown', listener);
  });

  it('does not close a Mantine dialog', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
    const onClose = vi.fn<() => void>();
    render(
      <MantineProvider forceColorScheme="light">
        <Modal opened onClose={onClose} title="tags" transitionProps={{ duration: 0 }}>
          <input placeholder="tag" />
        </Modal>
      </MantineProvider>,
    );
    const field = screen.getByPlaceholderText('tag');
    fireEvent.keyDown(field, { key: 'Escape', ...taken });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('reaches the rich-text editor, which handles compositions itself', () => {
    const listener = vi.fn<() => void>();
    const editor = document.createElement('div');
    Object.defineProperty(editor, 'isContentEditable', { value: true });
    document.body.append(editor);
    editor.addEventListener('keydown', listener);
    fireEvent.keyDown(editor, { key: 'Enter', ...taken });
    expect(listener).toHaveBeenCalledOnce();
    editor.remove();
  });
});
