import type { ReactNode } from 'react';
import type { PopupContent, PopupCta } from '#shared/model/site/popup.ts';

interface PopupFieldAnchorProps {
  popupId: string;
  field: keyof PopupCta | keyof PopupContent;
  children: ReactNode;
}

/** The place of one field of a popup, which lists of what is to be done lead to. */
export const PopupFieldAnchor = ({ popupId, field, children }: PopupFieldAnchorProps) => (
  <div data-anchor={`popup/${popupId}/${field}`}>{children}</div>
);
