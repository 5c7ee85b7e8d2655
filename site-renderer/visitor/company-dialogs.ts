/**
 * Opens the legal pages as dialogs, which without script are shown by their address alone: what is behind them is left
 * alone meanwhile, Escape, the button and a press beside them close them, and the focus returns to what opened them. The one
 * that `hash` names is open from the start.
 */
export function companyDialogs(stage: HTMLElement, hash: string): void {
  const open = (dialog: HTMLDialogElement): void => {
    dialog.showModal();
    dialog.querySelector<HTMLElement>('.rich')?.focus();
  };
  for (const dialog of stage.querySelectorAll<HTMLDialogElement>('.legal')) {
    const link = stage.querySelector<HTMLElement>(`.tabs [href="#${dialog.id}"]`);
    // Keys and wheel scroll the text, they do not move the sheets behind it.
    for (const type of ['keydown', 'wheel'] as const) dialog.addEventListener(type, (event) => event.stopPropagation(), { passive: true });
    dialog.addEventListener('click', ({ target }) => {
      if (target === dialog) dialog.close();
    });
    dialog.addEventListener('close', () => link?.focus());
    link?.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open(dialog);
    });
    if (hash === `#${dialog.id}`) open(dialog);
  }
}
