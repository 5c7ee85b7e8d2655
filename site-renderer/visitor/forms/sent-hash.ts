/**
 * The URL fragment that marks a success page as opened by a form that was sent just now. The page removes it, so that
 * a reload or a return to the page does not report a second success.
 */
export const SENT_HASH = '#sent';
