import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** Replaced by the build with the visitor's runtime, from `#site-renderer/build/build-visitor-scripts.ts`. */
declare const VISITOR_SCRIPTS: VisitorScripts;

export const visitorScripts: VisitorScripts = VISITOR_SCRIPTS;
