import { localStorageColorSchemeManager, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';

/** What a login can choose: the scheme of its system, or one of the two. */
export const APPEARANCES = ['auto', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

/** The page's background, `--page` of the style sheet. */
const PAGE = { light: '#fafaf8', dark: '#161615' } as const;

/** Keeps the choice on this device. `public/colour-scheme.js` reads the same key before the first paint. */
export const appearanceManager = localStorageColorSchemeManager({ key: 'colour-scheme' });

/** Returns the chosen appearance and a function that changes it on this device, in all tabs. */
export function useAppearance(): [appearance: Appearance, change: (appearance: Appearance) => void] {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return [colorScheme, setColorScheme];
}

/** Gives the browser's own bars the colour of the page. */
export function useThemeColour(): void {
  const scheme = useComputedColorScheme('light');
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', PAGE[scheme]);
  }, [scheme]);
}
