import type { ReactNode } from 'react';
import type { PopupContent, PopupCta } from '#shared/model/sites/popup.ts';

interface PopupFieldAnchorProps {
  popupId: string;
  field: keyof PopupCta | keyof PopupContent;
  children: ReactNode;
}

/** Marks one field of a popup as a target of links from the checklist. */
export const PopupFieldAnchor = ({ popupId, field, children }: PopupFieldAnchorProps) => (
  <div data-anchor={`popup/${popupId}/${field}`}>{children}</div>
);
