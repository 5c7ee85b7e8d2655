import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** Whether the plan does not include SEO settings and tags; a site may have some from an earlier plan. */
export const usePlanLacksSeo = (): boolean => useEditorState(({ limits }) => !limits.tagSeo);

/** Whether SEO settings and tags cannot be edited: in a read-only editor, or because the plan lacks them. */
export function useIsSeoReadOnly(): boolean {
  const isReadOnly = useIsReadOnly();
  const isOutsidePlan = usePlanLacksSeo();
  return isReadOnly || isOutsidePlan;
}
