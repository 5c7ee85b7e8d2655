import { useTranslation } from '#web/lib/use-translation.ts';
import { type Language, LANGUAGE_NAME } from '#shared/model/language.ts';
import type { PopupCta } from '#shared/model/sites/popup.ts';
import { copyPopupContent, editPopupContent } from '#web/features/editor/model/document/edit-popups.ts';
import { usePopupEdits } from '#web/features/editor/popups/use-popup.ts';
import { MissingTranslationCard } from '#web/features/editor/sections/missing-translation-card.tsx';
import { useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

/** Shown while a popup has no content in the language being edited. */
export function MissingPopupContent({ popupId, popup }: { popupId: string; popup: PopupCta }) {
  const { t } = useTranslation('popups');
  const { edit } = usePopupEdits(popupId);
  const { defaultLanguage } = useSettings();
  const language = useEditorState((state) => state.language);
  return (
    <MissingTranslationCard
      hint={t('fallback', { language: LANGUAGE_NAME[defaultLanguage] })}
      startLabel={t('start')}
      anchor={`popup/${popupId}/content`}
      sources={Object.keys(popup.content) as Language[]}
      onStart={() => edit((document) => editPopupContent(document, popupId, language, {}))}
      onCopy={(from) => edit((document) => copyPopupContent(document, popupId, language, from))}
    />
  );
}
