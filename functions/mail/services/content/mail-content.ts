import type { Language } from '#shared/model/language.ts';

/** The language and the brand name of an e-mail. */
export interface MailContext {
  language: Language;
  brandName: string;
}

/** The texts of an e-mail before layout, all in plain text. */
export interface MailContent {
  subject: string;
  title: string;
  /** The greeting; `null` if the recipient's name is unknown. */
  greeting: string | null;
  paragraphs: readonly string[];
  /** The answers of a form with the titles of their fields. */
  answers?: readonly { title: string; lines: readonly string[] }[];
  /** The button; `null` for a recipient without a login, who could not open its page. */
  button: { label: string; address: string } | null;
  /** Texts below the button, such as how long its link is valid. */
  notes: readonly { text: string; address?: string }[];
  /** Replaces the default footer of e-mails. */
  footer?: string;
}
