import { useTranslation } from '#web/lib/use-translation.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { CONSENT_TEXT_MAX } from '#shared/model/limits.ts';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { changeSettings } from '#web/features/editor/model/document/edit-document.ts';
import { useIsSeoReadOnly } from '#web/features/editor/seo/use-is-seo-read-only.ts';
import { useEditor, useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

const hasText = (byLanguage: Readonly<Partial<Record<string, { html: string }>>>): boolean =>
  Object.values(byLanguage).some((tags) => tags?.html.trim());

/** The switch by which tags wait for the visitor's consent, and the text of the question in the language being edited. */
export function ConsentFields() {
  const { t } = useTranslation(['seo', 'fields']);
  const { consent } = useSettings();
  const language = useEditorState((state) => state.language);
  const hasTags = useEditorState(({ history: { present } }) => hasText(present.headTags) || hasText(present.bodyTags));
  const { edit } = useEditor();
  const change = useChangeSettings('seo');
  const fault = useFieldFault('settings', `consent.texts.${language}`);
  const isReadOnly = useIsSeoReadOnly();
  return (
    <>
      <SwitchField
        label={t('consent.label')}
        help={t('consent.help')}
        note={consent.isOn && !hasTags ? t('consent.noTags') : undefined}
        isFixed={isReadOnly}
        isOn={consent.isOn}
        onChange={(isOn) => change({ consent: { ...consent, isOn } })}
      />
      {consent.isOn && (
        <div data-anchor={`settings/consent.texts.${language}`}>
          <TextField
            label={t('consent.text')}
            help={t('consent.textHelp')}
            value={consent.texts[language] ?? ''}
            max={CONSENT_TEXT_MAX}
            error={fault}
            placeholder={VISITOR_LABELS[language].consent.text}
            isLong
            isReadOnly={isReadOnly}
            onChange={(typed) =>
              edit(
                (document) => changeSettings(document, { consent: { ...consent, texts: { ...consent.texts, [language]: typed } } }),
                { panel: 'section', section: 'seo' },
                { group: `settings/consent/${language}` },
              )
            }
          />
        </div>
      )}
    </>
  );
}
