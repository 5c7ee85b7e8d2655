import { useTranslation } from '#web/lib/use-translation.ts';
import { EMPTY_MENU } from '#shared/model/sites/global-menu.ts';
import { LANGUAGE_NAME } from '#shared/model/language.ts';
import { SettingsColourField, SettingsSwitchField } from '#web/features/editor/fields/settings-fields.tsx';
import { MenuList } from '#web/features/editor/menu/menu-list.tsx';
import { ShellPreview } from '#web/features/editor/preview/frame/shell-preview.tsx';
import { UseDefaultLanguageButton } from '#web/features/editor/sections/use-default-language-button.tsx';
import { MissingLanguagePart } from '#web/features/editor/sections/missing-language-part.tsx';
import { SectionFrame } from '#web/features/editor/sections/section-frame.tsx';
import { useLanguagePart, useLanguagePartEdits } from '#web/features/editor/sections/use-language-part.ts';
import { useEditorState, useSettings } from '#web/features/editor/state/editor.ts';

/** The global menu: whether it is shown, its colour, and its items in each language. */
export function MenuSection() {
  const { t } = useTranslation(['shell', 'fields', 'inspector']);
  const { defaultLanguage, displayGlobalMenu } = useSettings();
  const language = useEditorState((state) => state.language);
  const menu = useLanguagePart('menu');
  const { set } = useLanguagePartEdits('menu', 'menu');
  const original = LANGUAGE_NAME[defaultLanguage];
  return (
    <SectionFrame
      section="menu"
      title={t('fields:part.menu')}
      intro={t('menu.intro')}
      isPerLanguage
      preview={<ShellPreview isMenuOpen hint={displayGlobalMenu ? t('menu.press') : t('menu.hidden')} />}
    >
      <SettingsSwitchField name="displayGlobalMenu" help={t('inspector:site.globalMenuHint')} section="menu" />
      <SettingsColourField name="globalMenuTextColor" section="menu" />
      {menu === undefined && language !== defaultLanguage ? (
        <MissingLanguagePart
          kind="menu"
          section="menu"
          hint={t('menu.fallback', { language: original })}
          startLabel={t('menu.start')}
          onStart={() => set(EMPTY_MENU)}
        />
      ) : (
        <MenuList items={menu?.items ?? []} />
      )}
      {menu && <UseDefaultLanguageButton kind="menu" section="menu" label={t('menu.useDefault', { language: original })} />}
    </SectionFrame>
  );
}
