import classes from '#web/features/editor/comments/comment-layer.module.css';
import { useSiteComments } from '#web/features/editor/comments/use-site-comments.ts';
import { useCommentPanel } from '#web/features/editor/state/use-comment-panel.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { useDeferredEditorState, useEditor, useSettings } from '#web/features/editor/state/editor.ts';
import { CommentPins } from '#web/features/preview/shared/comments/comment-pins.tsx';
import { numberedComments } from '#web/features/preview/shared/comments/numbered-comments.ts';

/** Shows the open comments of the selected sheet as pins over it, and the place of a new comment. */
export function CommentLayer() {
  const { comments: panel } = useEditor();
  const { data = [] } = useSiteComments();
  const { viewMode } = useSettings();
  const { activeId, isPlacing, draft } = useCommentPanel((state) => state);
  const activeCell = useDeferredEditorState((state) => state.activeCell);
  const sheetId = useDeferredEditorState((state) => currentDocument(state).grid.cells[state.activeCell]);
  const language = useDeferredEditorState((state) => state.language);
  if (sheetId === undefined) return null;
  const pins = numberedComments(data).filter(
    ({ comment }) => comment.sheetId === sheetId && comment.language === language && (comment.resolved === null || comment.id === activeId),
  );
  return (
    <div className={classes['screen']}>
      <div className={classes['sheet']} data-view={viewMode}>
        <CommentPins
          pins={pins}
          activeId={activeId}
          onSelect={(id) => panel.setState({ activeId: id })}
          draft={draft?.cell === activeCell ? draft.point : null}
          onPlace={isPlacing ? (point) => panel.setState({ draft: { cell: activeCell, point }, isPlacing: false }) : undefined}
        />
      </div>
    </div>
  );
}
