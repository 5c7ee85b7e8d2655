import { createStore, type StoreApi } from 'zustand';
import type { CommentPoint } from '#shared/model/preview/comment.ts';
import type { SheetId } from '#shared/model/sites/site.ts';

/** The state of the comments in the editor. */
export interface CommentPanel {
  isOpen: boolean;
  /** The comment that list and pins highlight. */
  activeId: string | null;
  /** Whether the next click on the sheet in the preview chooses the place of a comment. */
  isPlacing: boolean;
  /** The place of the comment that is being written. */
  draft: { cell: string; point: CommentPoint } | null;
  /** Number of open comments by sheet; empty until they are loaded. */
  openBySheet: ReadonlyMap<SheetId, number>;
}

const CLOSED = { isOpen: false, activeId: null, isPlacing: false, draft: null } as const;

export const createCommentPanel = (): StoreApi<CommentPanel> => createStore<CommentPanel>()(() => ({ ...CLOSED, openBySheet: new Map() }));

export const closeComments = (panel: StoreApi<CommentPanel>): void => panel.setState(CLOSED);
