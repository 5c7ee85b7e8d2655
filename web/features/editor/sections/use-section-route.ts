import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { isSection } from '#web/features/editor/model/editor/section.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** What the address calls it. */
export const SECTION_PARAM = 'section';

/** Keeps the section in the address, so that it can be shared, reloaded and gone back from. */
export function useSectionRoute(): void {
  const { store, showSection } = useEditor();
  const [params, setParams] = useSearchParams();
  const named = params.get(SECTION_PARAM);
  const addressed = isSection(named) ? named : 'sheets';
  useEffect(() => {
    if (store.getState().section !== addressed) showSection(addressed);
  }, [store, showSection, addressed]);
  useEffect(
    () =>
      store.subscribe(({ section }, before) => {
        if (section === before.section || section === addressed) return;
        setParams((present) => {
          const next = new URLSearchParams(present);
          if (section === 'sheets') next.delete(SECTION_PARAM);
          else next.set(SECTION_PARAM, section);
          return next;
        });
      }),
    [store, setParams, addressed],
  );
}
