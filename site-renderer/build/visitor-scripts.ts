/**
 * The names of the visitor modules, which a page fetches as separate files if it needs them. The rest of the visitor's runtime, the core,
 * is inline in every page of sheets (`buildVisitorScripts`).
 */
export const VISITOR_MODULES = ['companion', 'count', 'slider', 'video', 'popups', 'dialogs', 'members', 'news'] as const;
/**
 * The name of a visitor module. A module exports `start` (`#site-renderer/visitor/core/visitor-module.ts`), which runs when the first
 * picture of a page of sheets is painted.
 */
export type VisitorModuleName = (typeof VISITOR_MODULES)[number];

/** The scripts of pages beside the sheets. */
export const PAGE_SCRIPTS = ['form-page', 'member-page', 'account-page'] as const;
export type PageScriptName = (typeof PAGE_SCRIPTS)[number];
/** The name of a script that a page beside the sheets fetches. */
export type PageScript = PageScriptName | 'stepped-form-page';

export interface ScriptFile {
  /** Name of the file below `/a/`, with a hash of its content: `video-1a2b3c4d.js`. */
  name: string;
  body: string;
}

/** Returns the script of a page beside the sheets. */
export const pageScript = ({ pages, steppedFormPage }: Pick<VisitorScripts, 'pages' | 'steppedFormPage'>, name: PageScript): ScriptFile =>
  name === 'stepped-form-page' ? steppedFormPage : pages[name];

export interface VisitorScripts {
  core: string;
  /** The core for languages in which sheets have variations. */
  variedCore: string;
  /** The script that is inline in the pages that a sent form opens. */
  success: string;
  /** The scripts that are inline in the pages whose tags wait for consent: in the head, and at the end of the body. */
  consentGate: string;
  consent: string;
  /** The script that is inline in the pages of sites that other sites may frame. */
  embed: string;
  modules: Readonly<Record<VisitorModuleName, ScriptFile>>;
  pages: Readonly<Record<PageScriptName, ScriptFile>>;
  /** The script of pages with a form of several pages, in place of `form-page`. */
  steppedFormPage: ScriptFile;
  /** A visitor module of sites with a theme that have products. */
  shelf: ScriptFile;
  /** A visitor module of sites with a theme whose sheets do not slide. */
  transition: ScriptFile;
  /** A visitor module of sites with sheets side by side, which only wide screens fetch, and the script that is inline in their pages. */
  sideBySide: ScriptFile;
  sideBySideStart: string;
  /** A visitor module of sites with a theme whose pages can be shared, and the script that it imports for its dialog. */
  share: ScriptFile;
  shareDialog: ScriptFile;
  /** A visitor module of `MOBILE` sites, which only screens with room beside their frame fetch. */
  desktopPanel: ScriptFile;
  /** A visitor module of published sites that work offline. */
  offline: ScriptFile;
  /** The service worker of these sites, and the one that removes it from others. */
  worker: string;
  endWorker: string;
  /** A visitor module of previews only: no published page fetches it. */
  preview: ScriptFile;
}
