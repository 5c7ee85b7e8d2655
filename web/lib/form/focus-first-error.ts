/** Moves the focus to the first invalid field inside `container`, after the errors have been rendered. */
export function focusFirstError(container: HTMLElement | null): void {
  requestAnimationFrame(() => container?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
