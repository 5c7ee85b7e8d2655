/**
 * The URL fragment that marks a success page as opened by a form that was just sent. The page removes the fragment, so that a reload or a
 * return to the page does not report a second success.
 */
export const SENT_HASH = '#sent';
