import { useTranslation } from '#web/lib/use-translation.ts';
import { TEXT_MAX } from '#shared/model/limits.ts';
import { homePath } from '#shared/rules/sites/site-address.ts';
import { TextField } from '#web/features/editor/fields/text-field.tsx';
import { useChangeSettings } from '#web/features/editor/fields/use-change-settings.ts';
import { useFieldFault } from '#web/features/editor/fields/use-field-fault.ts';
import { useEditorState, useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';
import { displayUrl } from '#web/lib/format/display-url.ts';

/** The custom path with the resulting address, and a note if published addresses would redirect. */
export function CustomPathField() {
  const { t } = useTranslation(['inspector', 'fields']);
  const { customPath, defaultLanguage } = useSettings();
  const siteUrl = useEditorState(({ site }) => site.url);
  const fault = useFieldFault('settings', 'customPath');
  const change = useChangeSettings();
  const isReadOnly = useIsReadOnly();

  const address = new URL(homePath(defaultLanguage, { defaultLanguage, customPath: customPath.trim() }), siteUrl);
  const { pathname: publishedPath } = new URL(siteUrl);
  const hint = t('site.customPathHint', { address: displayUrl(address.href) });
  const movesPublishedPath = publishedPath !== '/' && publishedPath !== address.pathname;

  return (
    <TextField
      label={t('fields:settings.customPath')}
      value={customPath}
      max={TEXT_MAX.line}
      error={fault}
      note={movesPublishedPath ? `${hint} ${t('site.customPathMoves', { path: publishedPath })}` : hint}
      isReadOnly={isReadOnly}
      type="url"
      placeholder="shop"
      onChange={(typed) => change({ customPath: typed })}
    />
  );
}
