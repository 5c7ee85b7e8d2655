/** What an e-mail says, before it is laid out; plain text throughout. */
export interface MailContent {
  subject: string;
  title: string;
  /** `null` where there is nobody to be greeted by a name that is known to be theirs. */
  greeting: string | null;
  paragraphs: readonly string[];
  /** What somebody entered, under the titles it was asked for with. */
  answers?: readonly { title: string; lines: readonly string[] }[];
  button: { label: string; address: string };
  /** Below the button: how long it leads somewhere, what else there is to know. */
  notes: readonly { text: string; address?: string }[];
  /** In place of what otherwise stands below every e-mail. */
  footer?: string;
}
