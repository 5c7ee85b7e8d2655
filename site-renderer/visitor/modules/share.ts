import type { Visit } from '#site-renderer/visitor/core/visitor-module.ts';

interface DialogScript {
  open: (button: HTMLElement, address: string) => void;
}

/**
 * Shares the current page by the button `data-share`: with the dialog of the device, otherwise with a dialog of its own, whose
 * script is fetched when it is needed. The button is invisible until this module has started, because it needs scripts.
 */
export function start({ stage }: Pick<Visit, 'stage'>): void {
  const button = stage.querySelector<HTMLElement>('[data-share]');
  if (!button) return;
  button.style.visibility = '';

  const openDialog = async (url: string): Promise<void> => {
    const { open } = (await import(button.dataset['share'] ?? '')) as DialogScript;
    open(button, url);
  };
  button.addEventListener('click', () => {
    // Without parameters and fragments, which belong to this visit.
    const url = location.origin + location.pathname;
    const sharing = (navigator as Partial<Navigator>).share?.({ title: document.title, url }) ?? openDialog(url);
    sharing.catch((error: Error) => (error.name === 'AbortError' ? undefined : openDialog(url)));
  });
}
