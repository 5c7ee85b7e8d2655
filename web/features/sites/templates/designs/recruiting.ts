import type { TemplateDesign } from '#web/features/sites/templates/template-design.ts';

/** Template for recruiting: bright pictures, a description of the work, and the way to apply. */
export const recruiting: TemplateDesign = {
  name: 'recruiting',
  rows: 3,
  columns: 2,
  viewMode: 'MOBILE',
  colours: { mainTextColor: '#202020', priceTextColor: '#202020', linkButtonColor: '#2456E6', linkTextColor: '#FFFFFF' },
  menuTextColor: '#202020',
  sheets: [
    { cell: 'A1', art: 1, to: '/form', style: { hoverArrowColor: '#2456E6' } },
    { cell: 'B1', art: 6, to: '/A2', style: { hoverArrowColor: '#2456E6' } },
    { cell: 'A2', art: 2, style: { mainTextColor: '#FFFFFF', linkButtonColor: '#FFFFFF', linkTextColor: '#12309B' }, to: '/B2' },
    { cell: 'B2', art: 4, style: { hoverArrowColor: '#2456E6' } },
    { cell: 'A3', art: 3, to: '/form', style: { hoverArrowColor: '#2456E6' } },
    { cell: 'B3', art: 5, style: { mainTextColor: '#FFFFFF' }, to: '/contact' },
  ],
  menu: ['/A1', '/B1', '/B2', '/form'],
};
