import { useMemo } from 'react';
import { localisedValue } from '#shared/rules/sites/localised-value.ts';
import { type BarContents, barContents } from '#site-renderer/components/shell/bar-contents.ts';
import { useEditorState } from '#web/features/editor/state/editor.ts';

/** Returns the SNS links and company details that the bar below the sheets can show, in the language being edited. */
export function useBarContents(): BarContents {
  const sns = useEditorState(({ history: { present }, language }) =>
    localisedValue(present.sns, language, present.settings.defaultLanguage),
  );
  const company = useEditorState(({ history: { present }, language }) =>
    localisedValue(present.company, language, present.settings.defaultLanguage),
  );
  return useMemo(() => barContents(sns, company), [sns, company]);
}
