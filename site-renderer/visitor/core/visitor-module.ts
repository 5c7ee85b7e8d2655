import type { Move } from '#site-renderer/visitor/navigation/key-move.ts';
import type { Direction } from '#site-renderer/visitor/core/sheet-map.ts';

/** What a visitor did that is counted when the visit ends; see `#shared/model/visitor/visit-report.ts`. */
export type CountedAction = { kind: 'button'; cell: string } | { kind: 'popup'; id: string };

/** A visit to a site, as the pieces of the runtime that come after the page see it. */
export interface Visit {
  stage: HTMLElement;
  /** Where the API answers about this site: `/api/v1/end-user/site/{siteId}`. */
  api: string;
  /** As on the wire: `jp`, `en`, `cn`, `kr`. */
  language: string;
  /** Path of the language's first cell, without a slash at its end unless it is all there is. */
  home: string;
  /** The sheet the visitor rests on. */
  current: () => HTMLElement;
  /**
   * Calls back for the sheet the visitor rests on now, and for each one after it, once it has come; for the same cell again
   * only where other markup has taken its place.
   */
  onRest: (listener: (sheet: HTMLElement) => void) => void;
  /** Calls back for every sheet that is in the page now, and for each that comes into it. */
  onSheet: (listener: (sheet: HTMLElement) => void) => void;
  /** Called when a step is asked for where there is nothing farther. */
  onEdge?: (to: Direction) => void;
  /** Puts other markup (one `article`) in the place of a sheet; the same sheet stays so when it comes into the page again. */
  replaceSheet: (cell: string, markup: string) => void;
  slideTo: (cell: string) => void;
  /** A step from where the visitor is or goes, where there is something. */
  move: (to: Move) => void;
  /** The next sheet in reading order; `undefined` after the last. */
  next: (cell: string) => string | undefined;
  /** What was done so far, in order; whoever knows of something adds it. */
  deeds: CountedAction[];
}

/** A piece of the visitor's runtime: a module of its own, fetched once the page has loaded, where the page asks for it. */
export interface VisitorModule {
  start: (visit: Visit) => void;
}
