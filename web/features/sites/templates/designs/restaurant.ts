import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for a restaurant: the dishes of an evening in one column, with the reservation at the end. */
export const restaurant: TemplateDesign = {
  name: 'restaurant',
  rows: 6,
  columns: 1,
  viewMode: 'MOBILE',
  colours: { mainTextColor: '#FFFFFF', priceTextColor: '#FFFFFF', linkButtonColor: '#A83A26', linkTextColor: '#FFFFFF' },
  menuTextColor: '#FFFFFF',
  sheets: [
    { cell: 'A1', art: 6, to: '/contact' },
    { cell: 'A2', art: 1, price: 6_800, to: '/A3' },
    {
      cell: 'A3',
      art: 2,
      price: 1_650,
      products: [{ art: 2, price: 1_650, to: '/contact', coordinateX: 65, coordinateY: 30, linkButtonColor: '#A83A26' }],
    },
    {
      cell: 'A4',
      art: 4,
      points: [
        { x: 33, y: 27, to: '/A2' },
        { x: 74, y: 44, to: '/A3' },
      ],
    },
    { cell: 'A5', art: 5 },
    { cell: 'A6', art: 3, to: '/contact' },
  ],
  menu: ['/A2', '/A4', '/A5', '/contact'],
};
