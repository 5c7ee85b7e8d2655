import { useEffect } from 'react';
import { addThemeFaces } from '#web/lib/fonts/font-faces.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** Makes the fonts of the site's theme in the edited language available to the previews. */
export function useThemeFonts(): void {
  const fonts = useEditorState(({ history, language }) => history.present.settings.theme?.fonts[language]);
  useEffect(() => {
    if (fonts) addThemeFaces(fonts);
  }, [fonts]);
}
