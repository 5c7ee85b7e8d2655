import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a restaurant: the dishes of an evening in one column, with the reservation at the end. */
export const restaurant: TemplateDesign = {
  name: 'restaurant',
  group: 'hospitality',
  theme: 'ember',
  rows: 9,
  columns: 1,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 6, textBackdrop: 'gradient', to: '/contact' },
    { cell: 'A2', layout: 'low', art: 1, textBackdrop: 'gradient', price: 3_400, to: '/A3' },
    { cell: 'A3', layout: 'framed', art: 2, focus: { x: 50, y: 30 }, price: 1_650, surface: { pattern: 'plain', colour: 'surface' } },
    {
      cell: 'A4',
      layout: 'framed',
      art: 4,
      focus: { x: 50, y: 32 },
      points: [
        { x: 33, y: 27, to: '/A2' },
        { x: 74, y: 44, to: '/A3' },
      ],
    },
    { cell: 'A5', layout: 'low', art: 5, textBackdrop: 'gradient' },
    { cell: 'A6', layout: 'list', surface: { pattern: 'gradient', colour: 'background' } },
    { cell: 'A7', layout: 'quote', surface: { pattern: 'plain', colour: 'surface' } },
    {
      cell: 'A8',
      layout: 'product',
      products: [{ art: 2, price: 1_480, to: '/contact' }],
      surface: { pattern: 'lines', colour: 'background' },
    },
    { cell: 'A9', layout: 'low', art: 3, textBackdrop: 'gradient', to: '/contact' },
  ],
  menu: ['/A2', '/A6', '/A5', '/contact'],
};
