import type { ReactNode } from 'react';
import { API_ROOT } from '#shared/contract/define.ts';
import type { Language } from '#shared/model/language.ts';

interface PopupLayerProps {
  siteId: string;
  language: Language;
  children: ReactNode;
}

/**
 * What floats over the sheets of a published page. It tells the visitor's runtime where to ask what is in effect, and screen
 * readers, when they are next silent, what has come up.
 */
export function PopupLayer({ siteId, language, children }: PopupLayerProps) {
  return (
    <div className="popups" data-api={`${API_ROOT}/end-user/site/${siteId}`} data-language={language} aria-live="polite">
      {children}
    </div>
  );
}
