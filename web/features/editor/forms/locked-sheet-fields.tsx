import { Title } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { LOCKED_TEXT_MAX } from '#shared/model/forms/form-limits.ts';
import type { MembershipForm } from '#shared/model/forms/site-form.ts';
import { showsTeasers } from '#shared/rules/sites/shows-teasers.ts';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { sectionOfForm, useAreFormsReadOnly } from '#web/features/editor/forms/use-form.ts';
import { useLanguagePartEdits, useLanguagePartFault } from '#web/features/editor/sections/use-language-part.ts';
import { useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

const SECTION = sectionOfForm('membership');

/** The text on members-only sheets in the language being edited, and whether they show a teaser. */
export function LockedSheetFields({ form }: { form: MembershipForm }) {
  const { t } = useTranslation(['forms', 'fields']);
  const language = useEditorState((state) => state.language);
  const settings = useSettings();
  const fault = useLanguagePartFault('membershipForm', 'lockedText');
  const isReadOnly = useAreFormsReadOnly();
  const { change } = useLanguagePartEdits('membershipForm', SECTION);
  const changeSettings = useChangeSettings(SECTION);
  return (
    <>
      <Title order={3}>{t('lockedSheets')}</Title>
      <div data-anchor="membershipForm/lockedText">
        <TextField
          label={t('fields:content.lockedText')}
          help={t('lockedTextHelp')}
          value={form.lockedText ?? ''}
          max={LOCKED_TEXT_MAX}
          placeholder={VISITOR_LABELS[language].locked.text}
          error={fault}
          isReadOnly={isReadOnly}
          onChange={(lockedText) => change({ lockedText }, form)}
        />
      </div>
      <SwitchField
        label={t('fields:settings.lockedTeaser')}
        help={t('lockedTeaserHelp')}
        isFixed={isReadOnly}
        isOn={showsTeasers(settings)}
        onChange={(lockedTeaser) => changeSettings({ lockedTeaser })}
      />
    </>
  );
}
