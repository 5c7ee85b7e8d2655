import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for picture stories: a cover, then the stories from left to right, each with a link to read more. */
export const magazine: TemplateDesign = {
  name: 'magazine',
  rows: 2,
  columns: 3,
  viewMode: 'MOBILE',
  colours: { mainTextColor: '#FFFFFF', priceTextColor: '#FFFFFF', linkButtonColor: '#B8331F', linkTextColor: '#FFFFFF' },
  menuTextColor: '#FFFFFF',
  sheets: [
    { cell: 'A1', art: 6, to: '/B1', style: { linkButtonColor: '#1C333A' } },
    { cell: 'B1', art: 1, to: '/A2' },
    { cell: 'C1', art: 3, to: '/B2', style: { mainTextColor: '#202020' } },
    { cell: 'A2', art: 2 },
    { cell: 'B2', art: 4 },
    { cell: 'C2', art: 5, to: '/contact' },
  ],
  menu: ['/A1', '/B1', '/C1', '/C2'],
};
