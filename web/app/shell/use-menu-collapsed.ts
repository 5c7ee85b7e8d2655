import { useLocalStorage } from '@mantine/hooks';

/** Whether the main menu shows icons alone, as this device remembers it: apart for the editor, where it does until a user expands it. */
export function useMenuCollapsed(isEditor: boolean): [boolean, (isCollapsed: boolean) => void] {
  const [inEditor, setInEditor] = useLocalStorage({ key: 'menu-collapsed-editor', defaultValue: true, getInitialValueInEffect: false });
  const [elsewhere, setElsewhere] = useLocalStorage({ key: 'menu-collapsed', defaultValue: false, getInitialValueInEffect: false });
  return isEditor ? [inEditor, setInEditor] : [elsewhere, setElsewhere];
}
