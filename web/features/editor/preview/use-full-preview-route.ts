import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { NonSheetSection } from '#web/features/editor/model/editor/section.ts';
import { SECTION_PARAM } from '#web/features/editor/sections/use-section-route.ts';

const VIEW = 'view';
const PREVIEW = 'preview';

/** Whether the address asks for the preview over the whole screen, with ways there and back. */
export function useFullPreviewRoute() {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const openedHere = (state as { openedHere?: boolean } | null)?.openedHere === true;

  const open = (): void => {
    const asked = new URLSearchParams(params);
    asked.set(VIEW, PREVIEW);
    void navigate({ pathname, search: `?${asked}` }, { state: { openedHere: true } });
  };
  const close = (): void => {
    // Back again where it was opened in this editor; somebody who came by an address of the list stays in the editor.
    if (openedHere) return void navigate(-1);
    const rest = new URLSearchParams(params);
    rest.delete(VIEW);
    void navigate({ pathname, search: String(rest) }, { replace: true });
  };
  /** Away from it, to a section of the editor. */
  const leaveFor = (section: NonSheetSection): void => {
    const asked = new URLSearchParams(params);
    asked.delete(VIEW);
    asked.set(SECTION_PARAM, section);
    void navigate({ pathname, search: `?${asked}` }, { replace: true });
  };
  return { isOpen: params.get(VIEW) === PREVIEW, open, close, leaveFor };
}
