import type { CSSProperties } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { LANGUAGE_TAG, type Language } from '#shared/model/language.ts';
import { FONTS } from '#shared/model/sites/font.ts';
import { PALETTE_ROLES, type SiteTheme } from '#shared/model/sites/theme.ts';
import { textColourOn } from '#shared/values/colour.ts';
import classes from '#web/features/editor/design/design.module.css';
import { fontFamily } from '#shared/rules/themes/font-files.ts';
import { SAMPLE_WORDS } from '#web/features/editor/design/fonts/sample-words.ts';

function familyOf(theme: SiteTheme, language: Language): string {
  const { headline } = theme.fonts[language];
  return headline === null ? 'system-ui, sans-serif' : `'${fontFamily(headline)}', ${FONTS[headline].generic}`;
}

/** A small sample of a theme: a headline and a button on its paper, and its palette. */
export function ThemeSample({ theme, language }: { theme: SiteTheme; language: Language }) {
  const { t } = useTranslation('design');
  const { palette, buttonShape, corner, scale, spacing } = theme;
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--paper': palette.background,
    '--panel': palette.surface,
    '--text': palette.text,
    '--accent': palette.accent,
    '--on-accent': textColourOn(palette.accent),
  };
  return (
    <span className={classes['sample']} style={style} data-corner={corner} data-spacing={spacing} aria-hidden>
      <span className={classes['samplePanel']}>
        <span
          lang={LANGUAGE_TAG[language]}
          className={classes['sampleHeadline']}
          data-scale={scale}
          style={{ fontFamily: familyOf(theme, language) }}
        >
          {SAMPLE_WORDS[language]}
        </span>
        <span className={classes['sampleButton']} data-shape={buttonShape}>
          {t('sampleButton')}
        </span>
      </span>
      <span className={classes['chips']}>
        {PALETTE_ROLES.map((role) => (
          <span key={role} className={classes['chip']} style={{ background: palette[role] }} />
        ))}
      </span>
    </span>
  );
}
