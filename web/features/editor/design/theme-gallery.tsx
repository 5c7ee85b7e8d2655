import { Radio, Text } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { ThemeName } from '#shared/model/sites/theme.ts';
import { THEME_NAMES } from '#shared/values/theme-name.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import classes from '#web/features/editor/design/design.module.css';
import { SAMPLE_FACES } from '#web/features/editor/design/fonts/sample-faces.ts';
import { ThemeSample } from '#web/features/editor/design/theme-sample.tsx';
import { useThemeEdits } from '#web/features/editor/design/use-theme-edits.ts';
import { addSubsetFaces } from '#web/lib/fonts/subset-faces.ts';
import { useIsReadOnly, useSettings } from '#web/features/editor/state/editor.ts';

/** The value of the option for sites without a theme. */
const NO_THEME = 'none';

interface ThemeCardProps {
  value: string;
  label: string;
  isChosen: boolean;
  children: ReactNode;
}

/** One option. The options share one tab stop; the arrow keys move between them. */
const ThemeCard = ({ value, label, isChosen, children }: ThemeCardProps) => (
  <Radio.Card value={value} aria-label={label} tabIndex={isChosen ? 0 : -1} className={classes['card'] ?? ''}>
    {children}
    <span className={classes['cardName']}>
      <Radio.Indicator size="xs" />
      <Text component="span" size="sm">
        {label}
      </Text>
    </span>
  </Radio.Card>
);

/** Chooses the theme of the site: none, or a curated one. */
export function ThemeGallery() {
  const { t } = useTranslation(['design', 'fields']);
  const { theme, defaultLanguage } = useSettings();
  const isReadOnly = useIsReadOnly();
  const { apply } = useThemeEdits();
  const chosen = theme?.name ?? NO_THEME;
  useEffect(() => {
    addSubsetFaces(SAMPLE_FACES[defaultLanguage]);
  }, [defaultLanguage]);
  return (
    <Radio.Group
      label={t('fields:settings.theme')}
      value={chosen}
      readOnly={isReadOnly}
      // The chosen theme is not applied again, because that would discard its changed values.
      onChange={(name) => name !== chosen && apply(ThemeName.safeParse(name).data ?? null)}
    >
      <div className={classes['themes']}>
        <ThemeCard value={NO_THEME} label={t('none')} isChosen={chosen === NO_THEME}>
          <span className={classes['sample']} data-corner="none">
            <Text component="span" size="xs" c="dimmed" m="auto" ta="center">
              {t('noneHint')}
            </Text>
          </span>
        </ThemeCard>
        {THEME_NAMES.map((name) => (
          <ThemeCard key={name} value={name} label={t(`fields:theme.${name}`)} isChosen={chosen === name}>
            <ThemeSample theme={curatedTheme(name)} language={defaultLanguage} />
          </ThemeCard>
        ))}
      </div>
    </Radio.Group>
  );
}
