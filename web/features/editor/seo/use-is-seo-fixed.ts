import { useEditorState, useIsReadOnly } from '#web/features/editor/state/editor.ts';

/** Whether the plan has no SEO settings and tags: there may be some from better days. */
export const useIsBeyondPlan = (): boolean => useEditorState(({ limits }) => !limits.tagSeo);

/** Whether SEO settings and tags may only be looked at. */
export function useIsSeoFixed(): boolean {
  const isReadOnly = useIsReadOnly();
  const isBeyondPlan = useIsBeyondPlan();
  return isReadOnly || isBeyondPlan;
}
