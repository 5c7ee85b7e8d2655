import { useLocalStorage } from '@mantine/hooks';
import { useLocation } from 'react-router';
import { isScreen } from '#web/app/routing/screens.ts';

/** Whether the main menu shows icons alone, as this device remembers it: apart for the editor, where it does until a user expands it. */
export function useMenuCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const isEditor = isScreen('siteEditor', useLocation().pathname);
  const [inEditor, setInEditor] = useLocalStorage({ key: 'menu-collapsed-editor', defaultValue: true, getInitialValueInEffect: false });
  const [elsewhere, setElsewhere] = useLocalStorage({ key: 'menu-collapsed', defaultValue: false, getInitialValueInEffect: false });
  return isEditor ? [inEditor, setInEditor] : [elsewhere, setElsewhere];
}
