/**
 * The key code of keys that an input method handles. Safari ends a composition before it reports the Enter key that confirms the
 * composition, and reports this code for that key.
 */
const TAKEN_BY_INPUT_METHOD = 229;

const isTaken = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === TAKEN_BY_INPUT_METHOD;

/** Whether the target is the rich-text editor, which handles compositions itself. */
const isRichText = (target: EventTarget | null): boolean => target instanceof HTMLElement && target.isContentEditable;

const leave = (event: KeyboardEvent): void => {
  if (isTaken(event) && !isRichText(event.target)) event.stopImmediatePropagation();
};

/**
 * Hides keys that an input method handles from all listeners, including listeners of libraries, so that such a key cannot run a command,
 * choose an option or close a dialog. Does not change the browser's own handling. Must be called before any other listener is
 * added to the window. Returns a function that removes the listener.
 */
export function leaveKeysToInputMethods(): () => void {
  window.addEventListener('keydown', leave, true);
  return () => window.removeEventListener('keydown', leave, true);
}
