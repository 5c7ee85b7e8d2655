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

/** The longest line in units that stays whole as a figure with its unit. */
const FIGURE_MAX = 12;
/** The width of a digit or sign in half-widths of an ideograph: the figures of heavy fonts are wide. */
const DIGIT_UNITS = 1.5;

/**
 * Returns the size of a figure like `textMeasure`, but no line of it breaks: “40時間” and “70%” are one word. A long text is no figure.
 */
export function figureMeasure(text: string): { units: number; longest: number } {
  const measure = textMeasure(text);
  const widthOf = (line: string): number => Array.from(line).reduce((sum, letter) => sum + (letter >= WIDE ? 2 : DIGIT_UNITS), 0);
  const longest = Math.max(...text.split('\n').map(widthOf));
  return longest <= FIGURE_MAX ? { ...measure, longest: Math.max(measure.longest, longest) } : measure;
}
