// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { companyDialogs } from '#site-renderer/visitor/company-dialogs.ts';

let stage: HTMLElement;
const dialog = () => stage.querySelector<HTMLDialogElement>('#termsOfService') as HTMLDialogElement;
const link = () => stage.querySelector('a') as HTMLAnchorElement;
const showModal = vi.fn(function show(this: HTMLDialogElement) {
  this.open = true;
});

beforeEach(() => {
  showModal.mockClear();
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  document.body.innerHTML = `<div class="stage"><nav class="tabs"><a href="#termsOfService">規約</a></nav>
    <dialog class="legal" id="termsOfService"><div class="rich" tabindex="0"><p>第1条</p></div></dialog></div>`;
  stage = document.querySelector('.stage') as HTMLElement;
});

const press = (target: Element, init: MouseEventInit = {}): boolean =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

describe('a legal page', () => {
  it('opens over the page with its text in the focus, and gives the focus back', () => {
    companyDialogs(stage, '');
    expect(press(link())).toBe(false);
    expect(showModal).toHaveBeenCalledOnce();
    expect(document.activeElement?.className).toBe('rich');
    dialog().close();
    expect(document.activeElement).toBe(link());
  });

  it('is left to the browser where somebody asks for another window', () => {
    companyDialogs(stage, '');
    expect(press(link(), { ctrlKey: true })).toBe(true);
    expect(showModal).not.toHaveBeenCalled();
  });

  it('closes by a press beside it, not by one on its text', () => {
    companyDialogs(stage, '');
    press(link());
    press(dialog().querySelector('p') as Element);
    expect(dialog().open).toBe(true);
    press(dialog());
    expect(dialog().open).toBe(false);
  });

  it('keeps keys and the wheel to itself', () => {
    companyDialogs(stage, '');
    const heard = vi.fn();
    for (const type of ['keydown', 'wheel']) window.addEventListener(type, heard);
    const text = dialog().querySelector('p') as Element;
    text.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    text.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
    expect(heard).not.toHaveBeenCalled();
  });

  it('is open from the start where the address names it', () => {
    companyDialogs(stage, '#termsOfService');
    expect(showModal).toHaveBeenCalledOnce();
    companyDialogs(stage, '#A1');
    expect(showModal).toHaveBeenCalledOnce();
  });
});
