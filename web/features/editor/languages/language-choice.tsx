import { Checkbox, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, LANGUAGE_NAME, LANGUAGES } from '#shared/model/language.ts';
import {
  addLanguage,
  changeDefaultLanguage,
  findDataLosses,
  removeLanguage,
} from '#web/features/editor/model/translation/language-changes.ts';
import { addedLanguageFaults } from '#shared/rules/account/plan-limits.ts';
import { LanguageChangeDialog, type LanguageChange } from '#web/features/editor/languages/language-change-dialog.tsx';
import { TranslationProgressNote } from '#web/features/editor/languages/translation-progress-note.tsx';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import type { EditLocation } from '#web/features/editor/model/editor/editor-state.ts';
import { useEditor, useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { currentDocument } from '#web/features/editor/state/editor-store.ts';
import { FieldErrorText } from '#web/lib/form/field-errors.tsx';

interface LanguageChoiceProps {
  /** Where undoing a change leads back to. */
  focus: EditLocation;
  /** Whether each language says how far it has come. */
  hasProgress?: boolean;
}

/** Which languages a site has, and which of them is the default one. What takes data along asks first; see `web/features/editor/model/translation/language-changes.ts`. */
export function LanguageChoice({ focus, hasProgress = false }: LanguageChoiceProps) {
  const { t } = useTranslation(['inspector', 'fields']);
  const { edit, store } = useEditor();
  const { languages, defaultLanguage } = useSettings();
  const limits = useEditorState((state) => state.limits);
  const fault = useFieldFault('settings', 'languages');
  const isReadOnly = useIsReadOnly();
  const [asked, setAsked] = useState<LanguageChange>();
  const others = LANGUAGES.filter((language) => language !== defaultLanguage);
  const isBeyondPlan = (language: Language) => addedLanguageFaults(languages, [...languages, language], limits).length > 0;

  const change = ({ kind, language }: LanguageChange): void => {
    setAsked(undefined);
    const rule = kind === 'default' ? changeDefaultLanguage : removeLanguage;
    edit((document) => rule(document, language), focus);
  };
  const toggle = (language: Language, isWanted: boolean): void => {
    if (isWanted) return edit((document) => addLanguage(document, language), focus);
    const document = currentDocument(store.getState());
    const asks = findDataLosses(document, removeLanguage(document, language)).length > 0;
    const removal: LanguageChange = { kind: 'remove', language };
    if (asks) setAsked(removal);
    else change(removal);
  };

  return (
    <>
      <Select
        label={t('fields:settings.defaultLanguage')}
        description={t('site.defaultLanguageHint')}
        inputWrapperOrder={['label', 'input', 'description']}
        data={LANGUAGES.map((language) => ({ value: language, label: LANGUAGE_NAME[language] }))}
        value={defaultLanguage}
        allowDeselect={false}
        readOnly={isReadOnly}
        onChange={(chosen) => {
          const language = LANGUAGES.find((each) => each === chosen);
          if (language && language !== defaultLanguage) setAsked({ kind: 'default', language });
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
      <LanguageChangeDialog asked={asked} onConfirm={change} onCancel={() => setAsked(undefined)} />
    </>
  );
}
