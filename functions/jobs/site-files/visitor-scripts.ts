import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** Put in its place by the build: the visitor's runtime, made by `#site-renderer/build/build-visitor-scripts.ts`. */
declare const VISITOR_SCRIPTS: VisitorScripts;

export const visitorScripts: VisitorScripts = VISITOR_SCRIPTS;
