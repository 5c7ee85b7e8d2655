import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { isSection } from '#web/features/editor/model/section.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

const NAME = 'section';

/** Keeps the section in the address, so that it can be shared, reloaded and gone back from. */
export function useSectionAddress(): void {
  const { store, showSection } = useEditor();
  const [params, setParams] = useSearchParams();
  const named = params.get(NAME);
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
          if (section === 'sheets') next.delete(NAME);
          else next.set(NAME, section);
          return next;
        });
      }),
    [store, setParams, addressed],
  );
}
