import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for one new product: presentation, explanation and sale, with a countdown to the end of the early price. */
export const launch: TemplateDesign = {
  name: 'launch',
  rows: 3,
  columns: 2,
  viewMode: 'MOBILE',
  colours: { mainTextColor: '#FFFFFF', priceTextColor: '#FFFFFF', linkButtonColor: '#19D3FF', linkTextColor: '#04060F' },
  menuTextColor: '#FFFFFF',
  sheets: [
    { cell: 'A1', art: 1, to: '/A3' },
    { cell: 'B1', art: 5, to: '/A3' },
    { cell: 'A2', art: 2 },
    { cell: 'B2', art: 3 },
    {
      cell: 'A3',
      art: 4,
      style: { mainTextColor: '#202020', hoverArrowColor: '#202020' },
      products: [
        {
          art: 1,
          price: 24_800,
          to: '/form',
          coordinateX: 65,
          coordinateY: 40,
          textColor: '#FFFFFF',
          backgroundColor: '#101A30',
          linkButtonColor: '#19D3FF',
          linkTextColor: '#04060F',
        },
      ],
    },
    { cell: 'B3', art: 6, to: '/form', style: { linkButtonColor: '#04060F', linkTextColor: '#FFFFFF' } },
  ],
  menu: ['/A1', '/A2', '/A3', '/contact'],
  popup: {
    kind: 'timeLimit',
    art: 1,
    to: '/A3',
    animation: 'GLOW',
    days: 14,
    cells: ['A1', 'B1'],
    coordinateX: 40,
    coordinateY: 100,
  },
};
