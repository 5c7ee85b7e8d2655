import { useLocalStorage } from '@mantine/hooks';
import { useUser } from '#web/lib/session/user.ts';

export type SiteView = 'table' | 'cards';

/** How the list is shown, remembered on this device; at first as cards to those who have but their own sites. */
export function useSiteView(): [SiteView, (view: SiteView) => void] {
  const { workRole } = useUser();
  const [view, setView] = useLocalStorage({ key: 'site-list-view', defaultValue: '', getInitialValueInEffect: false });
  const atFirst = workRole === 'USER' ? 'cards' : 'table';
  return [view === 'table' || view === 'cards' ? view : atFirst, setView];
}
