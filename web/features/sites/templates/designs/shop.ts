import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a shop of tea accessories: pictures in two columns, products with details, and an offer for the first customers. */
export const shop: TemplateDesign = {
  name: 'shop',
  group: 'sales',
  theme: 'moss',
  rows: 4,
  columns: 2,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'high', art: 1, isBright: true, to: '/A2', points: [{ x: 80, y: 63, to: '/B2' }] },
    { cell: 'B1', layout: 'centre', art: 5, to: '/A4' },
    {
      cell: 'A2',
      layout: 'product',
      art: 6,
      isBright: true,
      products: [
        { art: 2, price: 9_800, to: '/contact' },
        { art: 1, price: 3_200, to: '/contact' },
      ],
    },
    { cell: 'B2', layout: 'framed', art: 3, focus: { x: 50, y: 26 }, surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'A3', layout: 'price', art: 2, price: 5_400, to: '/contact' },
    { cell: 'B3', layout: 'high', art: 4, isBright: true, to: '/contact' },
    { cell: 'A4', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
    { cell: 'B4', layout: 'quote', surface: { pattern: 'plain', colour: 'accent' } },
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
