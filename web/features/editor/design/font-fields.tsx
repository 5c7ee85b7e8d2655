import { useTranslation } from '#web/lib/use-translation.ts';
import type { Language } from '#shared/model/language.ts';
import type { FontPair, SiteTheme } from '#shared/model/sites/theme.ts';
import classes from '#web/features/editor/design/design.module.css';
import { FontSelect } from '#web/features/editor/design/fonts/font-select.tsx';
import { useHeadline } from '#web/features/editor/design/fonts/use-headline.ts';
import { useThemeEdits } from '#web/features/editor/design/use-theme-edits.ts';
import { useSettings } from '#web/features/editor/state/editor.ts';

const USES = [
  ['headline', 'headlineFont'],
  ['text', 'textFont'],
] as const satisfies readonly (readonly [keyof FontPair, string])[];

function FontPairFields({ language, pair }: { language: Language; pair: FontPair }) {
  const { t } = useTranslation(['design', 'inspector']);
  const { change } = useThemeEdits();
  const words = useHeadline(language);
  const label = t('fontsOf', { language: t(`inspector:languageName.${language}`) });
  return (
    <fieldset className={classes['fonts']}>
      <legend>{label}</legend>
      {USES.map(([use, name]) => (
        <FontSelect
          key={use}
          label={t(name)}
          language={language}
          value={pair[use]}
          words={words}
          onChange={(font) =>
            change(`fonts/${language}/${use}`, ({ fonts }) => ({ fonts: { ...fonts, [language]: { ...fonts[language], [use]: font } } }))
          }
        />
      ))}
    </fieldset>
  );
}

/** The fonts of headlines and of all other texts, for each language of the site. */
export function FontFields({ fonts }: Pick<SiteTheme, 'fonts'>) {
  const { languages } = useSettings();
  return languages.map((language) => <FontPairFields key={language} language={language} pair={fonts[language]} />);
}
