import { type DocumentContent, drawDocument, drawFooter } from '#functions/billing/jobs/archive-invoice/document/draw-document.ts';
import { newPdfCanvas, type PdfCanvas } from '#functions/platform/pdf/pdf-canvas.ts';
import type { PdfFont } from '#functions/platform/pdf/pdf-fonts.ts';
import { type Language, LANGUAGE_TAG } from '#shared/model/language.ts';

interface RenderedDocument {
  /** The Japanese title of the file, without the number. */
  title: string;
  number: string;
  issuedOn: string;
  issuer: { name: string };
  contentOf: (language: Language) => DocumentContent;
  /** Draws on each page, over its content. */
  drawOver?: (canvas: PdfCanvas) => void;
}

/**
 * Renders a document as PDF: in Japanese, followed by its translation if another language is requested. Deterministic: the same document
 * gives the same bytes.
 */
export function renderDocument(
  { title, number, issuedOn, issuer, contentOf, drawOver }: RenderedDocument,
  language: Language,
  fonts: readonly PdfFont[],
): Promise<Buffer> {
  const canvas = newPdfCanvas(fonts, {
    title: `${title} ${number}`,
    author: issuer.name,
    date: new Date(`${issuedOn}T00:00:00+09:00`),
    language: LANGUAGE_TAG.jp,
  });
  for (const one of new Set<Language>(['jp', language])) drawDocument(canvas, contentOf(one));
  return canvas.finish((page, pages) => {
    drawFooter(canvas, number, page, pages);
    drawOver?.(canvas);
  });
}
