import type { Language } from '#shared/model/language.ts';

/** The most invoices in one ZIP file. */
export const DOCUMENTS_PER_ZIP = 100;

const pdfName = (name: string, language: Language): string => `${name}${language === 'jp' ? '' : `-${language}`}.pdf`;

/** Returns the name under which the PDF of a credit note is downloaded. */
export const creditNoteFileName = (number: string, language: Language): string => pdfName(`credit-note-${number}`, language);

/** Returns the name of the PDF of a copy of a receipt in the archive. */
export const receiptDocument = ({ number, copy }: { number: string; copy: number }): string => `receipt-${number}-${copy}`;

/** Returns the name under which the PDF of a receipt is downloaded. */
export const receiptFileName = (receipt: { number: string; copy: number }, language: Language): string =>
  pdfName(receiptDocument(receipt), language);

/** Returns the name under which the PDF of an invoice is downloaded. */
export const documentFileName = (number: string, language: Language): string => pdfName(`invoice-${number}`, language);

/** Returns the name under which the PDF of a quotation is downloaded. */
export const estimateFileName = (number: string, language: Language): string => pdfName(`quotation-${number}`, language);

/** Returns the name of the PDF of an application form in the archive. */
export const applicationDocument = (id: string): string => `application-${id}`;

/** Returns the name under which the PDF of an application form is downloaded. */
export const applicationFileName = (id: string, language: Language): string => pdfName(applicationDocument(id), language);
