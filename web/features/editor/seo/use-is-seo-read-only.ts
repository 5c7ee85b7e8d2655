import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** Whether the plan has no SEO settings and tags: there may be some from better days. */
export const usePlanLacksSeo = (): boolean => useEditorState(({ limits }) => !limits.tagSeo);

/** Whether SEO settings and tags may only be looked at. */
export function useIsSeoReadOnly(): boolean {
  const isReadOnly = useIsReadOnly();
  const isBeyondPlan = usePlanLacksSeo();
  return isReadOnly || isBeyondPlan;
}
