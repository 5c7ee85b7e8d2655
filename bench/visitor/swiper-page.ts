/** The common alternative: a static page with the same pictures and Swiper, bundled with only the modules it uses. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { build } from 'esbuild';
import { ROOT } from '#infra/build/paths.ts';
import { referencePicture, type ReferenceSheet } from './reference-page.ts';

const SOURCE = `
  import Swiper from 'swiper';
  import { Keyboard } from 'swiper/modules';
  const modules = [Keyboard];
  const keyboard = { enabled: true };
  for (const column of document.querySelectorAll('.down')) new Swiper(column, { modules, keyboard, direction: 'vertical', nested: true });
  new Swiper('.across', { modules, keyboard });
`;

const STYLE = `html,body{margin:0;height:100%;background:#111;color:#fff;font:16px/1.4 system-ui,sans-serif}.swiper{width:100%;height:100%}.swiper-slide{position:relative;overflow:hidden}img{position:absolute;width:100%;height:100%;object-fit:cover}h1,h2{position:absolute;left:20px;right:20px;bottom:110px;margin:0;font-size:30px;line-height:1.15;text-shadow:0 1px 8px #000}.go{position:absolute;left:20px;right:20px;bottom:36px;height:52px;border-radius:26px;background:#fff;color:#111;display:flex;align-items:center;justify-content:center;font-weight:700;text-decoration:none}`;

const slide = (sheet: ReferenceSheet, isFirst: boolean): string => {
  const title = isFirst ? 'h1' : 'h2';
  return `<div class="swiper-slide" data-page>${referencePicture(sheet, isFirst)}<${title}>${sheet.text}</${title}><a class=go href=https://example.com/>${sheet.buttonText}</a></div>`;
};

async function scriptOf(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: ROOT, loader: 'js' },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

/** Writes the page to the sites bucket, as the site `id`; its pictures are expected under the same id. */
export async function putSwiperPage(
  s3: S3Client,
  bucket: string,
  id: string,
  columns: readonly (readonly ReferenceSheet[])[],
): Promise<void> {
  const styles = await readFile(createRequire(import.meta.url).resolve('swiper/css'), 'utf8');
  const body = columns
    .map(
      (sheets, column) =>
        `<div class="swiper-slide"><div class="swiper down"><div class="swiper-wrapper">${sheets.map((sheet, row) => slide(sheet, column === 0 && row === 0)).join('')}</div></div></div>`,
    )
    .join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Swiper</title><style>${styles}${STYLE}</style><script type="module" src="/a/swiper-page-00000000.js"></script></head><body><main class="swiper across"><div class="swiper-wrapper">${body}</div></main></body></html>`;
  const put = (name: string, Body: string, ContentType: string) =>
    s3.send(new PutObjectCommand({ Bucket: bucket, Key: `${id}/${name}`, Body, ContentType, CacheControl: 'no-cache' }));
  await put('a/swiper-page-00000000.js', await scriptOf(), 'text/javascript; charset=utf-8');
  await put('index.html', html, 'text/html; charset=utf-8');
}
