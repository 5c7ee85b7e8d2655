/** Each former path adds a redirect for every page of the site, so their number is limited. */
export const FORMER_PATHS_MAX = 5;

/**
 * The former custom paths of a site after a publication, latest first: their URLs redirect. `from` and `to`: its path before
 * and after; empty for none. Reused paths do not redirect.
 */
export const formerPathsAfter = (former: readonly string[], from: string, to: string): string[] =>
  [...new Set([from, ...former])].filter((path) => path !== '' && path !== to).slice(0, FORMER_PATHS_MAX);
