import { type Migration, VersionedDocument, withSheetFields } from '#functions/sites/store/revisions/migrations/migration.ts';

/** Version 3 adds products, popups and, per language, a menu, SEO and tags, SNS, forms and company texts. */
export const toVersion3: Migration = (document) => {
  const { settings, sheets, ...rest } = VersionedDocument.parse(document);
  return {
    ...rest,
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
    // Version 2 had no menu items, and a menu that is shown must have some.
    settings: { ...settings, displayGlobalMenu: false },
    sheets: withSheetFields(sheets, { products: [], basedOn: null }),
  };
};
