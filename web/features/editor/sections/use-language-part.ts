import { useMemo } from 'react';
import type { FieldError } from '#shared/model/error.ts';
import type { Language } from '#shared/model/language.ts';
import type { LanguageKind, LanguagePart } from '#shared/model/sites/site.ts';
import { languageKey } from '#shared/rules/sites/site-parts.ts';
import { findFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { editLanguagePart, setLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

/** Returns a part that a site has once per language, in the language being edited; `undefined` if it is missing there. */
export const useLanguagePart = <K extends LanguageKind>(kind: K): LanguagePart<K> | undefined =>
  useEditorState(({ history, language }) => history.present[kind][language] as LanguagePart<K> | undefined);

/** Returns the languages in which the part exists. */
export const useEnteredLanguages = (kind: LanguageKind): readonly Language[] => {
  const byLanguage = useEditorState(({ history }) => history.present[kind]);
  return useMemo(() => Object.keys(byLanguage) as Language[], [byLanguage]);
};

/** Returns the rule that a field of the part breaks. `path` may lead into the field: `entries.0.snsUrl`. */
export const useLanguagePartFault = (kind: LanguageKind, path: string): FieldError | undefined =>
  useEditorState((state) => findFieldFault(state, languageKey(kind, state.language), path));

export interface LanguagePartEdits<K extends LanguageKind> {
  /** Patches the part, or `empty` if it does not exist yet; consecutive patches of the same keys form one undo step. */
  change: (patch: Partial<LanguagePart<K>>, empty: LanguagePart<K>, options?: { group?: string }) => void;
  /** Replaces the part, or deletes it (`null`). */
  set: (part: LanguagePart<K> | null) => void;
}

/** Returns edits of the part in the language being edited. `section`: where undo navigates to. */
export function useLanguagePartEdits<K extends LanguageKind>(kind: K, section: NonSheetSection): LanguagePartEdits<K> {
  const { edit, store } = useEditor();
  return useMemo(
    () => ({
      change: (patch, empty, { group } = {}) => {
        const { language } = store.getState();
        edit(
          (document) => editLanguagePart(document, kind, language, patch, empty),
          { panel: 'section', section },
          { group: `${kind}/${language}/${group ?? Object.keys(patch).join()}` },
        );
      },
      set: (part) => {
        const { language } = store.getState();
        edit((document) => setLanguagePart(document, kind, language, part), { panel: 'section', section });
      },
    }),
    [edit, store, kind, section],
  );
}
