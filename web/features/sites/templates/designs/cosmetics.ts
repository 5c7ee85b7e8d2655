import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for one cosmetic product: its idea, its ingredients and how to use it, in black and gold. */
export const cosmetics: TemplateDesign = {
  name: 'cosmetics',
  group: 'wellness',
  theme: 'gilt',
  rows: 2,
  columns: 4,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 1, to: '/C2' },
    { cell: 'B1', layout: 'words', surface: { pattern: 'gradient', colour: 'surface' } },
    { cell: 'C1', layout: 'low', art: 3 },
    { cell: 'D1', layout: 'number', surface: { pattern: 'plain', colour: 'accent' } },
    { cell: 'A2', layout: 'framed', art: 2, focus: { x: 40, y: 26 } },
    { cell: 'B2', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
    { cell: 'C2', layout: 'price', price: 7_480, to: '/contact', surface: { pattern: 'lines', colour: 'surface' } },
    { cell: 'D2', layout: 'quote', surface: { pattern: 'gradient', colour: 'background' } },
  ],
  menu: ['/A1', '/C1', '/B2', '/C2'],
};
