import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { SECTION_PARAM } from '#web/features/editor/sections/use-section-route.ts';

const VIEW = 'view';
const PREVIEW = 'preview';

/** Returns whether the full-screen preview is open (`?view=preview`), and functions that open, close and leave it. */
export function useFullPreviewRoute() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = (state as { openedHere?: boolean } | null)?.openedHere === true;

  const open = (): void => {
    const next = new URLSearchParams(params);
    next.set(VIEW, PREVIEW);
    void navigate({ pathname, search: `?${next}` }, { state: { openedHere: true } });
  };
  const close = (): void => {
    // Going back would leave the editor if the URL was opened from elsewhere, such as the list of sites.
    if (isOpenedHere) return void navigate(-1);
    const next = new URLSearchParams(params);
    next.delete(VIEW);
    void navigate({ pathname, search: String(next) }, { replace: true });
  };
  /** Closes the preview and shows a section of the editor. */
  const leaveFor = (section: NonSheetSection): void => {
    const next = new URLSearchParams(params);
    next.delete(VIEW);
    next.set(SECTION_PARAM, section);
    void navigate({ pathname, search: `?${next}` }, { replace: true });
  };
  return { isOpen: params.get(VIEW) === PREVIEW, open, close, leaveFor };
}
