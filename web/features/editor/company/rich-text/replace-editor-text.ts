import { createDocument, type Editor } from '@tiptap/react';

/**
 * Brings what an editor shows to a text that came from elsewhere (undo, somebody else, a template). Only what differs is
 * exchanged, so that the caret stays where it is; it is no edit of this editor, so it tells nobody of it.
 */
export function replaceEditorText({ state, schema, view }: Pick<Editor, 'state' | 'schema' | 'view'>, html: string): void {
  const { content } = state.doc;
  const next = createDocument(html, schema);
  const start = content.findDiffStart(next.content);
  const end = content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  // Where a character repeats, the beginnings and the ends that are alike overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  view.dispatch(state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap)).setMeta('preventUpdate', true));
}
