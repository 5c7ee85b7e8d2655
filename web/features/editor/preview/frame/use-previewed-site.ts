import { useMemo } from 'react';
import type { Grid } from '#shared/model/sites/site.ts';
import type { ShellParts } from '#site-renderer/components/shell/shell-contents.ts';
import { useEditorState, useGrid, useSettings } from '#web/features/editor/state/editor.ts';

/** Returns the parts of the site that are rendered around a sheet; referentially stable while none of them changes. */
export function usePreviewedSite(): ShellParts & { grid: Grid } {
  const settings = useSettings();
  const grid = useGrid();
  const menu = useEditorState(({ history }) => history.present.menu);
  const sns = useEditorState(({ history }) => history.present.sns);
  const company = useEditorState(({ history }) => history.present.company);
  return useMemo(() => ({ settings, grid, menu, sns, company }), [settings, grid, menu, sns, company]);
}
