import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** The scripts of pages, which the build inserts from `#site-renderer/build/build-visitor-scripts.ts`. */
declare const VISITOR_SCRIPTS: VisitorScripts;

/** Returns the scripts of pages. Throws if the build has not inserted them. */
export const visitorScripts = (): VisitorScripts => VISITOR_SCRIPTS;
