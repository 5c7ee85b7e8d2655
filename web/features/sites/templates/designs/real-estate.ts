import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a house for sale: the outside in the first row, the rooms in the second. */
export const realEstate: TemplateDesign = {
  name: 'real-estate',
  group: 'sales',
  theme: 'indigo',
  rows: 2,
  columns: 4,
  viewMode: 'PC',
  sheets: [
    {
      cell: 'A1',
      layout: 'framed',
      art: 1,
      focus: { x: 50, y: 40 },
      price: 48_800_000,
      to: '/contact',
      points: [{ x: 34, y: 53, to: '/A2' }],
    },
    {
      cell: 'B1',
      layout: 'framed',
      art: 3,
      focus: { x: 50, y: 30 },
      points: [{ x: 65, y: 41, to: '/B2' }],
      surface: { pattern: 'plain', colour: 'surface' },
    },
    { cell: 'C1', layout: 'high', art: 5, isBright: true },
    { cell: 'D1', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
    { cell: 'A2', layout: 'low', art: 2 },
    { cell: 'B2', layout: 'low', art: 4 },
    { cell: 'C2', layout: 'low', art: 6, to: '/contact' },
    { cell: 'D2', layout: 'pair', to: '/contact', surface: { pattern: 'gradient', colour: 'surface' } },
  ],
  menu: ['/A1', '/B1', '/A2', '/contact'],
};
