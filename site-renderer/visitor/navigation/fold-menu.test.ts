import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldMenu } from '#site-renderer/visitor/navigation/fold-menu.ts';

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`Nothing is ${selector}`);
  return found;
};
const isOpen = (): boolean => find('.menu').hasAttribute('open');
const key = (on: EventTarget, name: string): boolean =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));

beforeEach(() => {
  document.body.innerHTML = `<div class="stage"><details class="menu" open><summary tabindex="0">☰</summary>
    <nav><a href="#B1" data-cell="B1">B1</a><a href="#B2" data-cell="B2">B2</a></nav></details><section class="grid" tabindex="0"></section></div>`;
  const stage = find('.stage');
  foldMenu({ stage });
});
afterEach(() => document.body.replaceChildren());

describe('menu', () => {
  it('closes on a link and moves the focus to the grid', () => {
    find('a').focus();
    find('a').click();
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(find('.grid'));
  });

  it('closes on a press outside of it, not inside', () => {
    find('nav').click();
    expect(isOpen()).toBe(true);
    find('.grid').click();
    expect(isOpen()).toBe(false);
  });

  it('closes when the focus leaves it, not when the focus moves inside', () => {
    find('a').focus();
    find('[data-cell=B2]').focus();
    expect(isOpen()).toBe(true);
    find('.grid').focus();
    expect([isOpen(), document.activeElement]).toEqual([false, find('.grid')]);
  });

  it('closes on Escape, and keeps the key from other elements', () => {
    expect(key(find('a'), 'Escape')).toBe(false);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(find('summary'));
    expect(key(window, 'Escape')).toBe(true);
  });

  it('closes on the browser’s Back button, and removes its history entry when it is closed in another way', () => {
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    const details = find('.menu') as HTMLDetailsElement;
    const reopen = (): void => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    };
    reopen();
    back.mockClear();
    dispatchEvent(new PopStateEvent('popstate'));
    expect([isOpen(), document.activeElement]).toEqual([false, find('summary')]);
    details.dispatchEvent(new Event('toggle'));
    expect(back).not.toHaveBeenCalled();
    reopen();
    find('.grid').click();
    details.dispatchEvent(new Event('toggle'));
    expect(back).toHaveBeenCalled();
    back.mockClear();
    reopen();
    find('a').click();
    details.dispatchEvent(new Event('toggle'));
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });
});
