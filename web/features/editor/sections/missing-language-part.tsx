import type { LanguageKind } from '#shared/model/sites/site.ts';
import { copyLanguagePart } from '#web/features/editor/model/document/edit-language-part.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { MissingTranslationCard } from '#web/features/editor/sections/missing-translation-card.tsx';
import { useEnteredLanguages } from '#web/features/editor/sections/use-language-part.ts';
import { useEditor, useEditorState } from '#web/features/editor/state/editor.ts';

interface MissingLanguagePartProps {
  kind: LanguageKind;
  section: NonSheetSection;
  /** States what visitors see while the part is missing. */
  hint: string;
  startLabel: string;
  onStart: () => void;
}

/** Shown while a part has no content in the current language: offers to start empty or to copy another language. */
export function MissingLanguagePart({ kind, section, hint, startLabel, onStart }: MissingLanguagePartProps) {
  const { edit } = useEditor();
  const language = useEditorState((state) => state.language);
  const sources = useEnteredLanguages(kind);
  return (
    <MissingTranslationCard
      hint={hint}
      startLabel={startLabel}
      anchor={`${kind}/start`}
      sources={sources}
      onStart={onStart}
      onCopy={(from) => edit((document) => copyLanguagePart(document, kind, language, from), { panel: 'section', section })}
    />
  );
}
