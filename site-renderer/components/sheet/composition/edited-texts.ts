import type { ReactNode } from 'react';

/** The texts of a sheet that are written on the canvas of the editor, in the order in which they are shown. */
export const CANVAS_TEXTS = ['eyebrow', 'mainText', 'secondText', 'linkButtonText'] as const;
export type CanvasText = (typeof CANVAS_TEXTS)[number];

/** What the editor adds to the texts of a sheet with a theme. */
export interface EditedTexts {
  /** The text that is being written. `content` is shown in place of it, even if it is empty. */
  written: { field: CanvasText; content: ReactNode } | null;
  /** Returns the attributes by which the editor finds a text, and the keyboard reaches it. */
  attributesOf: (field: CanvasText) => Record<`data-${string}` | `aria-${string}`, string> & { tabIndex: number };
  /** Shown beside the texts, in no space of its own: what begins the texts that are empty. */
  hints: ReactNode;
}
