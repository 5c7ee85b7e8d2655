/** The reference: a page written by hand for the same pictures. One file, native scroll-snap, no framework. */
import { CopyObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { creativeWidths, type ImageRef } from '#shared/model/media/media.ts';

const STYLE = `*{box-sizing:border-box}html,body{margin:0;height:100%;overflow:hidden;background:#111;color:#fff;font:16px/1.4 system-ui,sans-serif}main{display:flex;height:100%;overflow:auto hidden;scroll-snap-type:x mandatory;overscroll-behavior:none;scrollbar-width:none}section{flex:0 0 100%;height:100%;overflow:hidden auto;scroll-snap-type:y mandatory;scroll-snap-align:start;scroll-snap-stop:always;scrollbar-width:none}article{position:relative;height:100%;content-visibility:auto;contain:strict;scroll-snap-align:start;scroll-snap-stop:always}.w section+section article,.w article+article{content-visibility:hidden}img{position:absolute;width:100%;height:100%;object-fit:cover}h1,h2{position:absolute;left:20px;right:20px;bottom:110px;margin:0;font-size:30px;line-height:1.15;text-shadow:0 1px 8px #000}a{position:absolute;left:20px;right:20px;bottom:36px;height:52px;border-radius:26px;background:#fff;color:#111;display:flex;align-items:center;justify-content:center;font-weight:700;text-decoration:none}`;

const SCRIPT = `(()=>{const m=document.querySelector('main'),S=[...m.children],c=()=>Math.round(m.scrollLeft/m.clientWidth),warm=(x,y)=>{const a=S[x]&&S[x].children[y];if(a){const i=a.querySelector('img');i.loading='eager'}},w=()=>{const x=c(),y=Math.round(S[x].scrollTop/m.clientHeight);warm(x,y+1);warm(x+1,0)};addEventListener('load',()=>{document.body.className='';w()});m.addEventListener('scrollend',w,{capture:true,passive:true});addEventListener('keydown',e=>{const k=e.key,x=c(),b='smooth',h=m.clientHeight,W=m.clientWidth;k=='ArrowDown'?S[x].scrollBy({top:h,behavior:b}):k=='ArrowUp'?S[x].scrollBy({top:-h,behavior:b}):k=='ArrowRight'?m.scrollBy({left:W,behavior:b}):k=='ArrowLeft'&&m.scrollBy({left:-W,behavior:b})})})()`;

export interface ReferenceSheet {
  image: ImageRef;
  text: string;
  buttonText: string;
}

const file = (image: ImageRef, width: number, format: string) => `/m/${image.mediaId}/${width}.${format}`;
const srcset = (image: ImageRef, format: string) =>
  creativeWidths(image.width)
    .map((width) => `${file(image, width, format)} ${width}w`)
    .join();

/** Returns the picture of a sheet: AVIF with a WebP fallback, lazy except for the first. */
export const referencePicture = ({ image, text }: ReferenceSheet, isFirst: boolean): string =>
  `<picture><source type=image/avif srcset="${srcset(image, 'avif')}" sizes=100vw><img ${isFirst ? 'fetchpriority=high' : 'loading=lazy decoding=async'} width=${image.width} height=${image.height} alt="${text}" src=${file(image, 736, 'webp')} srcset="${srcset(image, 'webp')}" sizes=100vw></picture>`;

function article(sheet: ReferenceSheet, isFirst: boolean): string {
  const title = isFirst ? 'h1' : 'h2';
  const { image, text, buttonText } = sheet;
  return `<article data-page style=background:${image.colour}>${referencePicture(sheet, isFirst)}<${title}>${text}</${title}><a href=https://example.com/>${buttonText}</a></article>`;
}

/** Copies the pictures of these sheets to the sites bucket, under the id of the page that shows them. */
export async function putPictures(
  s3: S3Client,
  buckets: { media: string; sites: string },
  id: string,
  columns: readonly (readonly ReferenceSheet[])[],
): Promise<void> {
  const images = new Map(columns.flat().map(({ image }) => [image.mediaId, image]));
  for (const image of images.values()) {
    for (const width of creativeWidths(image.width)) {
      for (const format of ['avif', 'webp']) {
        await s3.send(
          new CopyObjectCommand({
            Bucket: buckets.sites,
            Key: `${id}${file(image, width, format)}`,
            CopySource: `${buckets.media}/ready/${image.mediaId}/${width}.${format}`,
            MetadataDirective: 'REPLACE',
            ContentType: `image/${format}`,
            CacheControl: 'public, max-age=31536000, immutable',
          }),
        );
      }
    }
  }
}

/** Writes the reference page for these columns of sheets to the sites bucket, as the site `id`. */
export async function putReferencePage(
  s3: S3Client,
  bucket: string,
  id: string,
  columns: readonly (readonly ReferenceSheet[])[],
): Promise<void> {
  const body = columns
    .map((sheets, column) => `<section>${sheets.map((sheet, row) => article(sheet, column === 0 && row === 0)).join('')}</section>`)
    .join('');
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Reference</title><style>${STYLE}</style></head><body class=w><main tabindex=0>${body}</main><script>${SCRIPT}</script></body></html>`;
  await s3.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: `${id}/index.html`,
      Body: html,
      ContentType: 'text/html; charset=utf-8',
      CacheControl: 'no-cache',
    }),
  );
}
