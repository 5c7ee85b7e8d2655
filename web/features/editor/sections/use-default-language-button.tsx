import type { LanguageKind } from '#shared/model/sites/site.ts';
import { SubtleButton } from '#web/features/editor/fields/subtle-button.tsx';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { useLanguagePartEdits } from '#web/features/editor/sections/use-language-part.ts';
import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

interface UseDefaultLanguageButtonProps {
  kind: LanguageKind;
  section: NonSheetSection;
  label: string;
}

/** Deletes a part in an additional language, so that visitors see the default language again. */
export function UseDefaultLanguageButton({ kind, section, label }: UseDefaultLanguageButtonProps) {
  const { set } = useLanguagePartEdits(kind, section);
  const isAdditional = useEditorState(({ history, language }) => language !== history.present.settings.defaultLanguage);
  const isReadOnly = useIsReadOnly();
  if (!isAdditional || isReadOnly) return null;
  return <SubtleButton onClick={() => set(null)}>{label}</SubtleButton>;
}
