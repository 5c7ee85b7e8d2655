import type { FieldError } from '#shared/model/error.ts';
import type { PartKey } from '#shared/rules/site-parts.ts';
import { faultsOfPart, partAt } from '#web/features/editor/model/pending-changes.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** The broken rule of one field: by the shared schema as one types, or as the server refused it in the last save. */
export function useFieldFault(key: PartKey, field: string): FieldError | undefined {
  return useEditorState((state) => {
    const part = partAt(state.history.present, key);
    const isHere = ({ path }: FieldError) => path === field || path.startsWith(`${field}.`);
    return (part && faultsOfPart(key, part).find(isHere)) ?? state.refused.find((fault) => fault.part === key && isHere(fault));
  });
}
