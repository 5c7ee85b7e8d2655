import { useLocalStorage } from '@mantine/hooks';
import { useUser } from '#web/lib/session/user.ts';

export type SiteView = 'table' | 'cards';

/** Returns the view of the list, stored on this device, and its setter. The default for logins that see only their own sites is cards. */
export function useSiteView(): [SiteView, (view: SiteView) => void] {
  const { workRole } = useUser();
  const [view, setView] = useLocalStorage({ key: 'site-list-view', defaultValue: '', getInitialValueInEffect: false });
  const defaultView = workRole === 'USER' ? 'cards' : 'table';
  return [view === 'table' || view === 'cards' ? view : defaultView, setView];
}
