import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { CollapsibleGroup } from '#web/features/editor/fields/collapsible-group.tsx';
import { LanguageChoice } from '#web/features/editor/languages/language-choice.tsx';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';

export function LanguagesGroup() {
  const { t } = useTranslation('inspector');
  const { languages } = useSettings();
  const fault = useFieldFault('settings', 'languages');
  return (
    <CollapsibleGroup
      name="languages"
      label={t('group.languages')}
      summary={languages.map((language) => LANGUAGE_NAME[language]).join(' · ')}
      isOpenAtFirst
      hasFault={fault !== undefined}
    >
      <LanguageChoice editLocation={{ panel: 'site' }} hasProgress />
    </CollapsibleGroup>
  );
}
