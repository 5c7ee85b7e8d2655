import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for an inn with a hot spring: the night, the bath, the rooms and a day there. */
export const hotel: TemplateDesign = {
  name: 'hotel',
  group: 'hospitality',
  theme: 'ink',
  rows: 4,
  columns: 2,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 1, to: '/A4' },
    { cell: 'B1', layout: 'high', art: 3 },
    { cell: 'A2', layout: 'framed', art: 2, focus: { x: 50, y: 28 } },
    { cell: 'B2', layout: 'words', surface: { pattern: 'gradient', colour: 'surface' } },
    { cell: 'A3', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
    { cell: 'B3', layout: 'number', surface: { pattern: 'lines', colour: 'background' } },
    { cell: 'A4', layout: 'price', price: 28_600, to: '/contact', surface: { pattern: 'gradient', colour: 'background' } },
    { cell: 'B4', layout: 'pair', to: '/contact', surface: { pattern: 'plain', colour: 'surface' } },
  ],
  menu: ['/A1', '/A2', '/A3', '/contact'],
};
