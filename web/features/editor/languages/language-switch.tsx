import { Button, Menu, Text } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Language, LANGUAGE_NAME, LANGUAGE_TAG } from '#shared/model/language.ts';
import { useEditor, useEditorState, useSettings } from '#web/features/editor/state/editor.ts';
import classes from '#web/features/editor/languages/language-switch.module.css';

/** Returns the two letters of the language in a narrow bar, such as `JA`. */
const codeOf = (language: Language): string => LANGUAGE_TAG[language].slice(0, 2).toUpperCase();

/** Switches the language that the site is edited and previewed in; renders nothing for a site with one language. */
export function LanguageSwitch() {
  const { t } = useTranslation('preview');
  const { switchLanguage } = useEditor();
  const { languages, defaultLanguage } = useSettings();
  const current = useEditorState((state) => state.language);
  /** Translations of the selected sheet; `null` if the cell is empty. */
  const translations = useEditorState(
    ({ history, activeCell }) => history.present.sheets[history.present.grid.cells[activeCell] ?? ''] ?? null,
  );
  if (languages.length < 2) return null;
  const noteOn = (language: Language): string | null => {
    if (translations && !translations[language]) return t('notWritten');
    return language === defaultLanguage ? t('defaultLanguage') : null;
  };
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          px="xs"
          leftSection={<IconLanguage size={18} stroke={1.5} aria-hidden />}
          className={classes['language'] ?? ''}
          aria-label={t('languageIs', { language: LANGUAGE_NAME[current] })}
        >
          <span lang={LANGUAGE_TAG[current]} className={classes['wide']}>
            {LANGUAGE_NAME[current]}
          </span>
          <span className={classes['label']}>{codeOf(current)}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('language')}>
        <Menu.RadioGroup value={current} onChange={(value) => switchLanguage(Language.parse(value))}>
          {languages.map((language) => (
            <Menu.RadioItem key={language} value={language} closeMenuOnClick>
              <span lang={LANGUAGE_TAG[language]}>{LANGUAGE_NAME[language]}</span>
              {noteOn(language) !== null && (
                <Text span size="xs" c="dimmed" ml="xs">
                  {noteOn(language)}
                </Text>
              )}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
