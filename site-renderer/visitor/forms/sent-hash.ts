/**
 * The fragment of the address that a sent form opens. It tells the success page that a form was sent just now; the page removes
 * it, so that a reload or a return to the page is no second success.
 */
export const SENT_HASH = '#sent';
