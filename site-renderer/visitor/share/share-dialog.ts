import { encode } from 'uqr';
import { makeElement } from '#site-renderer/visitor/support/make-element.ts';

/** The width of the quiet zone in modules, as the standard requires. */
const QUIET = 4;

const CSS = `
:host{display:grid;justify-items:center;gap:.75rem;width:min(100vw - 5rem,19rem);color:#202020;font:1rem/1.5 system-ui,sans-serif;text-align:center}
h2{align-self:center;margin:0;font-size:1.125rem}
svg{display:block;width:min(60vw,13rem)}
p{display:contents}
input,button{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem 1rem;border:1px solid #767676;border-radius:.5rem;background:#fff;color:inherit;font:inherit}
button{border:2px solid #0000;background:#202020;color:#fff;font-weight:700;cursor:pointer}
p~button{border-color:#202020;background:#fff;color:#202020}
:focus-visible{outline:3px solid #1c56a5;outline-offset:2px}
@media (max-height:30rem){:host{grid-template-columns:auto 1fr;width:min(100vw - 5rem,32rem)}svg{grid-row:1/5;width:13rem}}`;

const SVG = 'http://www.w3.org/2000/svg';

/** Writes to the clipboard. Rejects in browsers and contexts without one. */
const write = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/**
 * Returns the QR code of an address as a drawing: one square for each dark module, on a white one, because forced colours change
 * backgrounds.
 */
export function drawCode(address: string, label: string): SVGSVGElement {
  const { size, data } = encode(address, { ecc: 'M', border: QUIET });
  const code = document.createElementNS(SVG, 'svg');
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  const [paper, path] = ['rect', 'path'].map((name) => document.createElementNS(SVG, name)) as [SVGElement, SVGElement];
  for (const [name, value] of Object.entries({ width: size, height: size, fill: '#fff' })) paper.setAttribute(name, `${value}`);
  path.setAttribute('d', squares.join(''));
  code.append(paper, path);
  for (const [name, value] of Object.entries({
    viewBox: `0 0 ${size} ${size}`,
    'shape-rendering': 'crispEdges',
    role: 'img',
    'aria-label': label,
  }))
    code.setAttribute(name, value);
  return code;
}

/**
 * Opens a dialog with the QR code and the link of an address, and a button that copies the link. The texts are in `data-words` of the
 * button that opened it, beside which the dialog is added, so that an open menu contains its focus. Closing removes the dialog.
 */
export function open(button: HTMLElement, address: string): void {
  const [title = '', copy = '', copied = '', code = '', close = ''] = (button.dataset['words'] ?? '').split('|');
  const dialog = makeElement('dialog', { ariaLabel: title });
  dialog.style.cssText = 'padding:1.5rem;border:0;border-radius:1rem;background:#fff;cursor:auto;pointer-events:auto';
  const content = makeElement('div', {});
  const link = makeElement('input', { readOnly: true, value: address, ariaLabel: 'URL' });
  const copying = makeElement('button', { type: 'button' }, copy);
  const status = makeElement('p', { role: 'status' }, copying);
  const closing = makeElement('button', { type: 'button' }, close);
  content
    .attachShadow({ mode: 'open' })
    .append(makeElement('style', {}, CSS), makeElement('h2', {}, title), drawCode(address, code), link, status, closing);
  dialog.append(content);
  // Escape closes the dialog, not also the popup behind it, and its clicks do not reach the links of the page.
  for (const type of ['keydown', 'click'] as const) dialog.addEventListener(type, (event) => event.stopPropagation());
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  closing.addEventListener('click', () => dialog.close());
  copying.addEventListener('click', () => {
    link.select();
    // Without a clipboard, or the right to write to it, the link is selected.
    write(address).then(
      () => (copying.textContent = copied),
      () => link.focus(),
    );
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    button.focus({ preventScroll: true });
  });
  button.after(dialog);
  dialog.showModal();
  copying.focus();
}
