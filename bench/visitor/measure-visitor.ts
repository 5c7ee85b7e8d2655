/** The visitor's benchmark: pages compared with references, swipes, memory, publishing, and Lighthouse scores. */
import { S3Client } from '@aws-sdk/client-s3';
import type { ConsoleSession } from '#infra/local/clients/console-session.ts';
import type { Addresses } from '#infra/local/startup/addresses.ts';
import { site as sites } from '#shared/api-contract/endpoints/site.ts';
import type { SiteSummary } from '#shared/model/sites/site.ts';
import { curatedTheme } from '#shared/rules/themes/curated-themes.ts';
import { cellName } from '#shared/values/cell.ts';
import { uploadCreatives } from '#test/support/media/upload.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { photographs } from '../pictures.ts';
import { putPictures, putReferencePage, type ReferenceSheet } from './reference-page.ts';
import { print, type Row } from '../report.ts';
import { BUTTON_TEXT, makeSite, timePublication, sheetText } from '../sites.ts';
import { putSwiperPage } from './swiper-page.ts';
import { measureMemory } from './measure-memory.ts';
import { compareVisits } from './compare-visits.ts';
import { compareSwipes } from './compare-swipes.ts';

interface Size {
  label: string;
  rows: number;
  columns: number;
  referenceId: string;
  swiperId: string;
}
const SIZES: readonly Size[] = [
  { label: '10 sheets', rows: 10, columns: 1, referenceId: 'reference010', swiperId: 'swiperpage10' },
  { label: '100 sheets', rows: 20, columns: 5, referenceId: 'reference100', swiperId: 'swiperpag100' },
  { label: '2,600 sheets', rows: 100, columns: 26, referenceId: 'reference260', swiperId: 'swiperpag260' },
];
const COMPARED_UP_TO = 100;

type Pictures = Awaited<ReturnType<typeof makeSite>>['pictures'];

const columnsOf = ({ rows, columns }: Size, pictures: Pictures): ReferenceSheet[][] =>
  Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (__, row) => {
      const image = pictures[(row * columns + column) % pictures.length];
      if (!image) throw new Error('no pictures');
      return { image, text: sheetText(cellName({ row, column })), buttonText: BUTTON_TEXT };
    }),
  );

/** Writes the reference page and the Swiper page for a site of this size to the sites bucket. */
async function putContenders(s3: S3Client, size: Size, pictures: Pictures): Promise<void> {
  const sheets = columnsOf(size, pictures);
  for (const id of [size.referenceId, size.swiperId]) await putPictures(s3, { media: 'media', sites: 'sites' }, id, sheets);
  await putReferencePage(s3, 'sites', size.referenceId, sheets);
  await putSwiperPage(s3, 'sites', size.swiperId, sheets);
}

const storageOf = ({ s3: endpoint, credentials }: Addresses): S3Client =>
  new S3Client({ endpoint, region: credentials.region, credentials, forcePathStyle: true });

/** Chooses a theme with two web fonts for the site. */
async function chooseTheme(session: ConsoleSession, { id }: SiteSummary): Promise<SiteSummary> {
  const { site, document } = await session.call(sites.get, { params: { id } });
  const settings = { ...document.settings, theme: curatedTheme('editorial') };
  return (await session.call(sites.update, { params: { id }, body: { base: site.working, changes: { settings } } })).site;
}

/** Compares the site with fonts of a theme, and its publication. */
async function measureFonts(session: ConsoleSession, { label, referenceId }: Size, site: SiteSummary): Promise<Row[]> {
  const themed = await chooseTheme(session, site);
  const first = await timePublication(session, themed);
  const again = await timePublication(session, themed);
  print(
    `${label} with two web fonts, slow 4G and 4 × CPU, against a hand-written page without one`,
    await compareVisits(label, { ours: site.url, reference: site.url.replace(site.id, referenceId) }, { goal: 0.68 }),
  );
  return [
    { what: `${label} with two web fonts: first publication`, value: `${first} ms` },
    { what: `${label} with two web fonts: publication again, nothing changed`, value: `${again} ms` },
  ];
}

/** Measures the swipes alone, to be repeated on a quiet machine. */
export async function measureSwipes(session: ConsoleSession, addresses: Addresses): Promise<void> {
  const files = await photographs(20);
  for (const size of SIZES.filter(({ rows, columns }) => rows * columns === COMPARED_UP_TO)) {
    const { site, pictures } = await makeSite(session, size.label, size, (siteId) => uploadCreatives(session, siteId, files));
    await timePublication(session, site);
    await putContenders(storageOf(addresses), size, pictures);
    print('Swiping, 4 × CPU', await compareSwipes(size.label, site.url, site.url.replace(site.id, size.referenceId)));
  }
}

export async function measureVisitor(session: ConsoleSession, addresses: Addresses): Promise<void> {
  const s3 = storageOf(addresses);
  const files = await photographs(20);
  const publishing: Row[] = [];
  for (const size of SIZES) {
    const { label, rows, columns } = size;
    const { site, pictures } = await makeSite(session, label, size, (siteId) => uploadCreatives(session, siteId, files));
    const first = await timePublication(session, site);
    const again = await timePublication(session, site);
    publishing.push(
      { what: `${label}: first publication`, value: `${first} ms, ${(first / (rows * columns)).toFixed(1)} ms a sheet` },
      { what: `${label}: publication again, nothing changed`, value: `${again} ms` },
    );
    await putContenders(s3, size, pictures);
    const at = (id: string): string => site.url.replace(site.id, id);
    const isLarge = rows * columns > COMPARED_UP_TO;
    const contenders = { ours: site.url, reference: at(size.referenceId), ...(!isLarge && { swiper: at(size.swiperId) }) };
    print(
      `${label}, slow 4G and 4 × CPU, against a hand-written page and one with Swiper`,
      await compareVisits(label, contenders, { rounds: isLarge ? 3 : 5 }),
    );
    if (rows * columns === COMPARED_UP_TO) {
      print('Swiping, 4 × CPU', await compareSwipes(label, site.url, at(size.referenceId)));
      print('Lighthouse, mobile', await measureLighthouse(label, site.url));
    }
    if (!isLarge) publishing.push(...(await measureFonts(session, size, site)));
    if (isLarge) print('What a visit holds', await measureMemory(site.url, rows));
  }
  print('Publishing', publishing);
}
