import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

const JAPANESE = createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf');

/** Returns a PDF of slides with these texts, one on each page, in an embedded Japanese font. A `password` protects it. */
export async function pdfOf(texts: readonly string[], password?: string): Promise<Buffer> {
  const document = new PDFDocument({ size: [960, 540], ...(password !== undefined && { userPassword: password }), autoFirstPage: false });
  const chunks: Buffer[] = [];
  const done = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  document.on('data', (chunk: Buffer) => void chunks.push(chunk));
  for (const text of texts) {
    document.addPage().rect(0, 0, 960, 24).fill('#275D38');
    document.fillColor('#222222').font(JAPANESE).fontSize(36).text(text, 60, 200);
  }
  document.end();
  await done;
  return Buffer.concat(chunks);
}
