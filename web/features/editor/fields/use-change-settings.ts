import { useMemo } from 'react';
import type { SiteSettings } from '#shared/model/site/site.ts';
import { changeSettings } from '#web/features/editor/model/document/edit-document.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/** Edits site-wide settings; typing in one field is one step of undo. Made in a section, it leads back there. */
export function useChangeSettings(section?: NonSheetSection): (patch: Partial<SiteSettings>) => void {
  const { edit } = useEditor();
  return useMemo(
    () => (patch) =>
      edit((document) => changeSettings(document, patch), section === undefined ? { panel: 'site' } : { panel: 'section', section }, {
        group: `settings/${Object.keys(patch).join()}`,
      }),
    [edit, section],
  );
}
