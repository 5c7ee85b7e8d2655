/** Letters as often as they occur in 100 characters of English text, and a space after each word. */
const RUNNING_TEXT = Object.entries({
  e: 10,
  t: 7,
  a: 7,
  o: 6,
  i: 6,
  n: 6,
  s: 5,
  r: 5,
  h: 5,
  d: 4,
  l: 3,
  u: 2,
  c: 2,
  m: 2,
  f: 2,
  y: 2,
  w: 2,
  g: 2,
  p: 2,
  b: 1,
  v: 1,
  k: 1,
  ' ': 17,
}).flatMap(([character, times]) => Array.from({ length: times }, () => character));

/** Returns the mean width of a character in running text. */
export const meanWidth = (widthOf: (character: string) => number): number =>
  RUNNING_TEXT.reduce((sum, character) => sum + widthOf(character), 0) / RUNNING_TEXT.length;
