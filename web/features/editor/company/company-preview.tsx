import { Text } from '@mantine/core';
import { type MouseEvent, useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { EMPTY_COMPANY, type LegalPage } from '#shared/model/sites/company.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { sanitiseRichText } from '#shared/markup/rich-text/sanitise-rich-text.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { SiteStage } from '#site-renderer/components/shell/site-stage.tsx';
import { VISITOR_LABELS } from '#shared/messages/visitor-catalogues.ts';
import { DeviceFrame } from '#web/features/editor/preview/frame/device-frame.tsx';
import { LegalDialog } from '#web/features/editor/company/legal-dialog.tsx';
import { PREVIEW_CSS } from '#web/features/editor/preview/frame/preview-css.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import classes from '#web/features/editor/preview/frame/shell-preview.module.css';
import { ShellPreview } from '#web/features/editor/preview/frame/shell-preview.tsx';
import { useDeferredEditorState, useSettings } from '#web/features/editor/state/editor.ts';

/** Disables links and buttons, so that the preview can only be scrolled. */
const preventNavigation = (event: MouseEvent): void => {
  if (event.target instanceof Element && event.target.closest('a, button')) event.preventDefault();
};

/** Shows a legal text as visitors read it on a phone. For an empty text, shows the bar that would link to it. */
export function CompanyPreview({ page }: { page: LegalPage }) {
  const { t } = useTranslation('company');
  const { defaultLanguage, speakerColor } = useSettings();
  const language = useDeferredEditorState((state) => state.language);
  const company =
    useDeferredEditorState(({ history }) => localisedValue(history.present.company, language, defaultLanguage)) ?? EMPTY_COMPANY;
  const html = useMemo(() => sanitiseRichText(company[page]), [company, page]);
  if (html === '') return <ShellPreview />;
  return (
    <div className={classes['preview']}>
      <div className={classes['frame']}>
        <DeviceFrame viewMode="MOBILE" label={t('preview')}>
          <ShadowFrame className={classes['sheet']} lang={LANGUAGE_TAG[language]} css={PREVIEW_CSS}>
            <div role="presentation" className="screen" data-device="MOBILE" onClick={preventNavigation}>
              <SiteStage viewMode="MOBILE" speakerColor={speakerColor}>
                <LegalDialog page={page} html={html} labels={VISITOR_LABELS[language]} />
              </SiteStage>
            </div>
          </ShadowFrame>
        </DeviceFrame>
      </div>
      <Text size="xs" c="dimmed" ta="center">
        {t('previewHint')}
      </Text>
    </div>
  );
}
