import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for the works of one person, with few words, for large screens; the sheets advance automatically. */
export const portfolio: TemplateDesign = {
  name: 'portfolio',
  rows: 2,
  columns: 3,
  viewMode: 'PC',
  colours: { mainTextColor: '#202020', priceTextColor: '#202020', linkButtonColor: '#1B1B1D', linkTextColor: '#FFFFFF' },
  menuTextColor: '#202020',
  sheets: [
    { cell: 'A1', art: 1, to: '/B1', style: { hoverArrowColor: '#1B1B1D' } },
    { cell: 'B1', art: 3, style: { sliderTime: 6, hoverArrowColor: '#1B1B1D' } },
    { cell: 'C1', art: 4, style: { sliderTime: 6, hoverArrowColor: '#1B1B1D' } },
    { cell: 'A2', art: 2, style: { mainTextColor: '#FFFFFF', sliderTime: 6 } },
    { cell: 'B2', art: 5, style: { mainTextColor: '#FFFFFF' } },
    { cell: 'C2', art: 6, style: { mainTextColor: '#FFFFFF', linkButtonColor: '#F2542D', linkTextColor: '#1B1B1D' }, to: '/contact' },
  ],
  menu: ['/A1', '/B1', '/contact'],
};
