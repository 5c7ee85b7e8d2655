import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** Put in its place by the build: the visitor's runtime, made by `#site-renderer/build/build-visitor-scripts.ts`. */
declare const VISITOR_SCRIPTS: VisitorScripts;

/** The visitor's runtime. Throws in programs that the build did not make. */
export const visitorScripts = (): VisitorScripts => VISITOR_SCRIPTS;
