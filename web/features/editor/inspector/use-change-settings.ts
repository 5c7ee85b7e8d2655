import { useMemo } from 'react';
import type { SiteSettings } from '#shared/model/site.ts';
import { changeSettings } from '#web/features/editor/model/edit-site.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** Edits site-wide settings; typing in one field is one step of undo. */
export function useChangeSettings(): (patch: Partial<SiteSettings>) => void {
  const { edit } = useEditor();
  return useMemo(
    () => (patch) =>
      edit((document) => changeSettings(document, patch), { panel: 'site' }, { group: `settings/${Object.keys(patch).join()}` }),
    [edit],
  );
}
