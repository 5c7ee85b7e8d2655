import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** The text of each page of a PDF as a reader finds it, without spaces. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes), { disableFontFace: true, verbosity: 0 });
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, ''),
    );
  }
  return pages;
}

/** The number of pictures that are drawn on each page of a PDF. */
export async function imagesOf(bytes: Uint8Array): Promise<number[]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const images: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList();
    images.push(fnArray.filter((operation) => operation === OPS.paintImageXObject).length);
  }
  return images;
}
