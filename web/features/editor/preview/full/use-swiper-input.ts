import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { readVisitorAction, type VisitorAction } from '#web/features/editor/preview/full/visitor-action.ts';

interface SwiperInputOptions {
  screen: RefObject<HTMLElement | null>;
  isOverlayOpen: boolean;
  closeOverlay: () => void;
  toggleSlideshow: () => void;
  /** Executes the action of a click. */
  act: (action: VisitorAction) => void;
}

/** Returns event handlers of the swiper's screen, which behave as the visitor runtime and the browser do on the published page. */
export function useSwiperInput({ screen, isOverlayOpen, closeOverlay, toggleSlideshow, act }: SwiperInputOptions) {
  const openMenu = (): Element | null => screen.current?.querySelector('.menu[open]') ?? null;
  const actOn = (target: Element): void => {
    const action = readVisitorAction(target);
    if (action) act(action);
  };

  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (link) event.preventDefault();
    link?.closest('details')?.removeAttribute('open');
    const menu = openMenu();
    if (menu && !menu.contains(event.target)) menu.removeAttribute('open');
    if (event.target.closest('[data-slider]')) toggleSlideshow();
    const isOutsideOverlay = isOverlayOpen && event.target === screen.current;
    if (isOutsideOverlay) closeOverlay();
    actOn(event.target);
  };

  /** Handles a click inside a page overlay. A link to a cell closes the overlay. */
  const onOverlayClick = (target: Element): void => {
    if (readVisitorAction(target)?.kind === 'cell') closeOverlay();
    actOn(target);
  };

  /** Closes the overlay, the popup or the menu on Escape. If none is open, the event reaches the preview's dialog. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
    const menu = openMenu();
    const popupId = event.target.closest<HTMLElement>('[data-popup]')?.dataset['popup'];
    if (!isOverlayOpen && !menu && popupId === undefined) return;
    event.preventDefault();
    if (isOverlayOpen) return closeOverlay();
    if (popupId !== undefined) return act({ kind: 'popup-closed', popupId });
    menu?.removeAttribute('open');
    menu?.querySelector('summary')?.focus({ preventScroll: true });
  };

  return { onClick, onOverlayClick, onKeyDown };
}
