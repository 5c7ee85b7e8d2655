/** A mail as it was handed over for delivery. */
export interface Mail {
  /** As SES names it in its answer, too. */
  id: string;
  /** ISO 8601, UTC. */
  at: string;
  /** `Name <address>` or the address alone. */
  from: string;
  /** Addresses the mail goes to. */
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  /** Empty where the mail has no such body. */
  text: string;
  html: string;
  /** Web addresses in the bodies, each once, in the order they are met. */
  links: string[];
  attachments: Attachment[];
}

interface Attachment {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}
