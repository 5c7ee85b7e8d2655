import type { FieldError } from '#shared/model/error.ts';
import { getPart, type PartKey } from '#shared/rules/site/site-parts.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { validatePart } from '#web/features/editor/model/document/pending-changes.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** The broken rule of one field: by the shared schema as one types, or as the server refused it in the last save. */
export function findFieldFault(state: EditorState, key: PartKey, field: string): FieldError | undefined {
  const part = getPart(state.history.present, key);
  const isHere = ({ path }: FieldError) => path === field || path.startsWith(`${field}.`);
  return (
    (part && validatePart(key, part, state.checkTags).find(isHere)) ?? state.refused.find((fault) => fault.part === key && isHere(fault))
  );
}

/** Follows the broken rule of one field. */
export const useFieldFault = (key: PartKey, field: string): FieldError | undefined =>
  useEditorState((state) => findFieldFault(state, key, field));
