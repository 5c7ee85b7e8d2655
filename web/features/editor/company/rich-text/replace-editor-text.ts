import { createDocument, type Editor } from '@tiptap/react';

/**
 * Shows a text that changed outside the editor: by undo, by another editor or from a template. Replaces only the differing
 * range, so that the caret keeps its position, and triggers no update event, because this editor did not edit it.
 */
export function replaceEditorText({ state, schema, view }: Pick<Editor, 'state' | 'schema' | 'view'>, html: string): void {
  const { content } = state.doc;
  const next = createDocument(html, schema);
  const start = content.findDiffStart(next.content);
  const end = content.findDiffEnd(next.content);
  if (start === null || end === null) return;
  // With repeated characters the common prefix and the common suffix overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  view.dispatch(state.tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap)).setMeta('preventUpdate', true));
}
