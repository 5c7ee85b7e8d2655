import type { PointerEvent } from 'react';
import { POPUP_CARD_WIDTH } from '#shared/model/limits.ts';
import { cardPosition, cardPositionRatio, type CardPosition } from '#shared/rules/sheet/card-position.ts';

/** Pixels a press may slip without becoming a drag. */
const SLIP_PX = 4;

/** Lets the popup of a live view be moved by pointer. While it is dragged only it moves; letting go is the edit. */
export const usePopupDrag =
  (onPlace: (place: CardPosition) => void) =>
  (event: PointerEvent): void => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('.popup-card') : null;
    const popup = card?.closest<HTMLElement>('.popup');
    const screen = card?.closest('.stage')?.getBoundingClientRect();
    if (event.button !== 0 || !card || !popup || !screen) return;
    const box = card.getBoundingClientRect();
    const from = { x: event.clientX, y: event.clientY };
    const before = popup.style.cssText;
    let to: CardPosition | undefined;
    card.setPointerCapture(event.pointerId);
    const listening = new AbortController();
    const { signal } = listening;

    const follow = ({ clientX, clientY }: globalThis.PointerEvent): void => {
      const by = { x: clientX - from.x, y: clientY - from.y };
      if (!to && Math.hypot(by.x, by.y) < SLIP_PX) return;
      to = cardPosition({ x: box.left - screen.left + by.x, y: box.top - screen.top + by.y }, box, screen, POPUP_CARD_WIDTH);
      const { x, y } = cardPositionRatio(to, POPUP_CARD_WIDTH);
      popup.style.setProperty('--x', String(x));
      popup.style.setProperty('--y', String(y));
    };
    card.addEventListener('pointermove', follow, { signal });
    card.addEventListener(
      'pointerup',
      () => {
        listening.abort();
        if (to) onPlace(to);
      },
      { signal },
    );
    card.addEventListener(
      'pointercancel',
      () => {
        listening.abort();
        popup.style.cssText = before;
      },
      { signal },
    );
  };
