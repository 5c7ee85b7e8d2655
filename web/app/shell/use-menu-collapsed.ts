import { useLocalStorage } from '@mantine/hooks';

/**
 * Whether the main menu shows only icons. This device stores the choice, separately for the editor, where the menu shows icons until a user
 * expands it.
 */
export function useMenuCollapsed(isEditor: boolean): [boolean, (isCollapsed: boolean) => void] {
  const [inEditor, setInEditor] = useLocalStorage({ key: 'menu-collapsed-editor', defaultValue: true, getInitialValueInEffect: false });
  const [elsewhere, setElsewhere] = useLocalStorage({ key: 'menu-collapsed', defaultValue: false, getInitialValueInEffect: false });
  return isEditor ? [inEditor, setInEditor] : [elsewhere, setElsewhere];
}
