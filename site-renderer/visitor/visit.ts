import { cellOfPath, cellPathBelow } from '#shared/rules/site-address.ts';
import { keyMove, type Move } from '#site-renderer/visitor/key-move.ts';
import { nearbySheets } from '#site-renderer/visitor/nearby-sheets.ts';
import { type Direction, sheetMap } from '#site-renderer/visitor/sheet-map.ts';
import { sheetScroller } from '#site-renderer/visitor/sheet-scroller.ts';
import { wheelSteps } from '#site-renderer/visitor/wheel-steps.ts';

/** Where keys belong to what is focused. */
const EDITABLE = 'input,textarea,select,[contenteditable]';

const hasModifier = (event: MouseEvent): boolean => event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/**
 * A visit to a site. Swiping is the browser's; this adds what it cannot do by itself: it starts at the cell the address
 * names, moves by keys, wheel, arrows and buttons, lets the address bar follow, and keeps order for keyboards and screen readers.
 * Each of `onShow` hears of every sheet the visitor comes to rest on, and how to slide to another.
 */
export function startVisit(
  stage: HTMLElement,
  ...onShow: readonly ((sheet: HTMLElement, slideTo: (cell: string) => void) => void)[]
): void {
  const grid = stage.querySelector<HTMLElement>('.grid');
  const sheets = new Map([...stage.querySelectorAll<HTMLElement>('.sheet')].map((sheet) => [sheet.id, sheet]));
  const [firstCell, ...otherCells] = sheets.keys();
  if (!grid || firstCell === undefined) return;

  const live = stage.querySelector('.live');
  const arrows = stage.querySelectorAll<HTMLButtonElement>('[data-move]');
  const languages = stage.querySelectorAll<HTMLAnchorElement>('[hreflang]');
  const map = sheetMap([firstCell, ...otherCells]);
  const siteTitle = document.title;
  let current = '';

  const address = (cell: string): string => cellPathBelow(stage.dataset['home'] ?? '/', cell) + location.search;
  const addressed = (): string => [location.hash.slice(1), cellOfPath(location.pathname)].find(map.has) ?? map.first;

  const showArrows = (): void => {
    for (const arrow of arrows) arrow.hidden = map.neighbour(current, arrow.dataset['move'] as Direction) === undefined;
  };

  /** Arrows that have faded come back for as long again. */
  const wakeArrows = (): void => {
    for (const arrow of arrows) for (const fading of arrow.getAnimations()) fading.currentTime = 0;
  };

  /** The same sheet in the other languages. */
  const followLanguages = (): void => {
    for (const link of languages) link.href = cellPathBelow(link.dataset['home'] ?? '/', current);
  };

  /** Only the sheet the visitor rests on can be reached by keyboard, and everything speaks of it. */
  const onRest = (cell: string): void => {
    const sheet = sheets.get(cell);
    if (!sheet || cell === current) return;
    const previous = sheets.get(current);
    const focused = document.activeElement;
    if (previous) previous.inert = true;
    sheet.inert = false;
    const label = sheet.getAttribute('aria-label') ?? cell;
    document.title = cell === map.first ? siteTitle : `${label} | ${siteTitle}`;
    if (previous && live) live.textContent = `${cell} ${label}`;
    current = cell;
    document.documentElement.style.setProperty('--ambient', sheet.style.backgroundColor);
    for (const name of ['--arrow', '--fade']) stage.style.setProperty(name, sheet.style.getPropertyValue(name));
    history.replaceState(null, '', address(cell));
    showArrows();
    followLanguages();
    for (const show of onShow) show(sheet, scroller.slideTo);
    if (focused instanceof HTMLElement && (previous?.contains(focused) || focused.hidden)) grid.focus({ preventScroll: true });
  };

  grid.tabIndex = 0;
  for (const sheet of sheets.values()) sheet.inert = true;
  const scroller = sheetScroller(grid, sheets, map, { onApproach: nearbySheets(grid, sheets, map), onRest });

  const move = (to: Move): void => {
    const cell = to === 'first' || to === 'last' ? map[to] : map.neighbour(scroller.goal(), to);
    if (cell !== undefined) scroller.slideTo(cell);
  };

  const onKey = (event: KeyboardEvent): void => {
    const to = keyMove(event);
    if (to === undefined || event.defaultPrevented || (event.target as Element).closest(EDITABLE)) return;
    event.preventDefault();
    move(to);
  };

  const step = wheelSteps();
  const onWheel = (event: WheelEvent): void => {
    const text = (event.target as Element).closest('.words,.product');
    // Zooming, and text longer than its sheet, are the browser's.
    if (event.ctrlKey || (text && text.scrollHeight > text.clientHeight)) return;
    event.preventDefault();
    const to = step(event);
    if (to !== undefined) move(to);
  };

  const onClick = (event: MouseEvent): void => {
    const { move: to, cell } = (event.target as Element).closest<HTMLElement>('[data-move],[data-cell]')?.dataset ?? {};
    if (to !== undefined) move(to as Direction);
    if (cell === undefined || !map.has(cell) || hasModifier(event)) return;
    event.preventDefault();
    if (cell !== current) history.pushState(null, '', address(cell));
    scroller.slideTo(cell);
  };

  history.scrollRestoration = 'manual';
  scroller.jumpTo(addressed());
  document.documentElement.classList.remove('wait');
  addEventListener('popstate', () => scroller.slideTo(addressed()));
  addEventListener('keydown', onKey);
  for (const type of ['pointermove', 'pointerdown', 'keydown'] as const) addEventListener(type, wakeArrows, { passive: true });
  stage.addEventListener('wheel', onWheel, { passive: false });
  stage.addEventListener('click', onClick);
}
