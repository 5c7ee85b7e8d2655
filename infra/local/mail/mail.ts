/** An e-mail that was submitted for delivery. */
export interface Mail {
  /** The message id, as in the response of SES. */
  id: string;
  /** The time of submission in ISO 8601, UTC. */
  at: string;
  /** The sender: `Name <address>`, or only the address. */
  from: string;
  /** The addresses of the recipients. */
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  /** The bodies as plain text and as HTML; empty if the e-mail has no such body. */
  text: string;
  html: string;
  /** Web addresses in the bodies, without duplicates, in the order of their occurrence. */
  links: string[];
  attachments: Attachment[];
}

interface Attachment {
  name: string;
  type: string;
  /** Size of the message in bytes. */
  size: number;
}
