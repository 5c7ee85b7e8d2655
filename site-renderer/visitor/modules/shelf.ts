import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';
import { canScroll } from '#site-renderer/visitor/core/can-scroll.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { closeOnBack } from '#site-renderer/visitor/support/close-on-back.ts';
import { makeElement } from '#site-renderer/visitor/support/make-element.ts';

/** Pixels by which a finger has to pull the sheet from below to close it. */
const CLOSING_PX = 80;
/** Milliseconds of silence that end a gesture of the wheel. */
const PAUSE_MS = 150;
/** The share of its width by which a button scrolls the row. */
const STEP = 0.8;
/** The number of cards from which a shelf is a row (`shelfClasses`). */
const MANY = 4;

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Whether the card of a product is not whole, or lies over a text, a button, the shelf or another card of its sheet. */
const isInTheWay = (card: HTMLElement, others: Iterable<Element>): boolean =>
  card.scrollHeight > card.clientHeight + 1 ||
  [...others].some(
    (other) =>
      other !== card && getComputedStyle(other).clipPath === 'none' && overlap(card.getBoundingClientRect(), other.getBoundingClientRect()),
  );

/**
 * Moves the placed cards of a sheet that are in the way to its shelf, the last one first. A larger shelf may move the texts, so
 * the others are measured again after each.
 */
export function settleCards(sheet: Element): void {
  const cards = [...sheet.querySelectorAll<HTMLElement>('.product')];
  const shelf = sheet.querySelector('.shelf');
  const block = shelf?.parentElement;
  if (!shelf || !block || !cards[0]) return;
  const waiting = shelf.querySelectorAll<HTMLElement>('[data-placed]');
  const others = sheet.querySelectorAll('.type > :not(.hints), .shelf, .product');
  for (const [index, card] of cards.entries()) {
    card.classList.add('settled');
    card.hidden = false;
    if (waiting[index]) waiting[index].hidden = true;
  }
  for (;;) {
    const count = Math.min(shelf.querySelectorAll('.ware:not([hidden])').length, MANY);
    block.className = block.className.replace(/ shelved of-\d|$/, count ? ` shelved of-${count}` : '');
    const moved = cards.findLastIndex((card) => !card.hidden && isInTheWay(card, others));
    const ware = waiting[moved];
    if (!ware) return;
    (cards[moved] ?? ware).hidden = true;
    ware.hidden = false;
  }
}

/** The number of products above which their list has a search field. */
const SEARCHED_ABOVE = 12;

type TrayElements = [HTMLButtonElement, HTMLElement, HTMLInputElement, HTMLOutputElement, HTMLUListElement];

/** Returns a text as the search compares it. */
const comparable = (text: string): string => toUnicodeForm(text, 'NFKC').toLowerCase();

/**
 * Opens the products of a shelf as a sheet from below: one product, or all of them with a search field. Escape, the browser's Back
 * button, the close button, a press beside it and a pull downwards close it, and the focus returns. Buttons and a horizontal wheel scroll the row of a shelf.
 * `overBack` is replaced where the history is not the visitor's.
 */
export function start({ stage, onSheet }: Pick<Visit, 'stage' | 'onSheet'>, overBack = closeOnBack): void {
  const tray = stage.querySelector<HTMLDialogElement>('.tray');
  if (!tray) return;
  const [close, title, field, status, list] = tray.children as unknown as TrayElements;
  const back = overBack(() => tray.close());
  let opener: HTMLElement | undefined;
  let shelf: Element | null = null;
  /** Where the finger began to pull, in pixels, and how far it has pulled; `NaN` while it scrolls the content. */
  let from: number;
  let pull: number;
  /** The time of the last wheel event that scrolled a row. */
  let wheeledAt = -PAUSE_MS;

  const search = (): void => {
    let found = 0;
    for (const ware of list.children as HTMLCollectionOf<HTMLElement>) {
      ware.hidden = !comparable(ware.textContent).includes(comparable(field.value));
      if (!ware.hidden) found += 1;
    }
    status.textContent = found ? '' : (status.dataset['none'] ?? '');
  };

  stage.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('a.ware-open,button.ware-open,.shelf-all,.shelf-step');
    if (!pressed || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    shelf = pressed.closest('.shelf') ?? shelf;
    const row = shelf?.querySelector('.shelf-row');
    const { step } = pressed.dataset;
    if (step) return row?.scrollBy(Number(step) * row.clientWidth * STEP, 0);
    const ware = pressed.closest('.ware');
    list.innerHTML = (ware ?? row)?.[ware ? 'outerHTML' : 'innerHTML'] ?? '';
    // The link of a single product leads nowhere else, so it is none.
    if (ware) list.querySelector('.ware-open')?.replaceWith(makeElement('div', { className: 'ware-open', innerHTML: pressed.innerHTML }));
    tray.classList.toggle('one', ware !== null);
    title.textContent = (ware ? pressed.querySelector('b') : pressed.firstChild)?.textContent ?? '';
    tray.ariaLabel = title.textContent;
    field.hidden = list.children.length <= SEARCHED_ABOVE;
    field.value = '';
    search();
    tray.scrollTop = 0;
    if (tray.open) return close.focus();
    opener = pressed;
    tray.showModal();
    back.opened();
  });

  const pullTo = (pixels: number): void => {
    pull = pixels;
    tray.style.translate = `0 ${Math.max(0, pull)}px`;
  };
  // Escape closes the tray, not also the popup behind it.
  tray.addEventListener('keydown', (event) => event.stopPropagation());
  tray.addEventListener('input', search);
  tray.addEventListener('click', ({ target }) => {
    const isLink = (target as Element).closest('[data-cell]');
    if (isLink) back.followed();
    if (isLink || target === close || target === tray) tray.close();
  });
  tray.addEventListener('close', () => {
    back.closed();
    opener?.focus({ preventScroll: true });
  });
  const onTouch = (event: TouchEvent): void => {
    const at = event.touches[0]?.clientY ?? 0;
    if (event.type === 'touchstart') {
      from = tray.scrollTop > 0 ? Number.NaN : at;
      pull = 0;
    } else if (at > from || pull > 0) {
      event.preventDefault();
      pullTo(at - from);
    }
  };
  for (const type of ['touchstart', 'touchmove'] as const) tray.addEventListener(type, onTouch, { passive: false });
  tray.addEventListener('touchend', () => {
    if (pull > CLOSING_PX) tray.close();
    pullTo(0);
  });

  stage.addEventListener('wheel', (event) => {
    const { deltaX, deltaY, timeStamp } = event;
    const target = event.target as Element;
    const isAcross = Math.abs(deltaX) > Math.abs(deltaY) && target.closest('.shelf-row') !== null;
    // The rest of a gesture that has scrolled to the end does not move the sheets.
    if (!isAcross || (!canScroll(target, 'x', deltaX) && timeStamp - wheeledAt > PAUSE_MS)) return;
    wheeledAt = timeStamp;
    event.stopPropagation();
  });

  const settle = (): void => {
    for (const sheet of stage.querySelectorAll('.sheet')) settleCards(sheet);
  };
  onSheet(settleCards);
  addEventListener('resize', settle);
  void document.fonts.ready.then(settle);
}
