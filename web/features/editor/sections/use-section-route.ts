import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { isSection } from '#web/features/editor/model/editor/section.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** Query parameter that holds the section. */
export const SECTION_PARAM = 'section';

/** Keeps the section and the URL in sync, so that a section can be shared, reloaded and left with the back button. */
export function useSectionRoute(): void {
  const { store, showSection } = useEditor();
  const [params, setParams] = useSearchParams();
  const param = params.get(SECTION_PARAM);
  const routed = isSection(param) ? param : 'sheets';
  useEffect(() => {
    if (store.getState().section !== routed) showSection(routed);
  }, [store, showSection, routed]);
  useEffect(
    () =>
      store.subscribe(({ section }, before) => {
        if (section === before.section || section === routed) return;
        setParams((present) => {
          const next = new URLSearchParams(present);
          if (section === 'sheets') next.delete(SECTION_PARAM);
          else next.set(SECTION_PARAM, section);
          return next;
        });
      }),
    [store, setParams, routed],
  );
}
