/** Maximum number of former paths: each adds a redirect for every page of the site. */
export const FORMER_PATHS_MAX = 5;

/**
 * Returns the former custom paths of a site after a publication, latest first: their URLs redirect. `from` and `to`: the path of
 * the site before and after; empty for none. A path that is in use again does not redirect.
 */
export const formerPathsAfter = (former: readonly string[], from: string, to: string): string[] =>
  [...new Set([from, ...former])].filter((path) => path !== '' && path !== to).slice(0, FORMER_PATHS_MAX);
