import { useStore } from 'zustand';
import type { CommentPanel } from '#web/features/editor/state/comment-panel-store.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** Selects a value of the state of the comment panel; renders again when it changes. */
export const useCommentPanel = <T>(select: (panel: CommentPanel) => T): T => useStore(useEditor().comments, select);
