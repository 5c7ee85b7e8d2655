import type { CSSProperties } from 'react';
import type { PreviewCommentsState } from '#web/features/preview/comments/use-preview-comments.ts';
import type { PreviewFrame } from '#web/features/preview/frame/use-preview-frame.ts';
import { CommentPins } from '#web/features/preview/shared/comments/comment-pins.tsx';
import { numberedComments } from '#web/features/preview/shared/comments/numbered-comments.ts';

interface PreviewPinsProps {
  state: PreviewCommentsState;
  shown: NonNullable<PreviewFrame['shown']>;
  onSelect: (commentId: string) => void;
}

/** Shows the open comments of the sheet in the frame as pins. The pins are positioned relative to the frame. */
export function PreviewPins({ state: { comments = [], activeId, about, draft }, shown: { area, language }, onSelect }: PreviewPinsProps) {
  if (!about) return null;
  const pins = numberedComments(comments).filter(
    ({ comment }) =>
      comment.sheetId === about.sheetId && comment.language === language && (comment.resolved === null || comment.id === activeId),
  );
  const style: CSSProperties = { position: 'absolute', pointerEvents: 'none', ...area };
  return (
    <div style={style}>
      <CommentPins pins={pins} activeId={activeId} onSelect={onSelect} draft={draft?.point ?? null} />
    </div>
  );
}
