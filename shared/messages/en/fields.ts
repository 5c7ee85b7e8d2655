import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { fields as source } from '#shared/messages/jp/fields.ts';

export const fields: CatalogueOf<typeof source> = {
  sheet: {
    image: 'Image',
    video: 'Video',
    imageAlt: 'Alternative text',
    mainText: 'Main text',
    mainTextColor: 'Main text colour',
    price: 'Price (tax included)',
    priceTextColor: 'Price colour',
    linkButtonText: 'Button text',
    linkDestinationUrl: 'Destination',
    isInternalLink: 'Kind of destination',
    linkButtonColor: 'Button colour',
    linkTextColor: 'Button text colour',
    snsConfig: 'Social links shown',
    showCompany: 'Company information',
    membersOnlyLock: 'Members only',
    hoverArrowColor: 'Arrow colour',
    arrowFadeInterval: 'Seconds until arrows fade',
    sliderTime: 'Seconds until the next sheet',
    imageLinkPoints: 'Image links',
  },
  settings: {
    name: 'Site name',
    viewMode: 'View mode',
    logo: 'Logo',
    favicon: 'Favicon',
    languages: 'Languages',
    defaultLanguage: 'Default language',
    displayLanguageIcon: 'Language icon',
    displayGlobalMenu: 'Global menu',
    globalMenuTextColor: 'Menu text colour',
    speakerColor: 'Speaker colour',
  },
  grid: {
    size: 'Rows × columns',
    cells: 'Arrangement of cells',
  },
};
