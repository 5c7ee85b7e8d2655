/** Moves the focus to the first field inside `container` that is marked as wrong, once it is drawn. */
export function focusFirstError(container: HTMLElement | null): void {
  requestAnimationFrame(() => container?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
