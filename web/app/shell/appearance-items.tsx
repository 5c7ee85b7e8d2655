import { Menu } from '@mantine/core';
import { APPEARANCES, useAppearance } from '#web/app/theme/appearance.ts';
import { useTranslation } from '#web/lib/use-translation.ts';

/** The items of the profile menu that choose the colours of the console. */
export function AppearanceItems() {
  const { t } = useTranslation();
  const [appearance, change] = useAppearance();
  return (
    <>
      <Menu.Label>{t('appearance.label')}</Menu.Label>
      <Menu.RadioGroup value={appearance} onChange={(value) => change(APPEARANCES.find((known) => known === value) ?? 'auto')}>
        {APPEARANCES.map((known) => (
          <Menu.RadioItem key={known} value={known}>
            {t(`appearance.${known}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
