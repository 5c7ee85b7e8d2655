import type { Language } from '#shared/model/language.ts';
import { sheetAt } from '#shared/rules/publishing/publish-check.ts';
import { occupiedCells } from '#web/features/editor/model/document/edit-document.ts';
import { SAMPLE_WORDS } from '#web/features/editor/design/fonts/sample-words.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** Returns the first line of the site's first headline in a language, in which fonts are shown. */
export const useHeadline = (language: Language): string =>
  useEditorState(({ history: { present } }) => {
    for (const cell of occupiedCells(present)) {
      const [line = ''] = (sheetAt(present, cell, language)?.mainText ?? '').trim().split('\n');
      if (line !== '') return line;
    }
    return SAMPLE_WORDS[language];
  });
