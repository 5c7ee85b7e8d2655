import { useMemo } from 'react';
import type { SiteSettings } from '#shared/model/sites/site.ts';
import { changeSettings } from '#web/features/editor/model/document/edit-document.ts';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

/**
 * Returns a function that patches the site-wide settings. Consecutive patches of the same keys form one undo step.
 * `section`: where undo navigates to; the site panel of the inspector by default.
 */
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
