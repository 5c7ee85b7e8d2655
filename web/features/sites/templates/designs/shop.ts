import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a shop of tea accessories: pictures in two columns, products with details, and an offer for the first customers. */
export const shop: TemplateDesign = {
  name: 'shop',
  rows: 3,
  columns: 2,
  viewMode: 'MOBILE',
  colours: { mainTextColor: '#FFFFFF', priceTextColor: '#FFFFFF', linkButtonColor: '#3F5A33', linkTextColor: '#FFFFFF' },
  menuTextColor: '#FFFFFF',
  sheets: [
    { cell: 'A1', art: 1, to: '/A2', points: [{ x: 80, y: 63, to: '/B2' }] },
    { cell: 'B1', art: 5, to: '/A3' },
    {
      cell: 'A2',
      art: 6,
      products: [{ art: 2, price: 9_800, to: '/contact', coordinateX: 65, coordinateY: 40, linkButtonColor: '#3F5A33' }],
    },
    {
      cell: 'B2',
      art: 3,
      products: [{ art: 1, price: 3_200, to: '/contact', coordinateX: 65, coordinateY: 250, linkButtonColor: '#3F5A33' }],
    },
    { cell: 'A3', art: 2, price: 5_400, to: '/contact' },
    { cell: 'B3', art: 4, to: '/contact' },
  ],
  menu: ['/A1', '/A2', '/B2', '/contact'],
  popup: {
    kind: 'applicantLimit',
    art: 1,
    to: '/contact',
    animation: 'PULSE',
    days: 14,
    limit: 30,
    cells: ['A1'],
    coordinateX: 40,
    coordinateY: 90,
  },
};
