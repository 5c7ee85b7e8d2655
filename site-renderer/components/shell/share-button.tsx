import type { CSSProperties, ReactNode } from 'react';
import type { VisitorLabels } from '#shared/messages/visitor-catalogues.ts';

interface ShareButtonProps {
  words: VisitorLabels;
  /** The address of the script with the dialog, on published pages. The button is invisible until the visitor's runtime has started. */
  dialog?: string | undefined;
  /** The sign of the button; absent: its label. */
  children?: ReactNode;
}

const WAITING: CSSProperties = { visibility: 'hidden' };

/** The texts of the dialog, in the order in which `openShareDialog` reads them. */
const dialogTexts = ({ share: { title, copy, copied, code, close } }: VisitorLabels): string =>
  [title, copy, copied, code, close].join('|');

/** Renders the button that shares the current page. */
export const ShareButton = ({ words, dialog, children }: ShareButtonProps) => (
  <button
    type="button"
    data-share={dialog ?? ''}
    data-words={dialog && dialogTexts(words)}
    aria-label={children ? words.share.title : undefined}
    style={dialog === undefined ? undefined : WAITING}
  >
    {children ?? words.share.button}
  </button>
);
