/** The distance between a hiragana and its katakana in Unicode. */
const DISTANCE = 0x60;

/** Returns the text with katakana in place of hiragana, as readings of names are written. */
export const toKatakana = (text: string): string =>
  text.replaceAll(/[ぁ-ゖゝゞ]/g, (character) => String.fromCharCode(character.charCodeAt(0) + DISTANCE));
