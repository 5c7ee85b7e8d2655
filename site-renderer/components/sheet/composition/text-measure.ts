/** The first character of the scripts whose letters are as wide as high: Hangul, and later kana and ideographs. */
const WIDE = '\u1100';
/** Letters between which lines break: kana and ideographs, not Hangul, whose words stay whole. */
const BREAKABLE = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;

const unitsOf = (text: string): number => Array.from(text).reduce((sum, letter) => sum + (letter >= WIDE ? 2 : 1), 0);

/**
 * Returns the size of a text in half-widths of an ideograph: of the whole, and of the longest part without a break. The size of a headline
 * follows from both (`THEME_CSS`), so that three letters fill a screen and 120 fit on it.
 */
export function textMeasure(text: string): { units: number; longest: number } {
  const parts = text.split(/\s+/).flatMap((word) => (BREAKABLE.test(word) ? word.split(BREAKABLE) : [word]));
  return { units: Math.max(1, unitsOf(text.trim())), longest: Math.max(2, ...parts.map(unitsOf)) };
}
