import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a festival: one row to swipe sideways, in loud colours, with a countdown popup. */
export const event: TemplateDesign = {
  name: 'event',
  rows: 1,
  columns: 6,
  viewMode: 'MOBILE',
  colours: { mainTextColor: '#FFFFFF', priceTextColor: '#FFFFFF', linkButtonColor: '#FFD23F', linkTextColor: '#14062E' },
  menuTextColor: '#FFD23F',
  sheets: [
    { cell: 'A1', art: 1, to: '/F1' },
    { cell: 'B1', art: 2, style: { hoverArrowColor: '#14062E' } },
    { cell: 'C1', art: 3 },
    { cell: 'D1', art: 4 },
    { cell: 'E1', art: 5 },
    { cell: 'F1', art: 6, price: 7_500, to: '/form' },
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
