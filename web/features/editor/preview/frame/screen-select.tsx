import { type MantineSize, NativeSelect } from '@mantine/core';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { ViewMode } from '#shared/model/sites/site.ts';
import { type Screen, SCREENS } from '#web/features/editor/preview/frame/screens.ts';

interface ScreenSelectProps {
  device: ViewMode;
  screen: Screen;
  onChange: (screen: Screen) => void;
  size?: MantineSize;
}

/** Chooses the size of the screen that the preview simulates. */
export function ScreenSelect({ device, screen, onChange, size = 'sm' }: ScreenSelectProps) {
  const { t } = useTranslation('preview');
  return (
    <NativeSelect
      size={size}
      aria-label={t('screen.label')}
      value={screen.name}
      onChange={({ currentTarget }) => onChange(SCREENS[device].find(({ name }) => name === currentTarget.value) ?? SCREENS[device][0])}
      data={SCREENS[device].map(({ name, width, height }) => ({ value: name, label: t(`screen.${name}`, { width, height }) }))}
    />
  );
}
