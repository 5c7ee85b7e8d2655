import { Checkbox, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { type Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import { findDataLosses } from '#web/features/editor/model/translation/data-losses.ts';
import { addLanguage, changeDefaultLanguage, removeLanguage } from '#web/features/editor/model/translation/language-changes.ts';
import { addedLanguageFaults } from '#shared/rules/plans/plan-limits.ts';
import { LanguageChangeDialog, type LanguageChange } from '#web/features/editor/languages/language-change-dialog.tsx';
import { TranslationProgressNote } from '#web/features/editor/languages/translation-progress-note.tsx';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import type { EditLocation } from '#web/features/editor/model/editor/editor-state.ts';
import { useEditor, useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

interface LanguageChoiceProps {
  /** The place that undo navigates to. */
  editLocation: EditLocation;
  /** Whether each language shows its translation progress. */
  hasProgress?: boolean;
}

/** The site's languages and its default language. A change that deletes content asks first. */
export function LanguageChoice({ editLocation, hasProgress = false }: LanguageChoiceProps) {
  const { t } = useTranslation(['inspector', 'fields']);
  const { edit, store } = useEditor();
  const { languages, defaultLanguage } = useSettings();
  const limits = useEditorState((state) => state.limits);
  const fault = useFieldFault('settings', 'languages');
  const isReadOnly = useIsReadOnly();
  const [pendingChange, setPendingChange] = useState<LanguageChange>();
  const others = LANGUAGES.filter((language) => language !== defaultLanguage);
  const isBeyondPlan = (language: Language) => addedLanguageFaults(languages, [...languages, language], limits).length > 0;

  const change = ({ kind, language }: LanguageChange): void => {
    setPendingChange(undefined);
    const rule = kind === 'default' ? changeDefaultLanguage : removeLanguage;
    edit((document) => rule(document, language), editLocation);
  };
  const toggle = (language: Language, isAdded: boolean): void => {
    if (isAdded) return edit((document) => addLanguage(document, language), editLocation);
    const document = currentDocument(store.getState());
    const losesContent = findDataLosses(document, removeLanguage(document, language)).length > 0;
    const removal: LanguageChange = { kind: 'remove', language };
    if (losesContent) setPendingChange(removal);
    else change(removal);
  };

  return (
    <>
      <Select
        label={t('fields:settings.defaultLanguage')}
        description={t('site.defaultLanguageHint')}
        data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAME[language] }))}
        value={defaultLanguage}
        allowDeselect={false}
        readOnly={isReadOnly}
        onChange={(selected) => {
          const language = LANGUAGES.find((each) => each === selected);
          if (language && language !== defaultLanguage) setPendingChange({ kind: 'default', language });
        }}
      />
      <Stack gap="xs" role="group" aria-label={t('site.otherLanguages')}>
        <Text size="sm" fw={550} aria-hidden>
          {t('site.otherLanguages')}
        </Text>
        {others.map((language) => (
          <div key={language}>
            <Checkbox
              label={LANGUAGE_NAME[language]}
              checked={languages.includes(language)}
              disabled={isReadOnly || (!languages.includes(language) && isBeyondPlan(language))}
              onChange={(event) => toggle(language, event.currentTarget.checked)}
            />
            {hasProgress && languages.includes(language) && <TranslationProgressNote language={language} />}
          </div>
        ))}
        {fault ? (
          <Text size="xs" c="var(--mantine-color-error)">
            <FieldErrorText error={fault} />
          </Text>
        ) : (
          others.some((language) => !languages.includes(language) && isBeyondPlan(language)) && (
            <Text size="xs" c="dimmed">
              {t('site.planOneLanguage', { plan: limits.planName })}
            </Text>
          )
        )}
      </Stack>
      <LanguageChangeDialog change={pendingChange} onConfirm={change} onCancel={() => setPendingChange(undefined)} />
    </>
  );
}
