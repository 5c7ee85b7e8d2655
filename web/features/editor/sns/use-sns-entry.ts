import { useCallback } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import type { SnsType } from '#shared/model/sites/sns-type.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { setSnsUrl, snsUrlOf } from '#web/features/editor/sns/edit-sns.ts';
import { useLanguagePart, useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

interface SnsEntryControl {
  value: string;
  error: FieldError | undefined;
  change: (value: string) => void;
}

/** Returns value, fault and setter of one SNS entry in the language being edited. `section`: where undo navigates to. */
export function useSnsEntry(type: SnsType, section: NonSheetSection): SnsEntryControl {
  const { edit } = useEditor();
  const language = useEditorState((state) => state.language);
  const entries = useLanguagePart('sns')?.entries;
  const index = entries?.findIndex(({ snsType }) => snsType === type) ?? -1;
  const error = useLanguagePartFault('sns', `entries.${index}.snsUrl`);
  const change = useCallback(
    (value: string): void =>
      edit((document) => setSnsUrl(document, language, type, value), { panel: 'section', section }, { group: `sns/${language}/${type}` }),
    [edit, language, type, section],
  );
  return { value: snsUrlOf(entries, type), error, change };
}
