import { Button, Menu } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useTranslation } from '#web/lib/use-translation.ts';
import { Language, LANGUAGE_NAME, LANGUAGE_TAG, LANGUAGES } from '#shared/model/language.ts';
import classes from '#web/ui/language-menu.module.css';
import { changeLanguage } from '#web/lib/i18n.ts';
import { useLanguage } from '#web/lib/use-language.ts';

/** Switches the console's language. Each language is shown by its own name, such as 日本語. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          className={classes['button'] ?? ''}
          leftSection={<IconWorld size={20} stroke={1.5} aria-hidden />}
          aria-label={`${t('language')}: ${LANGUAGE_NAME[current]}`}
        >
          <span lang={LANGUAGE_TAG[current]} className={classes['label']}>
            {LANGUAGE_NAME[current]}
          </span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('language')}>
        <Menu.RadioGroup value={current} onChange={(value) => void changeLanguage(Language.parse(value))}>
          {LANGUAGES.map((language) => (
            <Menu.RadioItem key={language} value={language} lang={LANGUAGE_TAG[language]} closeMenuOnClick>
              {LANGUAGE_NAME[language]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
