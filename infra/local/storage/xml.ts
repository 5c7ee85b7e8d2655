import { escapeMarkup, unescapeMarkup } from '#infra/local/http/markup.ts';
import { S3Error } from '#infra/local/storage/s3-error.ts';

/** Returns an element that contains text. */
export const textElement = (name: string, value: string | number | boolean): string => `<${name}>${escapeMarkup(String(value))}</${name}>`;

/** Returns an element that contains elements. */
export const element = (name: string, ...children: string[]): string => `<${name}>${children.join('')}</${name}>`;

/** Returns a document of S3's namespace. */
export const xmlDocument = (name: string, ...children: string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${children.join('')}</${name}>`;

/** Returns the content of each element with a name. In S3's two request documents, no element contains one of the same name. */
export const elementContents = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}(?:\\s[^<>]*)?>(.*?)</${name}\\s*>`, 'gs'))].map((match) => match[1] ?? '');

/** Returns the text of the first element with a name; `undefined` if there is none. */
export function elementText(xml: string, name: string): string | undefined {
  const [content] = elementContents(xml, name);
  if (content?.includes('<')) throw new S3Error('MalformedXML');
  return content === undefined ? undefined : unescapeMarkup(content);
}
