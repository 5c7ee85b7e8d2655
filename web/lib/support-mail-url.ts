/** Returns the `mailto` URL of an e-mail to support. The id of a failed request is part of its subject. */
export const supportMailUrl = (email: string, subject: string, requestId: string | null): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(requestId === null ? subject : `${subject} (${requestId})`)}`;
