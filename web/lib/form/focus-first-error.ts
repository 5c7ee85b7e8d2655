/** The number of frames within which errors are rendered, also on a busy machine. */
const FRAMES = 20;

/** Moves the focus to the first invalid field inside `container`, after the errors have been rendered. */
export function focusFirstError(container: HTMLElement | null, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const field = container?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (frames > 1) focusFirstError(container, frames - 1);
  });
}
