import { act, render } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surviveTranslation } from '#web/lib/dom/survive-translation.ts';

const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);
beforeAll(() => surviveTranslation());
afterAll(() => void Object.defineProperties(Node.prototype, { insertBefore, removeChild }));

/** Moves every text node into two elements, as translations of browsers do. */
function translate(root: Element): void {
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (nodes.nextNode()) texts.push(nodes.currentNode as Text);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    text.replaceWith(outer);
    outer.append(inner);
    inner.append(text);
  }
}

const Status = ({ count, isShown }: { count: number; isShown: boolean }) => (
  <p>
    {isShown && <b>new</b>}
    {isShown && 'and '}
    {count} saved {isShown || 'none'}
  </p>
);

describe('surviveTranslation', () => {
  it('lets React remove texts that a translation has moved', () => {
    const { container, rerender } = render(<Status count={1} isShown />);
    translate(container);
    act(() => rerender(<Status count={2} isShown={false} />));
    expect(container.textContent).toBe('2 saved none');
  });

  it('lets React insert before a text that a translation has moved', () => {
    const { container, rerender } = render(<Status count={1} isShown={false} />);
    translate(container);
    act(() => rerender(<Status count={1} isShown />));
    expect(container.textContent).toBe('newand 1 saved ');
  });

  it('does not throw when React removes a text that a translation has already removed', () => {
    const parent = document.createElement('p');
    expect(() => parent.removeChild(document.createTextNode('gone'))).not.toThrow();
  });
});
