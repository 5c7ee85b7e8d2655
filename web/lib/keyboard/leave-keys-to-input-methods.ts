/**
 * The key code of a key that an input method handles. Safari ends a composition before the Enter key that confirms it, and gives that key
 * this code.
 */
const TAKEN_BY_INPUT_METHOD = 229;

const isTaken = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === TAKEN_BY_INPUT_METHOD;

/** Whether the target is the rich-text editor, which handles compositions itself. */
const isRichText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;

const leave = (event: KeyboardEvent): void => {
  if (isTaken(event) && !isRichText(event.target)) event.stopImmediatePropagation();
};

/**
 * Hides a key that belongs to an input method (conversion of typed text) from all listeners, including those of libraries: it runs no
 * command, chooses no option and closes no dialog. The browser's own handling is unchanged. Call this before any other listener is
 * added to the window. The returned function stops it.
 */
export function leaveKeysToInputMethods(): () => void {
  window.addEventListener('keydown', leave, true);
  return () => window.removeEventListener('keydown', leave, true);
}
