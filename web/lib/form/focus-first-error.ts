/** The number of animation frames to wait for rendered errors, sufficient even on a busy machine. */
const FRAMES = 20;

function focusWhenRendered(container: HTMLElement | null, frames: number): void {
  requestAnimationFrame(() => {
    const field = container?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (frames > 1) focusWhenRendered(container, frames - 1);
  });
}

/**
 * Moves the focus to the first invalid field inside `container`, after the errors have been rendered. Dispatches an `invalid` event on the
 * container, as browsers do on invalid fields.
 */
export function focusFirstError(container: HTMLElement | null): void {
  container?.dispatchEvent(new Event('invalid'));
  focusWhenRendered(container, FRAMES);
}
