import { useMemo } from 'react';
import { type CommentClient, consoleComments } from '#web/lib/comment-client.ts';
import { useDeferredEditorState } from '#web/features/editor/state/editor.ts';
import { useComments } from '#web/features/preview/shared/comments/use-comments.ts';

/** Loads the comments of the open site. Loads them again when a comment changes or a save may have changed their sheets. */
export function useSiteComments(): { client: CommentClient } & ReturnType<typeof useComments> {
  const siteId = useDeferredEditorState((state) => state.site.id);
  const version = useDeferredEditorState((state) => `${state.site.comments.version} ${state.saved.revision}`);
  const client = useMemo(() => consoleComments(siteId), [siteId]);
  return { client, ...useComments(client, version) };
}
