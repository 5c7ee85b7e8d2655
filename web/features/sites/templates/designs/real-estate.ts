import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a house for sale: the outside in the first row, the rooms in the second. */
export const realEstate: TemplateDesign = {
  name: 'real-estate',
  rows: 2,
  columns: 3,
  viewMode: 'PC',
  colours: { mainTextColor: '#FFFFFF', priceTextColor: '#FFFFFF', linkButtonColor: '#173A4F', linkTextColor: '#FFFFFF' },
  menuTextColor: '#FFFFFF',
  sheets: [
    { cell: 'A1', art: 1, price: 48_800_000, to: '/contact', points: [{ x: 34, y: 53, to: '/A2' }] },
    { cell: 'B1', art: 3, points: [{ x: 65, y: 41, to: '/B2' }] },
    { cell: 'C1', art: 5 },
    { cell: 'A2', art: 2 },
    { cell: 'B2', art: 4 },
    { cell: 'C2', art: 6, to: '/contact' },
  ],
  menu: ['/A1', '/B1', '/A2', '/contact'],
};
