import { SiteDocument } from '#shared/model/site/site.ts';

/** Leads a whole document from one schema version to the next. Pure, and never changed once released. */
export type Migration = (document: unknown) => unknown;

/** What every version knows of a site, as far as migrations build on it. */
interface AnyVersion {
  settings: Record<string, unknown>;
  sheets: Record<string, Record<string, Record<string, unknown>>>;
}

const mapValues = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Version 2: videos, prices, image links, arrows, what a sheet shows, and the site’s language and menu settings. */
const toVersion2: Migration = (document) => {
  const { settings, sheets, ...rest } = document as AnyVersion;
  const shown = { displayLanguageIcon: true, displayGlobalMenu: true, globalMenuTextColor: '#FFFFFF', speakerColor: '#FFFFFF' };
  const added = {
    video: null,
    price: null,
    priceTextColor: '#FFFFFF',
    snsConfig: ['youtube', 'line', 'instagram', 'x', 'tiktok', 'facebook', 'phone_number'],
    showCompany: true,
    membersOnlyLock: false,
    hoverArrowColor: '#FFFFFF',
    arrowFadeInterval: 3,
    sliderTime: 0,
    imageLinkPoints: [],
  };
  return {
    ...rest,
    settings: { ...settings, ...shown },
    sheets: mapValues(sheets, (byLanguage) => mapValues(byLanguage, (sheet) => ({ ...sheet, ...added }))),
  };
};

/** Version 3: products, and for each language a menu, SEO and tags, SNS, forms and company; popups. */
const toVersion3: Migration = (document) => {
  const { settings, sheets, ...rest } = document as AnyVersion;
  const added = { products: [], basedOn: null };
  const content = {
    menu: {},
    seo: {},
    headTags: {},
    bodyTags: {},
    sns: {},
    contactForm: {},
    membershipForm: {},
    homepageForm: {},
    company: {},
    popups: {},
  };
  return {
    ...rest,
    ...content,
    // There was no menu to show; one that is shown has to have items.
    settings: { ...settings, displayGlobalMenu: false },
    sheets: mapValues(sheets, (byLanguage) => mapValues(byLanguage, (sheet) => ({ ...sheet, ...added }))),
  };
};

/** Version 4: a path of the site’s own in front of its addresses. */
const toVersion4: Migration = (document) => {
  const { settings, ...rest } = document as AnyVersion;
  return { ...rest, settings: { ...settings, customPath: '' } };
};

/** In order: the first leads from version 1 to 2. Add at the end; a revision keeps the version it was written in. */
export const MIGRATIONS: readonly Migration[] = [toVersion2, toVersion3, toVersion4];

/** The version this code writes. */
export const schemaVersion = (migrations: readonly Migration[]): number => migrations.length + 1;

/** A document as this code knows it, from whatever version it was written in. */
export function migrateDocument(document: unknown, writtenIn: number, migrations: readonly Migration[]): SiteDocument {
  if (writtenIn > schemaVersion(migrations)) throw new Error(`A site of schema version ${writtenIn} was written by newer code`);
  return SiteDocument.parse(migrations.slice(writtenIn - 1).reduce((older, migrate) => migrate(older), document));
}
