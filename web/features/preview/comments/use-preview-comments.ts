import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { CommentPoint, CommentThread, NewComment } from '#shared/model/preview/comment.ts';
import type { PreviewFrame } from '#web/features/preview/frame/use-preview-frame.ts';
import { type CommentClient, consoleComments, previewComments } from '#web/lib/comment-client.ts';
import { useComments } from '#web/features/preview/shared/comments/use-comments.ts';

/** Poll interval in milliseconds, since others may comment while the preview is open. */
const REFETCH_MS = 20_000;

/** A place that was chosen for a comment. */
export interface DraftPlace {
  cell: string;
  point: CommentPoint;
  second: number | null;
}

interface PreviewCommentsInput {
  siteId: string;
  token: string;
  isInvitee: boolean;
  frame: PreviewFrame;
  /** The sheet of each cell of the revision in the frame. */
  sheets: Readonly<Record<string, string>>;
  /** Called when a place was chosen. */
  onPlaced: () => void;
}

/** The comments of a previewed site, and the draft of a new comment on the sheet in the frame. */
export interface PreviewCommentsState {
  client: CommentClient;
  query: ReturnType<typeof useComments>;
  comments: readonly CommentThread[] | undefined;
  activeId: string | null;
  setActiveId: (id: string | null) => void;
  /** The subject of a new comment; `null` on a page without sheets. */
  about: Pick<NewComment, 'sheetId' | 'language' | 'revision' | 'point' | 'second'> | null;
  /** The place of the new comment on the shown sheet; `null` for the whole sheet. */
  draft: DraftPlace | null;
  setDraft: (draft: DraftPlace | null) => void;
}

export function usePreviewComments({ siteId, token, isInvitee, frame, sheets, onPlaced }: PreviewCommentsInput): PreviewCommentsState {
  const client = useMemo(() => (isInvitee ? previewComments(siteId, token) : consoleComments(siteId)), [isInvitee, siteId, token]);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [anyDraft, setDraft] = useState<DraftPlace | null>(null);
  const { shown, onPlace, setPlacing } = frame;
  const place = useEffectEvent(({ cell, x, y, second }: Parameters<Parameters<typeof onPlace>[0]>[0]) => {
    setPlacing(false);
    setDraft({ cell, point: { x, y }, second });
    onPlaced();
  });
  useEffect(() => onPlace((chosen) => place(chosen)), [onPlace]);
  const query = useComments(client, shown?.revision ?? '', REFETCH_MS);
  const draft = shown && anyDraft?.cell === shown.cell ? anyDraft : null;
  const sheetId = shown ? sheets[shown.cell] : undefined;
  const about =
    shown && sheetId !== undefined
      ? { sheetId, language: shown.language, revision: shown.revision, point: draft?.point ?? null, second: draft?.second ?? null }
      : null;
  return { client, query, comments: query.data, activeId, setActiveId, about, draft, setDraft };
}
