import { lazy, Suspense } from 'react';
import { useCommentPanel } from '#web/features/editor/state/use-comment-panel.ts';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';

const LoadedComments = lazy(async () => ({
  default: (await import('#web/features/editor/comments/loaded-comments.tsx')).LoadedComments,
}));
const CommentLayer = lazy(async () => ({ default: (await import('#web/features/editor/comments/comment-layer.tsx')).CommentLayer }));

/** The comments beside the editor. They are loaded if the panel is open, or if the map has to mark open comments. */
export function Comments() {
  const isOpen = useCommentPanel((panel) => panel.isOpen);
  const hasOpen = useDeferredEditorState((state) => state.site.comments.open > 0);
  if (!isOpen && !hasOpen) return null;
  return (
    <Suspense fallback={null}>
      <LoadedComments />
    </Suspense>
  );
}

/** Shows pins over the sheet in the preview while the panel is open. */
export function CommentPinLayer() {
  const isOpen = useCommentPanel((panel) => panel.isOpen);
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <CommentLayer />
    </Suspense>
  );
}
