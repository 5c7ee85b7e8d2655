import { useMemo } from 'react';
import { BAR_HEIGHT, CHECKED_SCREENS, HEADER_HEIGHT, type Screen, stageSize } from '#shared/rules/sheets/picture-fit.ts';
import { isEmptyBar } from '#site-renderer/components/shell/bar-contents.ts';
import { useBarContents } from '#web/features/editor/inspector/sheet/use-bar-contents.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** Returns the screens of `CHECKED_SCREENS` with the header and the bar that the edited site has. */
export function useSiteScreens(): Screen[] {
  const settings = useEditorState((state) => state.history.present.settings);
  const menu = useEditorState((state) => state.history.present.menu[state.language]);
  const hasBar = !isEmptyBar(useBarContents());
  const { logo, displayLanguageIcon, displayGlobalMenu, viewMode } = settings;
  const hasHeader = logo !== null || displayLanguageIcon || (displayGlobalMenu && (menu?.items.length ?? 0) > 0);
  return useMemo(
    () =>
      CHECKED_SCREENS.map((screen) => ({
        ...stageSize(screen, viewMode),
        header: hasHeader ? HEADER_HEIGHT : 0,
        bar: hasBar ? BAR_HEIGHT : 0,
      })),
    [viewMode, hasHeader, hasBar],
  );
}
