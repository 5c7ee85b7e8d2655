/** Removes comments and white space from the product's style sheets. Does not parse strings or `calc`, so both have to be simple. */
export const minifyCss = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{};,>]) ?/g, '$1')
    .replaceAll(': ', ':')
    .replaceAll(';}', '}')
    .trim();
