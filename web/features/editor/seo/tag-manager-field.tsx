import { useTranslation } from '#web/lib/use-translation.ts';
import { SwitchField } from '#web/features/editor/fields/switch-field.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { useIsSeoReadOnly } from '#web/features/editor/seo/use-is-seo-read-only.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';

/** The switch that allows inline code in the tags of the site, with an explanation of effect and responsibility. */
export function TagManagerField() {
  const { t } = useTranslation(['seo', 'fields']);
  const { tagManager } = useSettings();
  const change = useChangeSettings('seo');
  const isReadOnly = useIsSeoReadOnly();
  return (
    <SwitchField
      label={t('fields:settings.tagManager')}
      help={t('tagManager.help')}
      isFixed={isReadOnly}
      isOn={tagManager}
      onChange={(isOn) => change({ tagManager: isOn })}
    />
  );
}
