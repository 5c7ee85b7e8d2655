/** Code points of the text on members-only sheets. */
export const LOCKED_TEXT_MAX = 120;
/** Characters of the sentence about the reply to a form. */
export const REPLY_TEXT_MAX = 120;

/** Characters of the subject and the message of the reply to a form, in the words of the owner. */
export const AUTO_REPLY_MAX = { subject: 100, message: 1_000 } as const;
/** Addresses that are notified of an entry: `destinationEmail` and further ones. */
export const DESTINATIONS_MAX = 5;
/** Characters of the name of an address's parameter that a hidden field records. */
export const PARAMETER_MAX = 40;
