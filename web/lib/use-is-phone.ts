import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as that of a phone: below the width from which the shell has its menu beside the screen. */
export const useIsPhone = (): boolean => useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
