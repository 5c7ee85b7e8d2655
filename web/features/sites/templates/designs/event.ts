import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a festival: one row to swipe sideways, in loud colours, with a countdown popup. */
export const event: TemplateDesign = {
  name: 'event',
  group: 'culture',
  theme: 'pop',
  rows: 1,
  columns: 8,
  viewMode: 'MOBILE',
  sheets: [
    { cell: 'A1', layout: 'low', art: 1, to: '/F1' },
    { cell: 'B1', layout: 'framed', art: 2, focus: { x: 50, y: 34 }, surface: { pattern: 'plain', colour: 'surface' } },
    { cell: 'C1', layout: 'low', art: 3 },
    { cell: 'D1', layout: 'low', art: 4, isBright: true },
    { cell: 'E1', layout: 'framed', art: 5, focus: { x: 50, y: 30 } },
    { cell: 'F1', layout: 'price', art: 6, price: 7_500, to: '/form' },
    { cell: 'G1', layout: 'list', surface: { pattern: 'plain', colour: 'text' } },
    { cell: 'H1', layout: 'number', surface: { pattern: 'dots', colour: 'background' } },
  ],
  menu: ['/A1', '/B1', '/E1', '/F1'],
  popup: {
    kind: 'timeLimit',
    art: 1,
    to: '/F1',
    animation: 'BOUNCE',
    days: 30,
    cells: ['A1', 'B1'],
    coordinateX: 40,
    coordinateY: 100,
  },
};
