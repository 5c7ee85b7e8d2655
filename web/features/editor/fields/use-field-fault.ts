import type { FieldError } from '#shared/model/error.ts';
import { getPart, type PartKey } from '#shared/rules/sites/site-parts.ts';
import type { EditorState } from '#web/features/editor/model/editor/editor-state.ts';
import { validatePart } from '#web/features/editor/model/document/pending-changes.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/**
 * Returns the first rule that a field of a part breaks: by the shared schema for the current value, otherwise by the refusal of the last
 * save. Faults of anything nested in the field count as its own.
 */
export function findFieldFault(state: EditorState, key: PartKey, field: string): FieldError | undefined {
  const { present } = state.history;
  const part = getPart(present, key);
  const isInField = ({ path }: FieldError) => path === field || path.startsWith(`${field}.`);
  return (
    (part && validatePart(key, part, { check: state.checkTags, rules: present.settings }).find(isInField)) ??
    state.refused.find((fault) => fault.part === key && isInField(fault))
  );
}

/** Subscribes to `findFieldFault`. */
export const useFieldFault = (key: PartKey, field: string): FieldError | undefined =>
  useEditorState((state) => findFieldFault(state, key, field));
