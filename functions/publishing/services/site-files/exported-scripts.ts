import type { VisitorScripts } from '#site-renderer/build/visitor-scripts.ts';

/** The scripts of exported sites. The build inserts them from `#site-renderer/build/build-visitor-scripts.ts`. */
declare const EXPORTED_SCRIPTS: VisitorScripts;

export const exportedScripts: VisitorScripts = EXPORTED_SCRIPTS;
