import { DESKTOP_PANEL_LABELS } from '#shared/messages/visitor-catalogues.ts';
import type { Language } from '#shared/model/language.ts';
import { cellName, type CellPosition } from '#shared/values/cell.ts';
import { appendCellPath } from '#shared/rules/sites/site-address.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { makeElement } from '#site-renderer/visitor/support/make-element.ts';
import { SCREENS_WITHOUT_PANEL } from '#site-renderer/visitor/support/panel-screens.ts';

/**
 * Layers over the picture of a sheet as the page's background: the first halves the saturation, the second sets the lightness. White texts
 * have a contrast of at least 4.5 to them, whatever the picture. Browsers that cannot blend them show no picture.
 */
const CALM = 'linear-gradient(#4448,#2c2c2c88),linear-gradient(#444,#2c2c2c)';

const CSS = `
:host{position:fixed;inset:0;display:grid;grid-template-columns:1fr calc((100dvh - 3rem)*9/16) 1fr;pointer-events:none;color:#fff;font:1rem/1.5 var(--type,system-ui),sans-serif}
@media print,${SCREENS_WITHOUT_PANEL}{:host{display:none}}
*{box-sizing:border-box}
section{display:grid;grid:auto/minmax(0,20rem);place-content:center end;gap:1rem;max-height:100dvh;padding:1.5rem min(3rem,12%);overflow:auto;font-weight:600}
section+section{grid-column:3;justify-content:start;justify-items:center;text-align:center;font-weight:400}
img{width:auto;height:auto;max-width:10rem;max-height:4rem;filter:drop-shadow(0 1px 6px #0006)}
p{display:-webkit-box;margin:0;overflow:hidden;font:700 1.75rem/1.35 var(--headline,system-ui);overflow-wrap:anywhere;text-wrap:balance;word-break:auto-phrase;-webkit-line-clamp:4;-webkit-box-orient:vertical}
nav{max-height:56dvh;margin-inline:-2px;overflow:auto;container-type:inline-size;pointer-events:auto}
nav div{display:flex;width:calc(var(--w)*var(--n));height:calc((var(--w) - 4px)*16/9 + 4px);content-visibility:auto}
nav i,a{flex:1;margin:2px}
a{border:1px solid #fff9;border-radius:.25rem;background:#fff3}
[aria-current]{border:3px solid #fff}
[hidden]{display:none}
svg{width:10rem;border-radius:.75rem}
button{min-height:2.75rem;padding:0 1.25rem;border:1px solid;border-radius:2rem;background:#0003;color:inherit;font:inherit;cursor:pointer;pointer-events:auto}
:focus-visible{outline:3px solid #fff;outline-offset:2px}
a:focus-visible{outline-color:#202020;outline-offset:-6px}`;

interface CodeScript {
  drawCode: (address: string, label: string) => SVGSVGElement;
}

/**
 * Shows what belongs to a site beside its upright frame on a desktop (R-14.90): the title, that of the current sheet, the grid as a map,
 * and the QR code and link of the page, if the stage names the script that draws the code. The page behind takes the colours of the sheet.
 * The map is one stop of the Tab key; arrow keys move the sheets there too, and the focus follows. Its cells have the names and colours of
 * the sheets that were loaded.
 */
export function start(visit: Visit): void {
  const { stage, home, map, store, onRest, onSheet } = visit;
  const { title = '', code } = stage.dataset;
  const labels = DESKTOP_PANEL_LABELS[visit.language as Language];
  const name = makeElement('p', {});
  const nav = makeElement('nav', { ariaLabel: labels.map });
  const logo = stage.querySelector('.logo');
  const about = makeElement('section', {}, logo ? logo.cloneNode() : title, name, nav);
  const phone = makeElement('section', {});
  const host = makeElement('aside', { ariaLabel: title });
  // The fonts of the theme.
  host.style.cssText = stage.style.cssText;
  const root = host.attachShadow({ mode: 'open' });
  root.append(makeElement('style', {}, CSS), about, phone);
  stage.after(host);

  const linesOf = (axis: keyof CellPosition): number[] =>
    [...new Set(map.cells.map((cell) => map.place(cell)[axis]))].toSorted((one, other) => one - other);
  const [rows, columns] = [linesOf('row'), linesOf('column')];
  // A grid may have 2,600 cells: rows that are scrolled out of the map take no time.
  nav.innerHTML = rows
    .map((row) => {
      const cells = columns.map((column) => cellName({ row, column }));
      return `<div>${cells.map((cell) => (map.has(cell) ? `<a href="${appendCellPath(home, cell)}" data-at="${cell}" aria-label="${cell}" tabindex="-1"></a>` : '<i></i>')).join('')}</div>`;
    })
    .join('');
  const links = [...nav.querySelectorAll('a')];
  nav.style.cssText = `--n:${columns.length};--w:max(1.5rem,min(3.25rem,100cqi/${columns.length},32dvh/${rows.length}))`;
  nav.hidden = links.length < 2;
  nav.addEventListener('click', (event) => {
    const id = (event.target as HTMLElement).dataset['at'] ?? '';
    if (!map.has(id) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    visit.entry = id;
    visit.slideTo(id);
  });
  // The wheel scrolls a map that overflows, and otherwise moves the sheets.
  nav.addEventListener('wheel', (event) => {
    if (nav.scrollHeight > nav.clientHeight || nav.scrollWidth > nav.clientWidth) event.stopPropagation();
  });

  const linkTo = (cell: string): HTMLElement | undefined => links.find(({ dataset }) => dataset['at'] === cell);

  const draw = (sheet: HTMLElement): void => {
    const link = linkTo(sheet.id);
    if (!link) return;
    link.title = `${sheet.id} ${sheet.ariaLabel}`;
    link.ariaLabel = link.title;
    link.style.backgroundColor = sheet.style.backgroundColor;
  };
  onSheet((sheet) => {
    draw(sheet);
    for (const { dataset, title: known } of links) {
      const markup = known === '' && store.get(dataset['at'] ?? '');
      if (markup) draw(makeElement('template', { innerHTML: markup }).content.firstElementChild as HTMLElement);
    }
  });

  const button = makeElement('button', { type: 'button' });
  const status = makeElement('span', { role: 'status' }, button);
  const showCode = async (): Promise<void> => {
    const { drawCode } = (await import(String(code))) as CodeScript;
    const address = location.origin + location.pathname;
    button.textContent = labels.copy;
    button.onclick = () => navigator.clipboard.writeText(address).then(() => (button.textContent = labels.copied));
    phone.replaceChildren(drawCode(address, labels.phone), labels.phone, status);
  };

  onRest((sheet) => {
    const { id, ariaLabel, style } = sheet;
    name.textContent = ariaLabel === id ? '' : ariaLabel;
    const before = nav.querySelector<HTMLElement>('[aria-current]');
    const link = linkTo(id);
    before?.removeAttribute('aria-current');
    if (before) before.tabIndex = -1;
    if (link) {
      link.ariaCurrent = 'page';
      link.tabIndex = 0;
      // `scrollIntoView` would let the Tab key start from here.
      const [to, frame] = [link.getBoundingClientRect(), nav.getBoundingClientRect()];
      nav.scrollBy((to.left + to.right - frame.left - frame.right) / 2, (to.top + to.bottom - frame.top - frame.bottom) / 2);
      if (nav.contains(root.activeElement)) link.focus();
    }
    const copy = style.getPropertyValue('--copy') || style.backgroundImage;
    document.body.style.cssText = `background:${CALM},${copy.includes('data:') ? copy : 'none'} center/cover ${getComputedStyle(sheet).backgroundColor};background-blend-mode:normal,luminosity,normal`;
    if (code) void showCode();
  });
}
