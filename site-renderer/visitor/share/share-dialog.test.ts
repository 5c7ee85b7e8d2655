import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawCode, open } from '#site-renderer/visitor/share/share-dialog.ts';

const ADDRESS = 'https://abcdefghij12.sites.example.com/B2';
/** The rows of the QR code of `ADDRESS`, which an independent decoder (jsQR) reads as that address. */
const ROWS =
  '11111110001011001111101111111/10000010011011111010101000001/10111010110100100001001011101/10111010111111110100101011101/10111010111111001001101011101/10000010101100110000001000001/11111110101010101010101111111/00000000100110101011100000000/10111110000001000101001111100/01111101101011000011011110001/01011111110101111000000010000/11010000000100111001000111010/00111110100110110100100001100/10101101110010001001011110001/10110011011001010110100101100/01111101001100011000011010010/00111011000111000110100001100/11110101001110101111011110101/10101011001101010100000000100/10110100110000010011001010010/10100011100010011101111110111/00000000100101001010100011111/11111110010001111001101011100/10000010111111011001100010000/10111010111110100100111110111/10111010111100001101000001111/10111010111111011010111111110/10000010000110110010111111010/11111110100100010101010010100';
const WORDS = 'Share this page|Copy the link|Copied|QR code|Close';

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  document.body.innerHTML = `<nav><button data-words="${WORDS}">Share</button></nav>`;
});
afterEach(() => vi.unstubAllGlobals());

const buttonOf = (): HTMLElement => document.querySelector<HTMLElement>('nav > button') as HTMLElement;
const dialogOf = (): HTMLDialogElement | null => document.querySelector('dialog');
function contentOf(): ShadowRoot {
  const root = dialogOf()?.querySelector('div')?.shadowRoot;
  if (!root) throw new Error('There is no dialog');
  return root;
}

describe('share dialog', () => {
  test('shows the QR code of the address, with a quiet zone', () => {
    const code = drawCode(ADDRESS, 'QR code');
    const size = Number(code.getAttribute('viewBox')?.split(' ')[2]);
    const dark = new Set(
      [...(code.querySelector('path')?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x},${y}`),
    );
    const row = (y: number) => Array.from({ length: size - 8 }, (_, x) => (dark.has(`${x + 4},${y + 4}`) ? 1 : 0)).join('');
    expect(Array.from({ length: size - 8 }, (_, y) => row(y)).join('/')).toBe(ROWS);
    expect(dark.size).toBe(ROWS.replaceAll(/[^1]/g, '').length);
    expect([code.getAttribute('role'), code.getAttribute('aria-label')]).toEqual(['img', 'QR code']);
  });

  test('the share dialog is beside its button, has its name, and shows and copies the link', async () => {
    const written: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: (text: string) => Promise.resolve(void written.push(text)) } });
    open(buttonOf(), ADDRESS);
    expect(buttonOf().nextElementSibling).toBe(dialogOf());
    expect([dialogOf()?.ariaLabel, contentOf().querySelector('h2')?.textContent]).toEqual(['Share this page', 'Share this page']);
    expect(contentOf().querySelector('input')?.value).toBe(ADDRESS);
    contentOf().querySelector('button')?.click();
    await vi.waitFor(() => expect(contentOf().querySelector('[role=status]')?.textContent).toBe('Copied'));
    expect(written).toEqual([ADDRESS]);
  });

  test('selects the link if the clipboard is not available', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    open(buttonOf(), ADDRESS);
    const input = contentOf().querySelector('input');
    contentOf().querySelector('button')?.click();
    await vi.waitFor(() => expect(contentOf().activeElement).toBe(input));
    expect(contentOf().querySelector('[role=status]')?.textContent).toBe('Copy the link');
    expect([input?.selectionStart, input?.selectionEnd]).toEqual([0, ADDRESS.length]);
  });

  test('closes by its button and by a click outside, and returns the focus', () => {
    open(buttonOf(), ADDRESS);
    [...contentOf().querySelectorAll('button')].at(-1)?.click();
    expect([dialogOf(), document.activeElement]).toEqual([null, buttonOf()]);
    open(buttonOf(), ADDRESS);
    dialogOf()?.click();
    expect(dialogOf()).toBeNull();
  });

  test('keeps keys and clicks from the page behind it', () => {
    const reached: string[] = [];
    for (const type of ['keydown', 'click']) document.body.addEventListener(type, () => reached.push(type), { once: true });
    open(buttonOf(), ADDRESS);
    for (const type of ['keydown', 'click'])
      contentOf()
        .querySelector('h2')
        ?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    expect(reached).toEqual([]);
  });
});
