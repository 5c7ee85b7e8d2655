import { useMemo } from 'react';
import type { Palette, SiteTheme, ThemeName } from '#shared/model/sites/theme.ts';
import type { SiteDocument } from '#shared/model/sites/site.ts';
import { applyTheme, changeTheme } from '#web/features/editor/model/document/edit-theme.ts';
import { useEditor } from '#web/features/editor/state/editor.ts';

interface ThemeEdits {
  /** Applies a theme with its curated values; `null`: no theme. */
  apply: (name: ThemeName | null) => void;
  /** Changes values of the theme. Consecutive changes of one `what` form one undo step. */
  change: (what: string, patch: (theme: SiteTheme) => Partial<SiteTheme>) => void;
  /** Replaces all colours of the theme in an undo step of its own. */
  applyPalette: (palette: Palette) => void;
}

/** Returns the edits of the site's theme. */
export function useThemeEdits(): ThemeEdits {
  const { edit } = useEditor();
  return useMemo(() => {
    const section = { panel: 'section', section: 'design' } as const;
    const inSection = (group: string, change: (document: SiteDocument) => SiteDocument): void =>
      edit(change, section, { group: `design/${group}` });
    return {
      apply: (name) => inSection('theme', (document) => applyTheme(document, name)),
      change: (what, patch) => inSection(what, (document) => changeTheme(document, patch)),
      applyPalette: (palette) => edit((document) => changeTheme(document, () => ({ palette })), section),
    };
  }, [edit]);
}
