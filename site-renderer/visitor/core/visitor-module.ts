import type { Direction, SheetMap } from '#site-renderer/visitor/core/sheet-map.ts';
import type { WrittenEvent } from '#shared/values/visit/visit-path.ts';
import type { SheetStore } from '#site-renderer/visitor/core/sheet-store.ts';

/** The interface of a visit for visitor modules. */
export interface Visit {
  stage: HTMLElement;
  /** The API address of the site (`siteApiPath`). */
  api: string;
  /** The language code as on the wire: `jp`, `en`, `cn`, `kr`. */
  language: string;
  /** The path of the language's first cell, without a trailing slash unless it is `/`. */
  home: string;
  map: SheetMap;
  store: SheetStore;
  /** Returns the cell in the page's address. */
  addressed: () => string;
  /** Returns the cell to which the deck slides, or the current cell. */
  goal: () => string;
  /**
   * Calls the listener for the current sheet and for each sheet on which the visitor rests later, once its content has loaded; for the same
   * cell again only if its markup was replaced.
   */
  onRest: (listener: (sheet: HTMLElement) => void) => void;
  /** Calls the listener for every sheet in the page, and for each sheet added later. */
  onSheet: (listener: (sheet: HTMLElement) => void) => void;
  /** Called when a move to a sheet starts. The sheet or its placeholder is in the page, except for a jump in a direction. */
  onGoal?: (cell: string, to?: Direction) => void;
  /** Called for a step in a direction without a further sheet. */
  onEdge?: (to: Direction) => void;
  /** Replaces the markup of a sheet (an `article`, followed by another `article` for each variation), for the rest of the visit. */
  replaceSheet: (cell: string, html: string) => void;
  slideTo: (cell: string) => void;
  /** Arranges what lies over the sheets, after a layer was shown, hidden or changed its size. */
  arrange?: () => void;
  /** The cell whose address becomes a history entry when the visitor rests on it; other addresses replace the current entry. */
  entry?: string | undefined;
  /** Reports an event of the visit: the letter of its kind, and its fields (`visit-part.ts`). Absent if visits are not counted. */
  report?: (...fields: WrittenEvent) => void;
}

/** A script that a page fetches when its first picture is painted, if the page lists it (`data-pieces`). */
export interface VisitorModule {
  start: (visit: Visit) => void;
}
