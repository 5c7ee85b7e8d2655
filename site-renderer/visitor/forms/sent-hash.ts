/**
 * The URL fragment after a form was sent. It tells the success page that this happened just now; the page removes it, so that
 * a reload or a return to the page does not report a second success.
 */
export const SENT_HASH = '#sent';
