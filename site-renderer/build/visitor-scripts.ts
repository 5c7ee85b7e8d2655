/**
 * The visitor's runtime as the build made it (`#site-renderer/build/build-visitor-scripts.ts`): the core, written into every page
 * of sheets, and pieces in files of their own, fetched where a page needs them.
 */
export const VISITOR_MODULES = ['companion', 'slider', 'video', 'menu', 'popups', 'dialogs', 'members', 'news', 'count'] as const;
/** Pieces that start once a page of sheets has loaded; each exports `start` (`#site-renderer/visitor/core/visitor-module.ts`). */
export type VisitorModuleName = (typeof VISITOR_MODULES)[number];

/** Scripts of the pages beside the sheets; each runs by itself as a module. */
export const PAGE_SCRIPTS = ['form-page', 'member-page'] as const;
export type PageScriptName = (typeof PAGE_SCRIPTS)[number];

export interface ScriptFile {
  /** Name of the file below `/a/`, with a mark of its content: `popups-1a2b3c4d.js`. */
  name: string;
  body: string;
}

export interface VisitorScripts {
  core: string;
  modules: Readonly<Record<VisitorModuleName, ScriptFile>>;
  pages: Readonly<Record<PageScriptName, ScriptFile>>;
}
