import { useEffect } from 'react';
import { CommentsPanel } from '#web/features/editor/comments/comments-panel.tsx';
import { useSiteComments } from '#web/features/editor/comments/use-site-comments.ts';
import { useCommentPanel } from '#web/features/editor/state/use-comment-panel.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** Marks the sheets with open comments on the map, and shows the panel if it is open. */
export function LoadedComments() {
  const { comments: panel } = useEditor();
  const { data } = useSiteComments();
  const isOpen = useCommentPanel(({ isOpen: isShown }) => isShown);
  useEffect(() => {
    const openBySheet = new Map<string, number>();
    for (const { sheetId, resolved } of data ?? []) if (!resolved) openBySheet.set(sheetId, (openBySheet.get(sheetId) ?? 0) + 1);
    panel.setState({ openBySheet });
  }, [data, panel]);
  return isOpen ? <CommentsPanel /> : null;
}
