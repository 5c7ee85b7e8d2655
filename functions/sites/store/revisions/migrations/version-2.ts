import { type Migration, VersionedDocument, withSheetFields } from '#functions/sites/store/revisions/migrations/migration.ts';

/** Version 2 adds videos, prices, image links, arrows, the visibility of sheet elements, and language and menu settings. */
export const toVersion2: Migration = (document) => {
  const { settings, sheets, ...rest } = VersionedDocument.parse(document);
  return {
    ...rest,
    settings: { ...settings, displayLanguageIcon: true, displayGlobalMenu: true, globalMenuTextColor: '#FFFFFF', speakerColor: '#FFFFFF' },
    sheets: withSheetFields(sheets, {
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
    }),
  };
};
