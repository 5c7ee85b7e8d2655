import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** The scripts of published pages. The build inserts them from `#site-renderer/build/build-visitor-scripts.ts`. */
declare const VISITOR_SCRIPTS: VisitorScripts;

export const visitorScripts: VisitorScripts = VISITOR_SCRIPTS;
