/** The key code of a key that an input method takes. Safari ends a composition before the Enter that confirms it, which has it still. */
const TAKEN_BY_INPUT_METHOD = 229;

/** Whether a key belongs to an input method, which converts what is typed, and not to the console. */
export const isComposing = ({ isComposing: is, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  is || keyCode === TAKEN_BY_INPUT_METHOD;
