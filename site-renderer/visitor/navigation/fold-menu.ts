import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';
import { closeOnBack } from '#site-renderer/visitor/support/close-on-back.ts';

/**
 * Closes the menu after a click on a link, on Escape, on the browser's Back button, on a click outside and when the focus leaves it.
 */
export function foldMenu({ stage }: Pick<Visit, 'stage'>): void {
  const menu = stage.querySelector<HTMLDetailsElement>('.menu');
  if (!menu) return;
  const fold = (focused: string): void => {
    if (!menu.open) return;
    menu.open = false;
    stage.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
  };

  const back = closeOnBack(() => fold('.menu summary'));

  menu.addEventListener('toggle', () => (menu.open ? back.opened() : back.closed()));
  stage.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('.menu a');
    if (link) {
      // A link that opens a dialog is excluded, because the dialog adds a history entry itself.
      if (!link.matches('[data-dialog]')) back.followed();
      fold('.grid');
    } else if (menu.open && !menu.contains(target as Element)) menu.open = false;
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Element)) menu.open = false;
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !menu.open) return;
    event.preventDefault();
    fold('.menu summary');
  });
}
