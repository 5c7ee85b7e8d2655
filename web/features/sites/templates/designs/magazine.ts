import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for picture stories: a cover, then the stories from left to right, each with a link to read more. */
export const magazine: TemplateDesign = {
  name: 'magazine',
  group: 'culture',
  theme: 'editorial',
  rows: 2,
  columns: 4,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 6, to: '/B1' },
    { cell: 'B1', layout: 'low', art: 1, to: '/A2' },
    { cell: 'C1', layout: 'framed', art: 3, focus: { x: 50, y: 34 }, to: '/B2' },
    { cell: 'D1', layout: 'quote', surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'A2', layout: 'low', art: 2 },
    { cell: 'B2', layout: 'framed', art: 4, focus: { x: 50, y: 34 } },
    { cell: 'C2', layout: 'pair', art: 5, to: '/contact' },
    { cell: 'D2', layout: 'list', surface: { pattern: 'plain', colour: 'background' } },
  ],
  menu: ['/A1', '/B1', '/C1', '/C2'],
};
