import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for one new product: presentation, explanation and sale, with a countdown to the end of the early price. */
export const launch: TemplateDesign = {
  name: 'launch',
  group: 'sales',
  theme: 'night',
  rows: 4,
  columns: 2,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 1, to: '/B3' },
    { cell: 'B1', layout: 'low', art: 5, to: '/B3' },
    { cell: 'A2', layout: 'number', art: 2 },
    { cell: 'B2', layout: 'low', art: 3 },
    { cell: 'A3', layout: 'framed', art: 4, focus: { x: 50, y: 28 }, surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'B3', layout: 'price', art: 6, price: 22_800, to: '/form' },
    { cell: 'A4', layout: 'list', surface: { pattern: 'gradient', colour: 'background' } },
    { cell: 'B4', layout: 'product', products: [{ art: 1, price: 24_800, to: '/form' }], surface: { pattern: 'lines', colour: 'surface' } },
  ],
  menu: ['/A1', '/A2', '/A3', '/contact'],
  popup: {
    kind: 'timeLimit',
    art: 1,
    to: '/B3',
    animation: 'GLOW',
    days: 14,
    cells: ['A1', 'B1'],
    coordinateX: 40,
    coordinateY: 100,
  },
};
