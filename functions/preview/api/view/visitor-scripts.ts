import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** Defined by the build: the visitor's runtime, made by `#site-renderer/build/build-visitor-scripts.ts`. */
declare const VISITOR_SCRIPTS: VisitorScripts;

/** Returns the visitor's runtime. Throws in programs without the build's definition. */
export const visitorScripts = (): VisitorScripts => VISITOR_SCRIPTS;
