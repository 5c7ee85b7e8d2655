import * as z from 'zod';
import type { Language } from '#shared/model/language.ts';

/** The PDFs of an invoice: the Japanese PDF, and a PDF with an English translation after the Japanese text. */
export const DocumentLanguage = z.enum(['jp', 'en']);
export type DocumentLanguage = z.infer<typeof DocumentLanguage>;

/** The most invoices in one ZIP file. */
export const DOCUMENTS_PER_ZIP = 100;

/** Returns the name under which the PDF of a credit note is downloaded. */
export const creditNoteFileName = (number: string, language: Language): string =>
  `credit-note-${number}${language === 'jp' ? '' : `-${language}`}.pdf`;

/** Returns the name of the PDF of a copy of a receipt in the archive. */
export const receiptDocument = ({ number, copy }: { number: string; copy: number }): string => `receipt-${number}-${copy}`;

/** Returns the name under which the PDF of a receipt is downloaded. */
export const receiptFileName = (receipt: { number: string; copy: number }, language: Language): string =>
  `${receiptDocument(receipt)}${language === 'jp' ? '' : `-${language}`}.pdf`;

/** Returns the name under which the PDF of an invoice is downloaded. */
export const documentFileName = (number: string, language: DocumentLanguage): string =>
  `invoice-${number}${language === 'jp' ? '' : `-${language}`}.pdf`;
