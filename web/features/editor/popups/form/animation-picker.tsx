import { Radio, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_TAG } from '#shared/model/language.ts';
import { POPUP_DEFAULTS } from '#shared/model/limits.ts';
import { CTA_ANIMATIONS, CtaAnimation, type PopupCta } from '#shared/model/sites/popup.ts';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { popupMotion } from '#site-renderer/components/popup/popup-motion.ts';
import { safeColour } from '#site-renderer/components/shared/safe-colour.ts';
import { POPUP_CSS, POPUP_MOTION_CSS } from '#site-renderer/styles/popup-css.ts';
import { ShadowFrame } from '#web/ui/shadow-frame.tsx';
import classes from '#web/features/editor/popups/popups.module.css';
import { usePopupEdits } from '#web/features/editor/popups/use-popup.ts';
import { useArePopupsReadOnly } from '#web/features/editor/state/use-popups-read-only.ts';
import { useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

/** The styles of the published button inside a tile. */
const SAMPLE_CSS = `
:host { display: grid; grid-template: 100% / 100%; place-items: center; height: 100%; overflow: hidden; font: .8125rem/1.5 system-ui, sans-serif }
${POPUP_CSS}${Object.values(POPUP_MOTION_CSS).join('')}
.popup-cta { box-sizing: border-box; max-width: 86%; margin: 0; padding: .375rem .75rem; font-size: .75rem; white-space: nowrap; text-overflow: ellipsis }`;

/** Picks the animation of the popup's button; each option previews it on the button itself. */
export function AnimationPicker({ popupId, popup }: { popupId: string; popup: PopupCta }) {
  const { t } = useTranslation(['popups', 'fields']);
  const { change } = usePopupEdits(popupId);
  const isReadOnly = useArePopupsReadOnly();
  const { defaultLanguage } = useSettings();
  const language = useEditorState((state) => state.language);
  const text = localisedValue(popup.content, language, defaultLanguage)?.linkButtonText || t('sample');
  const style: CSSProperties & { '--cta': string } = {
    '--cta': safeColour(popup.linkButtonColor, POPUP_DEFAULTS.linkButtonColor),
    color: safeColour(popup.linkTextColor, POPUP_DEFAULTS.linkTextColor),
  };
  return (
    <Radio.Group
      label={t('fields:content.animation')}
      description={t('animationHelp')}
      value={popup.animation}
      readOnly={isReadOnly}
      onChange={(selected) => change({ animation: CtaAnimation.parse(selected) })}
    >
      <div className={classes['animations']}>
        {CTA_ANIMATIONS.map((animation) => (
          <Radio.Card key={animation} value={animation} aria-label={t(`animation.${animation}`)} className={classes['animation'] ?? ''}>
            <div className={classes['sample']} aria-hidden>
              <ShadowFrame className={classes['stage']} lang={LANGUAGE_TAG[language]} css={SAMPLE_CSS}>
                <span className={['popup-cta', popupMotion(animation)].filter(Boolean).join(' ')} style={style}>
                  {text}
                </span>
              </ShadowFrame>
            </div>
            <div className={classes['animationName']}>
              <Radio.Indicator size="xs" />
              <Text component="span" size="xs">
                {t(`animation.${animation}`)}
              </Text>
            </div>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  );
}
