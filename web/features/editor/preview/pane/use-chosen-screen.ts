import { useLocalStorage } from '@mantine/hooks';
import type { ViewMode } from '#shared/model/sites/site.ts';
import { type Screen, SCREENS } from '#web/features/editor/preview/frame/screens.ts';

/** The initial screen of each device: the frame of, and a small laptop. */
const AT_FIRST: Readonly<Record<ViewMode, Screen['name']>> = { MOBILE: 'frame', PC: 'laptop' };

/** Returns the screen that the pane simulates for a device. This browser remembers the choice. */
export function useChosenScreen(device: ViewMode): [Screen, (screen: Screen) => void] {
  const [names, setNames] = useLocalStorage<Partial<Record<ViewMode, string>>>({
    key: 'preview-screens',
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  const named = (wanted: string | undefined): Screen | undefined => SCREENS[device].find(({ name }) => name === wanted);
  const screen = named(names[device]) ?? named(AT_FIRST[device]) ?? SCREENS[device][0];
  return [screen, ({ name }) => setNames({ ...names, [device]: name })];
}
