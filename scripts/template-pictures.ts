/** Converts the drawings of templates into the pictures of new sites; with `--check`, fails if a drawing has changed since then. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type StoredPicture, StoredPictures, templateVariantPath } from '#functions/media/api/stored-pictures.ts';
import { contentHash } from '#functions/platform/base/content-hash.ts';
import { inspectPicture, variantFiles } from '#functions/media/jobs/process-media/picture/picture.ts';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import type { TemplateName, TemplatePicture } from '#shared/model/sites/template.ts';
import { artworkUrl } from '#web/features/sites/templates/artwork.ts';
import { picturesOf } from '#web/features/sites/templates/template-artwork.ts';
import { TEMPLATE_DESIGNS } from '#web/features/sites/templates/template-designs.ts';

const DRAWINGS = 'web/public';
const PICTURES = 'functions/media/api/template-pictures';
const INDEX = join(PICTURES, 'index.json');

/** Sizes in pixels: creatives fill the screen, the pictures of product cards and popups are square. */
const SIZES = {
  creative: { width: 1080, height: 1920 },
  product: { width: 720, height: 720 },
  popup: { width: 720, height: 720 },
} as const;

const WANTED = TEMPLATE_DESIGNS.flatMap((design) => picturesOf(design).map((picture) => ({ template: design.name, picture })));

const readDrawing = (template: TemplateName, { kind, art }: TemplatePicture): Promise<Buffer> =>
  readFile(join(DRAWINGS, artworkUrl(template, art, kind)));

async function convert(template: TemplateName, picture: TemplatePicture): Promise<StoredPicture> {
  const { kind, art } = picture;
  const drawing = await readDrawing(template, picture);
  const { width, height } = SIZES[kind];
  const inspection = await inspectPicture(await sharp(drawing).resize(width, height).removeAlpha().png().toBuffer(), kind);
  if (!inspection.ok) throw new Error(`${template} ${kind} ${art}: ${inspection.fault}`);
  const variants: StoredPicture['variants'] = [];
  for await (const { body, ...variant } of variantFiles(inspection.picture, kind)) {
    const file = join(PICTURES, templateVariantPath({ template, kind, art }, variant));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body);
    variants.push({ ...variant, hash: contentHash(body), bytes: body.byteLength });
  }
  const { facts, pixels } = inspection.picture;
  return {
    template,
    ...picture,
    drawing: contentHash(drawing),
    image: facts,
    variants,
    ...(kind === 'creative' && { placeholder: await placeholderOf(pixels) }),
  };
}

async function makePictures(): Promise<void> {
  await rm(PICTURES, { recursive: true, force: true });
  const index: StoredPicture[] = [];
  for (const { template, picture } of WANTED) index.push(await convert(template, picture));
  await writeFile(INDEX, `${JSON.stringify(StoredPictures.parse(index), undefined, 2)}\n`);
}

const nameOf = ({ template, kind, art, drawing }: Pick<StoredPicture, 'template' | 'kind' | 'art' | 'drawing'>): string =>
  `${template}/${kind}-${art} ${drawing}`;

async function checkPictures(): Promise<void> {
  const stored = StoredPictures.parse(JSON.parse(await readFile(INDEX, 'utf8'))).map(nameOf);
  const wanted = await Promise.all(
    WANTED.map(async ({ template, picture }) =>
      nameOf({ template, ...picture, drawing: contentHash(await readDrawing(template, picture)) }),
    ),
  );
  const outdated = wanted.filter((name) => !stored.includes(name));
  if (outdated.length === 0 && stored.length === wanted.length) return;
  console.error(`Run "npm run template-pictures": ${outdated.join(', ') || 'there are pictures that no template uses'}`);
  process.exitCode = 1;
}

await (process.argv.includes('--check') ? checkPictures() : makePictures());
