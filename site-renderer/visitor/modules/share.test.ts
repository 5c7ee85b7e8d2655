import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { start } from '#site-renderer/visitor/modules/share.ts';

/** A script that stores what it opens, in place of that of the dialog. */
const DIALOG = `data:text/javascript,${encodeURIComponent('export const open = (button, url) => { button.dataset.opened = url }')}`;

beforeEach(() => {
  history.replaceState(null, '', '/en/B2?from=mail#part');
  document.title = 'Shoes | Shop';
  document.body.innerHTML = `<div class="stage"><button data-share="${DIALOG}" style="visibility:hidden">Share</button></div>`;
});
afterEach(() => vi.unstubAllGlobals());

const buttonOf = (): HTMLElement => document.querySelector('button') as HTMLElement;
const begin = (share?: (data: ShareData) => Promise<void>): void => {
  vi.stubGlobal('navigator', share ? { share } : {});
  start({ stage: document.querySelector('.stage') as HTMLElement });
};

describe('share button', () => {
  test('becomes visible when the runtime starts', () => {
    begin();
    expect(buttonOf().style.visibility).toBe('');
  });

  test('shares title and address, without parameters and fragment, by the dialog of the device', () => {
    const share = vi.fn(() => Promise.resolve());
    begin(share);
    buttonOf().click();
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Shoes | Shop', url: location.origin + '/en/B2' });
    expect(buttonOf().dataset['opened']).toBeUndefined();
  });

  test('opens its own dialog on other devices, and if sharing fails', async () => {
    begin();
    buttonOf().click();
    await vi.waitFor(() => expect(buttonOf().dataset['opened']).toBe(location.origin + '/en/B2'));
    delete buttonOf().dataset['opened'];
    begin(() => Promise.reject(new DOMException('denied', 'NotAllowedError')));
    buttonOf().click();
    await vi.waitFor(() => expect(buttonOf().dataset['opened']).toBe(location.origin + '/en/B2'));
  });

  test('does nothing more if the visitor cancels', async () => {
    begin(() => Promise.reject(new DOMException('cancelled', 'AbortError')));
    buttonOf().click();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(buttonOf().dataset['opened']).toBeUndefined();
  });

  test('is not needed', () => {
    document.body.innerHTML = '<div class="stage"></div>';
    expect(() => begin()).not.toThrow();
  });
});
