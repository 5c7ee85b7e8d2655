import { useTranslation } from '#web/lib/use-translation.ts';
import { ImageField } from '#web/features/editor/fields/image-field.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

/** The picture for sharing the site, which all languages have in common. */
export function ShareImageField() {
  const { t } = useTranslation(['seo', 'fields']);
  const { shareImage = null } = useSettings();
  const siteId = useEditorState(({ site }) => site.id);
  const change = useChangeSettings('seo');
  return (
    <ImageField
      kind="share"
      field="settings/shareImage"
      label={t('fields:settings.shareImage')}
      help={t('shareImageHelp')}
      siteId={siteId}
      image={shareImage}
      isReadOnly={useIsReadOnly()}
      onChange={(image) => change({ shareImage: image })}
    />
  );
}
