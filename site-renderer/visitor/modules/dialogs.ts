import { foldMenu } from '#site-renderer/visitor/navigation/fold-menu.ts';
import { makeElement } from '#site-renderer/visitor/support/make-element.ts';
import { closeOnBack } from '#site-renderer/visitor/support/close-on-back.ts';
import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

const hasModifier = (event: MouseEvent): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Scrolls to the element that the fragment of a link names. */
const reveal = (root: ShadowRoot, { hash }: HTMLAnchorElement): void => root.getElementById(hash.slice(1))?.scrollIntoView();

/** Creates an empty dialog with a close button and a shadow root for a page's content. */
function emptyDialog(stage: HTMLElement, onPress: (event: Event) => void) {
  const button = makeElement('button', {}, '×');
  const frame = makeElement('div', { tabIndex: 0 });
  const dialog = makeElement('dialog', { className: 'over' }, button, frame);
  stage.append(dialog);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === button) dialog.close();
  });
  // Escape closes the dialog, not also the popup behind it.
  dialog.addEventListener('keydown', (event) => event.stopPropagation());
  const root = frame.attachShadow({ mode: 'open' });
  root.addEventListener('click', onPress);
  return { dialog, button, frame, root };
}

/**
 * Opens pages beside the sheets in a modal dialog, for links with `data-dialog` (the label of the close button). Escape, the browser's
 * Back button, the close button and a click on the backdrop close the dialog, and the focus returns to the link. The page is shown in a
 * shadow root with its styles. If the address contains the fragment of such a link, its page opens immediately. The links of the menu
 * open dialogs too, so the module folds the menu as well.
 */
export function start({ stage, slideTo, goal }: Pick<Visit, 'stage' | 'slideTo' | 'goal'>): void {
  foldMenu({ stage });
  let created: ReturnType<typeof emptyDialog> | undefined;
  const back = closeOnBack(() => created?.dialog.close());

  const onPress = (event: Event): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-cell],a[href^="#"]');
    if (!link || hasModifier(event as MouseEvent)) return;
    event.preventDefault();
    const { cell } = link.dataset;
    if (cell === undefined) return reveal(event.currentTarget as ShadowRoot, link);
    back.followed();
    created?.dialog.close();
    slideTo(cell);
  };

  const show = (link: HTMLAnchorElement, page: Document, main: HTMLElement): void => {
    const { dialog, button, frame, root } = (created ??= emptyDialog(stage, onPress));
    if (dialog.open) return;
    root.replaceChildren(...page.querySelectorAll('style'), main);
    button.setAttribute('aria-label', link.dataset['dialog'] as string);
    dialog.setAttribute('aria-label', main.querySelector('h1')?.textContent as string);
    dialog.onclose = () => {
      back.closed();
      link.focus({ preventScroll: true });
    };
    dialog.showModal();
    back.opened();
    frame.focus();
    frame.scrollTop = 0;
    // The overview of the sheets shows where the visitor is.
    const here = main.querySelector(`ol [data-cell="${goal()}"]`);
    here?.setAttribute('aria-current', 'page');
    here?.scrollIntoView({ block: 'center', inline: 'center' });
    reveal(root, link);
  };

  async function open(link: HTMLAnchorElement): Promise<void> {
    const response = await fetch(link.href);
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const main = page.querySelector('main');
    if (!response.ok || !main) throw new Error(link.href);
    show(link, page, main);
  }

  /** Opens the page in the dialog, or navigates to it if fetching fails. */
  const openOrGo = (link: HTMLAnchorElement): void => {
    open(link).catch(() => location.assign(link.href));
  };

  stage.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-dialog]');
    if (!link || hasModifier(event)) return;
    event.preventDefault();
    openOrGo(link);
  });
  const named = [...stage.querySelectorAll<HTMLAnchorElement>('a[data-dialog]')].find(({ hash }) => hash !== '' && hash === location.hash);
  if (named) openOrGo(named);
}
