import { useEffect, useState } from 'react';
import type { PublishFault } from '#shared/rules/publish-check.ts';
import { siteFaults } from '#web/features/editor/model/site-faults.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** A pause in the changes after which the site is looked through, in milliseconds. */
const PAUSE_MS = 200;

/** What keeps the site off the air. Every sheet has a part in it, so it is looked for once typing pauses, not on each keystroke. */
export function useSiteFaults(): readonly PublishFault[] {
  const { store } = useEditor();
  const [faults, setFaults] = useState(() => siteFaults(store.getState().history.present));
  useEffect(() => {
    const look = (): void => setFaults(siteFaults(store.getState().history.present));
    look();
    let pause: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe((now, before) => {
      if (now.history.present === before.history.present) return;
      clearTimeout(pause);
      pause = setTimeout(look, PAUSE_MS);
    });
    return () => {
      clearTimeout(pause);
      unsubscribe();
    };
  }, [store]);
  return faults;
}
