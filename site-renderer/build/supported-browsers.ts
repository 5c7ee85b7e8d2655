/** The oldest browsers in which published sites work, in the notation of bundlers. */
export const SUPPORTED_BROWSERS = { chrome: '111', firefox: '121', safari: '16.4' } as const;

/** The same browsers in the notation of bundler targets, for which bundlers rewrite newer syntax. */
export const BUILD_TARGET = Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => name + version);
